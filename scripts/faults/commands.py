#!/usr/bin/env python3
"""Lets every file call of every writing command fail once, and for good, and kills the command there.

    commands.py FOLDER_OF_PROGRAMS [STRIDE]

The n-th call of each kind fails, for n = 1, 2, 3 … until it does not come any more; STRIDE takes only
every so many. After each run a second one without a fault looks: what was told to be saved is there,
what was there before is there too, nothing was moved aside, and nobody hung or trapped.
"""
import contextlib
import json
import os
import shutil
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
BIN = os.path.abspath(sys.argv[1])
STRIDE = int(sys.argv[2]) if len(sys.argv) > 2 else 1
PROGRAM = os.path.join(BIN, "moggy")
SECONDS = 10
ERRORS = {"open": [5, 24, 13], "read": [5], "write": [5, 28], "fsync": [5], "rename": [5, 28],
          "link": [5, 28], "unlink": [5, 13]}


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


# One grey pixel.
PICTURE = (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
           + chunk(b"IDAT", zlib.compress(b"\0\x80")) + chunk(b"IEND", b""))


class Case:
    """A command, and how a later run tells whether it was carried out."""

    def __init__(self, name, arguments, look, isDone):
        self.name, self.arguments, self.look, self.isDone = name, arguments, look, isDone


def pets(test):
    return lambda found: test({pet["name"]: pet for pet in found})


LIST = ["pets", "list", "--json"]
CASES = [
    Case("add", ["pets", "add", "--name", "Milka"], LIST, pets(lambda p: "Milka" in p)),
    Case("edit", ["pets", "edit", "Rex", "--breed", "Boxer"], LIST,
         pets(lambda p: p["Rex"].get("breed") == "Boxer")),
    Case("photo", ["pets", "edit", "Rex", "--photo", "given.png"], LIST,
         pets(lambda p: bool(p["Rex"].get("photo")))),
    Case("weight", ["pets", "weight", "Rex", "12.5"], ["pets", "show", "Rex", "--json"],
         lambda found: "12.5" in json.dumps(found)),
    Case("document", ["pets", "document", "Rex", "given.txt"], ["pets", "document", "Rex", "--json"],
         lambda found: len(found) == 1),
    Case("habit", ["trackers", "add", "Walk", "--category", "Health"],
         ["trackers", "list", "--json"], lambda found: "Walk" in json.dumps(found)),
    Case("done", ["trackers", "done", "Water"], ["trackers", "today", "--json"],
         lambda found: '"done"' in json.dumps(found)),
    Case("country", ["travel", "add", "France"], ["travel", "list", "--json"],
         lambda found: '"FR"' in json.dumps(found)),
    Case("backup", ["backup", "all.moggy"], None, None),
    Case("export", ["export", "all.json"], None, None),
    Case("remove", ["pets", "remove", "Busya"], LIST, pets(lambda p: "Busya" not in p)),
]


def run(folder, arguments, fault=None):
    environment = {"HOME": folder, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}
    if fault:
        environment.update(fault, LD_PRELOAD=LIBRARY)
    try:
        ended = subprocess.run(
            [PROGRAM] + arguments + ["--data", os.path.join(folder, "moggy")], cwd=folder,
            env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS)
        return ended.returncode, ended.stdout.decode(), ended.stderr.decode(errors="replace")
    except subprocess.TimeoutExpired:
        return "hangs", "", ""


def records(folder):
    return os.path.join(folder, "moggy", "data", "moggy.sqlite")


def make_template(folder):
    os.makedirs(folder)
    with open(os.path.join(folder, "given.png"), "wb") as file:
        file.write(PICTURE)
    with open(os.path.join(folder, "given.txt"), "w") as file:
        file.write("first")
    # An import takes more than the one pet that is free.
    both = {"format": "moggy-pets", "version": 1, "pets": []}
    assert run(folder, ["pets", "add", "--name", "Rex"])[0] == 0
    text = json.loads(run(folder, ["pets", "export"])[1])
    both = dict(text)
    pet = dict(text["pets"][0], name="Busya", id="00000000-0000-0000-0000-000000000002")
    both["pets"] = [text["pets"][0], pet]
    with open(os.path.join(folder, "both.json"), "w") as file:
        json.dump(both, file)
    status, _, errors = run(folder, ["pets", "import", "both.json"])
    assert status == 0, errors
    # A third pet is added by a command, as by whoever has Premium.
    with contextlib.closing(sqlite3.connect(records(folder))) as database, database:
        database.execute("INSERT OR REPLACE INTO setting VALUES ('premium.isOn', 'true')")
    for case in CASES:
        # Each has to be carried out where nothing fails.
        trial = folder + "-" + case.name
        shutil.copytree(folder, trial)
        if case.name != "done":
            status, _, errors = run(trial, case.arguments)
            assert status == 0, (case.name, errors)
        shutil.rmtree(trial)
    status, _, errors = run(folder, ["trackers", "add", "Water", "--category", "Health"])
    assert status == 0, errors
    found = json.loads(run(folder, LIST)[1])
    assert len(found) == 2, found


def problems(folder, case, status, errors, killed):
    """What is wrong after a run, a text each."""
    wrong = []
    if status == "hangs":
        return ["hangs"]
    if status < 0 and not (killed and status == -9):
        wrong.append(f"ended by signal {-status}")
    if status > 0 and not errors.strip():
        wrong.append(f"status {status} without a word")
    if status == 79:
        wrong.append("repaired")
    names = os.listdir(os.path.join(folder, "moggy", "data"))
    if any(".corrupt-" in name for name in names):
        wrong.append(f"moved aside: {names}")
    after, out, errors_after = run(folder, LIST)
    if after != 0:
        return wrong + [f"the next run ends with {after}: {errors_after.strip()}"]
    here = {pet["name"] for pet in json.loads(out)}
    if not {"Rex"} <= here or ("Busya" not in here and case.name != "remove"):
        wrong.append(f"lost: {sorted(here)}")
    if status == 0 and case.look:
        looked, out, errors_after = run(folder, case.look)
        if looked != 0 or not case.isDone(json.loads(out)):
            wrong.append(f"told to be saved and is not there: {out[:200]} {errors_after[:200]}")
    if status == 0 and not case.look:
        target = os.path.join(folder, case.arguments[-1])
        if not os.path.exists(target) or os.path.getsize(target) == 0:
            wrong.append("told to be written and is not there")
        elif case.name == "backup" and run(folder, ["restore", "--preview", "all.moggy"])[0] != 0:
            wrong.append("the backup cannot be read")
        elif case.name == "export":
            with open(target) as file:
                json.load(file)
    return wrong


def sweep(template, case, work):
    """Every fault of one command; how many came, how many confirmed, and how many went wrong."""
    count = confirmed = failed = 0
    for call, errors in ERRORS.items():
        for path in ("moggy.sqlite", "/moggy/data", "all."):
            if path == "all." and case.name not in ("backup", "export"):
                continue
            for error, times, kill in [(e, t, 0) for e in errors for t in (1, 0)] + [(5, 1, 1)]:
                number = 1
                while True:
                    folder = os.path.join(work, "run")
                    shutil.rmtree(folder, ignore_errors=True)
                    shutil.copytree(template, folder)
                    log = os.path.join(work, "log")
                    if os.path.exists(log):
                        os.unlink(log)
                    fault = {"FAULT_CALL": call, "FAULT_PATH": path, "FAULT_ERRNO": str(error),
                             "FAULT_AT": str(number), "FAULT_COUNT": str(times),
                             "FAULT_KILL": str(kill), "FAULT_LOG": log}
                    status, _, said = run(folder, case.arguments, fault)
                    came = os.path.getsize(log) if os.path.exists(log) else 0
                    if came == 0:
                        break
                    count += came
                    confirmed += status == 0
                    wrong = problems(folder, case, status, said, bool(kill))
                    if wrong:
                        failed += 1
                        print(f"FAILED {case.name}: {call} {number} of {path}, errno {error}, "
                              f"times {times}, kill {kill}: {'; '.join(wrong)}", flush=True)
                    number += STRIDE
    return count, confirmed, failed


def main():
    global LIBRARY
    work = tempfile.mkdtemp(prefix="moggy-faults-", dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)
    LIBRARY = os.path.join(work, "faultcalls.so")
    try:
        subprocess.run(
            ["gcc", "-shared", "-fPIC", "-O1", "-o", LIBRARY, os.path.join(HERE, "faultcalls.c"), "-ldl"],
            check=True)
        template = os.path.join(work, "template")
        make_template(template)
        total = [0, 0, 0]
        for case in CASES:
            found = sweep(template, case, work)
            total = [a + b for a, b in zip(total, found)]
            print(f"{case.name}: {found[0]} faults, {found[1]} confirmed all the same, {found[2]} failed",
                  flush=True)
        print(f"{total[0]} cases, {total[2]} failed")
        sys.exit(1 if total[2] or total[0] == 0 else 0)
    finally:
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()
