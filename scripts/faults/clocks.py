#!/usr/bin/env python3
"""Clocks that are wrong, jump and change their zone under the real program (clockcalls.c).

    clocks.py FOLDER_OF_PROGRAMS [SEED [CASE …]]

Whatever the clock says, what was confirmed is there, nothing hangs, the terminal is left as it was found.
"""

import os
import pathlib
import shutil
import signal
import subprocess
import time

from support.folder import (
    ENVIRONMENT, MOGGY, PATIENCE, ROOT, attributes, carry_out, fresh, leave, modes_left, records)
from support.session import Program, tell

SLOW = 1.0
LIBRARY = ROOT / "clockcalls.so"
CLOCK = ROOT / "clock"
SURROUNDINGS = {"LD_PRELOAD": str(LIBRARY), "CLOCK_OFFSET_FILE": str(CLOCK)}
subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", LIBRARY, pathlib.Path(__file__).with_name("clockcalls.c"), "-ldl"],
               check=True)


def set_clock(moment):
    """`moment` in seconds since 1970."""
    new = ROOT / "clock.new"
    new.write_text(str(int(moment - time.time())))
    os.rename(new, CLOCK)


def command(data, moment, arguments, problems, zone=None):
    set_clock(moment)
    environment = ENVIRONMENT | SURROUNDINGS
    if zone:
        environment["TZ"] = zone
    for turn in range(2):
        started = time.monotonic()
        try:
            done = subprocess.run([MOGGY, *arguments, "--data", data], env=environment, cwd=ROOT, capture_output=True,
                                  timeout=PATIENCE, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            problems.append(f"{moment} {arguments[:2]}: hung")
            return None, b"", b""
        took = time.monotonic() - started
        if took < SLOW or done.returncode == 0 and "add" in arguments:
            break
    if took > SLOW:
        problems.append(f"{moment} {arguments[:2]}: {took:.1f} s")
    if done.returncode < 0 or done.returncode == 70 or done.returncode > 128:
        problems.append(f"{moment} {arguments[:2]}: {done.returncode} {done.stderr[-200:]!r}")
    return done.returncode, done.stdout, done.stderr


# From the year -9,999 to 33,658 and beyond, as seconds since 1970.
MOMENTS = [0, 1, -1, -2**31, -2**31 - 1, 2**31 - 2, 2**31 + 1, 2**32, 253402300798, 253402300801, 951782400, 1709208000,
           -62135596800, -62167219201, -377705116800, 9223372036, 9223372037, 13569465600, 10**12, 2**53, -2**53]


def moments():
    for moment in MOMENTS:
        data, problems, said = fresh(f"at{moment}"), [], []
        confirmed = ["Water", "Rex"]
        for name, arguments in (("Then", ["trackers", "add", "Then", "--category", "Health"]),
                                (None, ["trackers", "done", "Water"]), (None, ["trackers", "today"]), (None, ["trackers", "stats"]),
                                (None, ["pets", "list"]), (None, ["pets", "due"]), (None, ["pets", "weight", "Rex", "4"]),
                                (None, ["pets", "vaccination", "Rex", "Rabies"]), (None, ["weather", "--offline", "47.5 19.04"]),
                                (None, ["backup", ROOT / f"b{len(os.listdir(ROOT))}"]), (None, ["pets", "export"]),
                                (None, ["trackers", "export"]), (None, ["trackers", "export", "--ics"])):
            status, _, errors = command(data, moment, arguments, problems)
            said.append(str(status))
            if status == 0 and name:
                confirmed.append(name)
        for tab in ("trackers", "pets", "weather", "travel", "catinder", "profile"):
            program = Program(MOGGY, data, "--tab", tab, environment=SURROUNDINGS)
            before = attributes(program)
            program.read(0.5)
            program.press(b" ")
            program.read(0.1)
            program.press(b"\x1b[C\r")
            program.read(0.1)
            ended, status = os.waitpid(program.process, os.WNOHANG)
            if ended:
                program.process = 0
                problems.append(f"{tab}: ended with {os.waitstatus_to_exitcode(status)} {program.bytes[-200:]!r}")
            else:
                started = time.monotonic()
                os.kill(program.process, signal.SIGTERM)
                if program.ended(PATIENCE) != 143 or time.monotonic() - started > 2:
                    problems.append(f"{tab}: its end took {time.monotonic() - started:.1f} s")
            if attributes(program) != before:
                problems.append(f"{tab}: the terminal is not as it was")
            problems += modes_left(program)
            program.close()
        names, more = records(data)
        lost = [name for name in confirmed if name not in names]
        tell(f"at {moment}", problems + more + [f"lost: {name}" for name in lost], " ".join(said))


def jumps():
    """The clock jumps to and fro under a screen that saves; the program is quiet and answers."""
    data, problems = fresh("jumps"), []
    set_clock(1795255200)
    program = Program(MOGGY, data, "--tab", "trackers", environment=SURROUNDINGS)
    before = attributes(program)
    if not program.wait_for(b"Water", PATIENCE):
        problems.append(f"it does not come: {program.bytes[-200:]!r}")
    slowest = 0
    for moment in MOMENTS + [1795305599, 1795305601, 1795132800, 1774745999] + MOMENTS[::-1]:
        set_clock(moment)
        program.read(0.2)
        for keys in (b" ", b"?", b"\x1b"):
            started = time.monotonic()
            program.press(keys)
            drawn = b""
            while not drawn and time.monotonic() - started < 10:
                drawn = program.read(0.01)
                if keys == b" " and time.monotonic() - started > 0.5:
                    break
            if keys != b" ":
                slowest = max(slowest, time.monotonic() - started)
    spent = sum(float(word) for one in program.family() for word in open(f"/proc/{one}/stat").read().split()[13:15])
    program.read(3)
    more = sum(float(word) for one in program.family() for word in open(f"/proc/{one}/stat").read().split()[13:15])
    if more - spent > 100:
        problems.append(f"idle, it used {more - spent:.0f} ticks in 3 s")
    if slowest > SLOW:
        problems.append(f"a key took {slowest:.1f} s")
    leave(program, before, problems)
    tell("jumps of the clock", problems + records(data)[1], f"slowest {slowest:.2f} s, idle {more - spent:.0f} ticks")


def zones():
    for zone in ("Pacific/Kiritimati", "Etc/GMT+12", "Asia/Kathmandu", ":/etc/passwd", ":/dev/zero", "/proc/kmsg", "XXX-999:99:99",
                 "<+1234567890>-24,M3.5.0/-167,M10.5.0/167", "", "../../../../dev/urandom", "posixrules", "right/UTC", "A" * 5000,
                 "EST5EDT4,J1/0,J365/25", "Antarctica/Troll", "Africa/Casablanca"):
        data, problems, said = fresh("zone"), [], []
        for arguments in (["trackers", "done", "Water"], ["trackers", "today"], ["pets", "due"], ["trackers", "export", "--ics"],
                          ["trackers", "today", "--time-zone", zone or "x"]):
            status, _, errors = command(data, 1795255200, arguments, problems, zone)
            said.append(str(status))
        shutil.rmtree(data)
        tell(f"zone {zone[:50]!r}", problems, " ".join(said))


carry_out({"moments": moments, "jumps": jumps, "zones": zones})
