#!/usr/bin/env python3
"""Storms on a screen: every signal, sizes, keys, pastes, streams that end, on the real program.

    storms.py FOLDER_OF_PROGRAMS [SEED [CASE …]]

It goes on or it ends; either way the terminal is left as it was found, and what was shown as saved is
there at the next start.
"""

import fcntl
import os
import signal
import struct
import subprocess
import termios
import time

from support.folder import (
    ENVIRONMENT, MOGGY, PATIENCE, ROOT, attributes, carry_out, chance, fresh, leave, modes_left, records,
    screen, state_of_water)
from support.session import Program, tell

SLOW = 1.0


def resize(program, rows, columns):
    fcntl.ioctl(program.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def answer_time(program, problems, what):
    """Two sizes that draw all anew; how long until something is drawn, twice for what was slow once."""
    took = 0.0
    for turn in range(2):
        program.read(0.1)
        started = time.monotonic()
        resize(program, 25 + turn, 90)
        drawn = b""
        while not drawn and time.monotonic() - started < PATIENCE:
            drawn = program.read(0.02)
        took = time.monotonic() - started
        if not drawn:
            problems.append(f"{what}: no answer in {PATIENCE} s")
            return took
        if took <= SLOW:
            return took
    problems.append(f"{what}: an answer took {took:.1f} s")
    return took


def waited(program, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        program.read(0.02)
        done, status = os.waitpid(program.process, os.WNOHANG)
        if done:
            program.process = 0
            return os.waitstatus_to_exitcode(status)
    return None


def one_signal(number):
    problems = []
    data = fresh(f"signal-{number}")
    program, before, came = screen(data)
    if not came:
        problems.append("the screen does not come")
    program.press(b" ")
    came = program.wait_for(b"1/1", 3)
    os.kill(program.process, number)
    ended = waited(program, 1)
    name = signal.Signals(number).name if number in list(signal.Signals) else str(number)
    if number in (signal.SIGSTOP, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU):
        os.kill(program.process, signal.SIGCONT)
    if ended is None:
        answer_time(program, problems, name)
        leave(program, before, problems)
    else:
        if attributes(program) != before:
            problems.append("the terminal is not as it was")
        problems += modes_left(program)
        if b"\x1b[?1049l" not in program.bytes:
            problems.append("the alternate screen is not left")
        program.close()
    now = state_of_water(data)
    if now != "done":
        problems.append(f"what was shown as saved is {now}")
    tell(f"signal {name}", problems + records(data)[1], "goes on" if ended is None else f"ended {ended}")


def all_signals():
    for number in range(1, 65):
        if number not in (signal.SIGKILL, 32, 33):
            one_signal(number)


def sizes():
    data, problems = fresh("sizes"), []
    program, before, came = screen(data)
    slowest = 0.0
    for rows, columns in ((0, 0), (1, 1), (65535, 1), (1, 65535), (0, 80), (24, 0), (65535, 65535),
                          (32768, 32768), (1000, 1000), (2, 2), (24, 80)):
        resize(program, rows, columns)
        started = time.monotonic()
        for keys in (b" ", b"?", b"\x1b", b"\t", b"a", b"\x1b", b"2", b"4", b"5", b"6", b"1", b"3"):
            program.press(keys)
            program.read(0.05)
        took = time.monotonic() - started
        slowest = max(slowest, took)
        if os.waitpid(program.process, os.WNOHANG)[0]:
            program.process = 0
            problems.append(f"it ended at {rows} rows of {columns}")
            break
        answer = answer_time(program, problems, f"after {rows} rows of {columns}")
        slowest = max(slowest, answer)
    if program.process:
        leave(program, before, problems)
    tell("sizes", problems + records(data)[1], f"slowest {slowest:.2f} s for twelve keys")


def start_sizes():
    for rows, columns in ((0, 0), (1, 1), (65535, 65535), (1, 65535), (3, 7)):
        data, problems = fresh(f"start-size-{rows}-{columns}"), []
        program = Program(MOGGY, data, "--tab", "trackers", size=(rows, columns))
        before = attributes(program)
        program.read(0.8)
        answer_time(program, problems, "start")
        leave(program, before, problems)
        tell(f"start at {rows} rows of {columns}", problems)


def flood(name, pieces, also=b"\x1b\x1b\x1b"):
    """All of it at once, as fast as the terminal takes it."""
    data, problems = fresh(f"flood-{name}"), []
    program, before, came = screen(data)
    problems += [] if came else ["the screen does not come"]
    os.set_blocking(program.terminal, False)
    started, silent, longest = time.monotonic(), time.monotonic(), 0.0
    rest = memoryview(pieces)
    while rest and time.monotonic() - started < 60:
        try:
            count = os.write(program.terminal, rest[:4096])
            rest = rest[count:]
            longest = max(longest, time.monotonic() - silent)
            silent = time.monotonic()
        except BlockingIOError:
            pass
        except OSError as error:
            problems.append(f"{error}")
            break
        try:
            got = os.read(program.terminal, 65536)
            program.bytes = (program.bytes + got)[-200_000:]
            longest = max(longest, time.monotonic() - silent)
            silent = time.monotonic()
        except BlockingIOError:
            time.sleep(0.001)
        except OSError:
            break
    taken = time.monotonic() - started
    if rest:
        problems.append(f"{len(rest)} bytes were not taken in {taken:.0f} s")
    if longest > SLOW:
        problems.append(f"nothing was taken or drawn for {longest:.1f} s")
    os.set_blocking(program.terminal, True)
    after = answer_time(program, problems, "after it")
    if os.waitpid(program.process, os.WNOHANG)[0]:
        program.process = 0
        problems.append("it ended")
    else:
        for key in also:
            program.press(bytes([key]))
            program.read(0.8)
        leave(program, before, problems, "\x03")
    tell(f"flood of {name}", problems + records(data)[1],
         f"taken in {taken:.1f} s, longest wait {longest:.2f} s, answer after it {after:.2f} s")


def floods():
    flood("100,000 arrows", b"\x1b[B\x1b[A" * 50_000)
    flood("300 marks", b" s" * 150)
    flood("tabs", b"\t" * 20_000 + b"123456" * 5_000)
    flood("broken UTF-8", bytes(chance.choice((0x80, 0xff, 0xc0, 0xf8, 0xed, 0xa0)) for _ in range(50_000)))
    flood("half sequences", b"\x1b[\x1bO\x1b[1;\x1b[<\x1b[<0;1\x1b]0;\x1b" * 3000)
    flood("mouse", b"".join(b"\x1b[<%d;%d;%d%s" % (
        chance.choice((0, 1, 2, 32, 35, 64, 65, 255, 99999999999)), chance.randint(0, 99999),
        chance.choice((0, 1, 5, 24, 99999)), chance.choice((b"M", b"m"))) for _ in range(20_000)))
    flood("a paste of 10 MB", b"a\x1b[200~" + "Кот 🐈 \u202e\0".encode() * 600_000 + b"\x1b[201~")
    flood("a paste without an end", b"a\x1b[200~" + b"x" * 3_000_000)
    flood("a paste of escapes", b"a\x1b[200~" + b"\x1b[31m\x1b]52;c;AAAA\x07\x1b[200~" * 20_000 + b"\x1b[201~")


def streams():
    """Standard streams that are closed, empty, or end."""
    data = fresh("streams")
    for name, shell in (
            ("stdin closed", "exec <&-"), ("stdout closed", "exec >&-"), ("stderr closed", "exec 2>&-"),
            ("all closed", "exec <&- >&- 2>&-"), ("stdin null", "exec </dev/null"),
            ("stdin a folder", "exec </"), ("stdin full", "exec </dev/zero"), ("stdout null", "exec >/dev/null")):
        for arguments in ("", "pets list", "trackers today --json", "pets export -", "trackers import -",
                          "catinder login --data x", "trackers done Water"):
            started = time.monotonic()
            child = subprocess.Popen(
                ["sh", "-c", f"{shell}; exec {MOGGY} {arguments} --data {data}"], env=ENVIRONMENT | {"TERM": "xterm"},
                cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            problems = []
            try:
                output, errors = child.communicate(timeout=5)
            except subprocess.TimeoutExpired:
                child.kill()
                output, errors = child.communicate()
                problems.append("hung")
            took = time.monotonic() - started
            if child.returncode < 0:
                problems.append(f"signal {-child.returncode}")
            if took > SLOW:
                problems.append(f"took {took:.1f} s")
            tell(f"{name}: moggy {arguments}", problems, f"{child.returncode} {errors[-100:]!r}")
    tell("after the streams", records(data)[1])


carry_out({"signals": all_signals, "sizes": sizes, "start-sizes": start_sizes, "floods": floods,
           "streams": streams})
