#!/usr/bin/env python3
"""Hostile surroundings of the real program: environment, folders, terminals' names, time.

    surroundings.py FOLDER_OF_PROGRAMS [SEED [CASE …]]
"""

import os
import shutil
import signal
import subprocess
import time

from support.folder import MOGGY, PATIENCE, ROOT, attributes, carry_out, modes_left
from support.session import Program, tell

SLOW = 1.0
HOME = ROOT / "home"


def hostile(text):
    return any(byte < 32 and byte not in b"\n\t\r" for byte in text) or b"\xc2\x9b" in text


def command(environment, arguments, problems, what, cwd=None):
    took, child = 0.0, None
    for turn in range(2):
        started = time.monotonic()
        child = subprocess.Popen([MOGGY, *arguments], env=environment, cwd=cwd or ROOT, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            output, errors = child.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            child.kill()
            child.communicate()
            problems.append(f"{arguments} hung")
            return None, b"", b""
        took = time.monotonic() - started
        if took <= SLOW:
            break
    if took > SLOW:
        problems.append(f"{arguments} took {took:.1f} s")
    if child.returncode < 0 or child.returncode > 128 or child.returncode == 70:
        problems.append(f"{arguments}: {child.returncode} {errors[-300:]!r}")
    if hostile(output) or hostile(errors):
        problems.append(f"{arguments} prints control bytes: {output[:100]!r} {errors[:100]!r}")
    return child.returncode, output, errors


def look(environment, problems, arguments=(), keys=b"", seconds=0.5):
    program = Program(MOGGY, None, *arguments, language=None, environment={"HOME": None} | environment)
    before = attributes(program)
    program.read(seconds)
    for key in (b"3", b"2", b"?", b"\x1b"):
        try:
            program.press(key)
        except OSError:
            break
        program.read(0.1)
    status = None
    done, raw = os.waitpid(program.process, os.WNOHANG)
    if done:
        program.process = 0
        status = os.waitstatus_to_exitcode(raw)
    else:
        os.kill(program.process, signal.SIGTERM)
        started = time.monotonic()
        status = program.ended(PATIENCE)
        if status is None or time.monotonic() - started > SLOW:
            problems.append(f"the screen took {time.monotonic() - started:.1f} s to end")
    if status is None or status < 0 or (status > 128 and status != 143) or status == 70:
        problems.append(f"the screen ended with {status}: {program.bytes[-200:]!r}")
    if attributes(program) != before:
        problems.append("the terminal is not as it was")
    problems += modes_left(program)
    text = program.bytes
    program.close()
    return status, text


def fresh_home():
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir()


VALUES = {
    "empty": b"", "relative": b"here/there", "a dot": b".", "long": b"/tmp/" + b"x" * 300, "very long": b"/" + b"y/" * 40_000,
    "control bytes": b"/tmp/moggy-\x1b[31m\x07\n\r\x9b", "not UTF-8": b"/tmp/moggy-\xff\xfe", "a file": b"/etc/passwd",
    "a device": b"/dev/null", "proc": b"/proc/self", "of nobody": b"/nowhere/at/all", "dots": b"/tmp/../../../..//tmp/moggy-dots/./x",
    "full": b"/dev/full", "a loop": b"LOOP", "spaces": b"  ", "tilde": b"~", "percent": b"/tmp/moggy-%s%n%d", "socket-long": b"/tmp/" + b"z" * 100,
}


def folders():
    loop = ROOT / "loop"
    os.symlink(loop, loop)
    for name, value in VALUES.items():
        value = str(loop).encode() if value == b"LOOP" else value
        for variable in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"):
            fresh_home()
            environment = {b"HOME": str(HOME).encode(), b"PATH": b"/usr/bin:/bin", b"LC_ALL": b"C.UTF-8", variable.encode(): value}
            problems = []
            said = []
            for arguments in (["trackers", "add", "Water", "--category", "Health"], ["trackers", "today"], ["config", "path"]):
                status, output, errors = command(environment, arguments, problems, name)
                said.append(f"{status} {errors[:70]!r}" if status else "0")
            if said[0] == "0":
                status, output, errors = command(environment, ["trackers", "list"], problems, name)
                if b"Water" not in output:
                    problems.append(f"what was added is not there: {status} {errors!r}")
            status, _ = look(environment, problems)
            tell(f"{variable} {name}", problems, f"{'; '.join(said)}; screen {status}")


def words():
    for variable in ("LANG", "LC_ALL", "LANGUAGE", "TZ", "TERM", "COLORTERM", "LINES", "COLUMNS", "TERMINFO", "NO_COLOR",
                     "MOGGY_PLACES", "ESCDELAY", "TERM_PROGRAM", "http_proxy", "https_proxy", "TMPDIR", "LC_CTYPE"):
        for name, value in {
                "empty": b"", "100 kB": b"x" * 100_000, "control": b"\x1b[31m\x07\x9b", "not UTF-8": b"\xff\xfe\x80",
                "slashes": b"../../../etc/passwd", "numbers": b"-99999999999999999999", "percent": b"%s%n%s%n",
                "dumb": b"dumb", "zero": b"0", "devices": b"/dev/zero", "colons": b":::::/dev/zero"}.items():
            fresh_home()
            environment = {b"HOME": str(HOME).encode(), b"PATH": b"/usr/bin:/bin", b"LC_ALL": b"C.UTF-8", b"TERM": b"xterm-256color"}
            environment[variable.encode()] = value
            problems = []
            said = []
            for arguments in (["trackers", "add", "Water", "--category", "Health"], ["trackers", "today"], ["weather", "--offline"]):
                status, _, errors = command(environment, arguments, problems, name)
                said.append(f"{status} {errors[:70]!r}" if status else "0")
            if said[0] != "0":
                problems.append(f"trackers add: {said[0]}")
            status, text = look(environment, problems)
            if status != 143:
                said.append(repr(text[-100:]))
            tell(f"{variable} {name}", problems, f"{'; '.join(said)}; screen {status}")


def terminals():
    for term in ("dumb", "unknown", "", "vt52", "vt100", "linux", "ansi", "xterm", "screen", "tmux-256color", "hp2645", "adm3a", "tvi925",
                 "9term", "eterm", "sun", "teken", "cons25", "../x", "xterm-direct", "vt220-8bit"):
        fresh_home()
        problems = []
        environment = {"HOME": str(HOME), "TERM": term, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}
        status, text = look(environment, problems)
        tell(f"TERM={term}", problems, f"{status}" + ("" if status == 143 else f" {text[-150:]!r}"))


# A folder of nobody can be made by root alone, who must not leave it to others.
had_nowhere = os.path.exists("/nowhere")
try:
    carry_out({"folders": folders, "words": words, "terminals": terminals})
finally:
    if not had_nowhere:
        shutil.rmtree("/nowhere", ignore_errors=True)
    shutil.rmtree("/tmp/moggy-dots", ignore_errors=True)
