#!/usr/bin/env python3
"""helper.py BIN: the process that decodes pictures dies or stands still, under the real program.

The samples have photos, each of which a process of its own decodes. That process is killed, crashed
or stopped as soon as it was started, or two milliseconds later (spawncalls.c). The screen has to answer
all the same, nobody may be left behind, and a start with sound processes has to show the photos: a
failure is kept nowhere.
"""

import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from support.session import Program, end, tell

BIN = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/debug").resolve()
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="moggy-helper-"))
LIBRARY = FOLDER / "spawncalls.so"
HALF_BLOCK = "\u2580".encode()
PATIENCE = 20
subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", LIBRARY, pathlib.Path(__file__).with_name("spawncalls.c"), "-ldl"],
               check=True)


def helpers(program):
    found = []
    for process in program.family()[1:]:
        try:
            name = pathlib.Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")[0]
        except OSError:
            continue
        if name == b"moggy-picture-decoder":
            found.append(process)
    return found


def zombies(program):
    found = []
    for process in program.family()[1:]:
        try:
            if pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z":
                found.append(process)
        except OSError:
            pass
    return found


def disturb(name, number, size):
    log = FOLDER / f"{name}-{size[1]}.log"
    log.touch()
    surroundings = {"LD_PRELOAD": str(LIBRARY), "HELPER_SIGNAL": str(int(number)), "HELPER_LOG": str(log),
                    "HELPER_DELAY": "2000"}
    program = Program(BIN / "moggy", FOLDER / f"{name}-{size[1]}", "--demo", "--tab", "pets", size=size,
                      environment=surroundings)
    problems = []
    try:
        until = time.monotonic() + PATIENCE
        while not log.read_text() and time.monotonic() < until:
            program.read(0.05)
        before = program.cost()
        # Another tab, and back: the screen answers while processes stand still.
        for key in (b"3", b"2", b"j", b"k"):
            program.press(key)
            began = time.monotonic()
            if not program.read(0.3):
                problems.append(f"{key!r} draws nothing")
            if time.monotonic() - began > 5:
                problems.append(f"{key!r} takes {time.monotonic() - began:.1f} s")
        hit = {int(line) for line in log.read_text().split()}
        if not hit:
            problems.append("no helper was seen")
        if left := zombies(program):
            problems.append(f"zombies: {left}")
        if len(helpers(program)) > 2:
            problems.append("more than two helpers at once")
        program.press(b"q")
        status = program.ended(20)
        if status != 0:
            problems.append(f"q: {status}")
        # The kernel ends a stopped one a moment after its parent: nobody is left in its group to wake it.
        until = time.monotonic() + 2
        while (left := [process for process in hit if pathlib.Path(f"/proc/{process}").exists()]):
            if time.monotonic() > until:
                break
            time.sleep(0.01)
        if left:
            problems.append(f"left behind: {left}")
    finally:
        program.close()
    hits = log.read_text().count("\n")
    tell(f"{name}, {size[1]}x{size[0]}", problems, f"{hits} helpers hit, {before[0]} descriptors")


def sound(name, size):
    """The same records again, with sound processes."""
    program = Program(BIN / "moggy", FOLDER / f"{name}-{size[1]}", "--demo", "--tab", "pets", size=size)
    try:
        problems = [] if program.wait_for(HALF_BLOCK, 20) else ["no photo is drawn"]
        program.press(b"q")
        status = program.ended(20)
        if status != 0:
            problems.append(f"q: {status}")
    finally:
        program.close()
    tell(f"photos after {name}, {size[1]}x{size[0]}", problems)


def main():
    signals = {"killed": signal.SIGKILL, "crashed": signal.SIGSEGV, "stopped": signal.SIGSTOP,
               "aborted": signal.SIGABRT, "out of time": signal.SIGXCPU}
    try:
        for name, number in signals.items():
            for size in ((24, 80), (40, 120)):
                disturb(name, number, size)
        sound("killed", (24, 80))
        sound("stopped", (24, 80))
    finally:
        shutil.rmtree(FOLDER, ignore_errors=True)
    return end()


if __name__ == "__main__":
    sys.exit(main())
