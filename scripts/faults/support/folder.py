"""What the scripts that work on a folder of records share: commands on it, a screen, what is in it.

Reads FOLDER_OF_PROGRAMS and SEED from the command line.
"""

import json
import os
import pathlib
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import termios
import time

from support.session import Program, end

BIN = pathlib.Path(sys.argv[1]).resolve()
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
MOGGY = BIN / "moggy"
ROOT = pathlib.Path(tempfile.mkdtemp(prefix="moggy-crowd-"))
ENVIRONMENT = {"HOME": str(ROOT), "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}
# Beyond any load of the machine: it ends what hangs.
PATIENCE = 30
# The longest that a refusal or an end may take, in seconds.
PROMPT = 1.0
chance = random.Random(SEED)


def start(data, *arguments):
    return subprocess.Popen(
        [MOGGY, *arguments, "--data", data], env=ENVIRONMENT, cwd=ROOT, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def run(data, *arguments):
    """The status, None for a hang; what was printed; how long it took."""
    before = time.monotonic()
    process = start(data, *arguments)
    try:
        output, errors = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return None, "", "hung", PATIENCE
    took = time.monotonic() - before
    return process.returncode, output.decode(), errors.decode(errors="replace"), took


def fresh(name):
    """A folder with a habit, a pet and a city."""
    data = ROOT / name
    for arguments in (["trackers", "add", "Water", "--category", "Health"],
                      ["pets", "add", "--name", "Rex", "--kind", "Dog"]):
        status, _, errors, _ = run(data, *arguments)
        if status != 0:
            raise SystemExit(f"cannot begin: {errors}")
    # The pages of a first visit were seen.
    with sqlite3.connect(data / "data/moggy.sqlite") as database:
        database.executemany("REPLACE INTO setting VALUES (?, ?)", [
            ("introduction.isSeen", "true"),
            ("trackers", json.dumps({"carriesEventsOver": False, "hidesStreaks": False,
                                     "isOnboarded": True, "showsPinnedDaily": False}))])
    database.close()
    return data


def slow(what, took, waited=0.0):
    """The problem of a refusal that took too long; `waited` is a wait that is meant to be."""
    return [f"{what}: took {took:.2f} s"] if took > PROMPT + waited else []


def records(data):
    """The names of all trackers and pets, and what is wrong with the file."""
    problems = []
    names = []
    # A list of pets is cut after a thousand unless told otherwise.
    for what, more in (("trackers", []), ("pets", ["--limit", "100000"])):
        status, output, errors, _ = run(data, what, "list", "--json", *more)
        if status not in (0, 79):
            problems.append(f"{what} list ends with {status}: {errors.strip()}")
            continue
        if status == 79:
            problems.append(f"{what} list had to repair: {errors.strip()}")
        found = json.loads(output)
        names += [entry["name"] for entry in found]
    file = data / "data/moggy.sqlite"
    if file.exists():
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
            for line in database.execute("PRAGMA integrity_check"):
                if line[0] != "ok":
                    problems.append(f"integrity: {line[0]}")
            if database.execute("PRAGMA foreign_key_check").fetchall():
                problems.append("rows without the row they belong to")
    return names, problems


def attributes(program):
    return termios.tcgetattr(program.terminal)[:4]


def leave(program, before, problems, how="q"):
    """Ends a screen; the terminal is as it was."""
    if how:
        program.press(how.encode())
    status = program.ended(PATIENCE)
    if status is None:
        problems.append("the screen does not end")
    elif status not in (0, 74):
        problems.append(f"the screen ends with {status}")
    if attributes(program) != before:
        problems.append("the terminal is not as it was")
    for wanted in (b"\x1b[?1049l", b"\x1b[?25h"):
        if wanted not in program.bytes:
            problems.append(f"the terminal was not told {wanted!r}")
    problems += modes_left(program)
    program.close()


def screen(data, *arguments):
    program = Program(MOGGY, data, "--tab", "trackers", *arguments)
    before = attributes(program)
    return program, before, program.wait_for(b"Water", PATIENCE)


def modes_left(program):
    """The private modes that were switched on and not off again; a hidden cursor is one."""
    left = {}
    for codes, what in re.findall(rb"\x1b\[\?([0-9;]+)([hl])", program.bytes):
        for code in codes.split(b";"):
            left[int(code)] = what == b"h"
    problems = [f"mode {code} is left on" for code, on in left.items() if on and code not in (7, 12, 25)]
    if left.get(25) is False:
        problems.append("the cursor is left hidden")
    return problems


def state_of_water(data):
    status, output, errors, _ = run(data, "trackers", "today", "--json")
    if status not in (0, 79):
        return f"{status}: {errors.strip()}"
    found = [card for card in json.loads(output)["trackers"] if card["name"] == "Water"]
    return found[0]["state"] if found else "gone"


def carry_out(cases):
    """Runs those that are named behind the seed, or all."""
    try:
        for name in sys.argv[3:] or cases:
            cases[name]()
    finally:
        shutil.rmtree(ROOT, ignore_errors=True)
    sys.exit(end())
