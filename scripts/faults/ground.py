#!/usr/bin/env python3
"""Takes the ground from under a screen: its folder, its disk, its terminal, on the real program.

    ground.py FOLDER_OF_PROGRAMS [SEED [CASE …]]

What could not be saved is told, what was saved is there at the next start, the program ends when it is
asked to, and the terminal is left as it was found. The disks need root; without it they are told as not
run.
"""

import fcntl
import os
import pathlib
import shutil
import signal
import struct
import subprocess
import termios
import time

from support.folder import (
    PATIENCE, ROOT, carry_out, chance, fresh, leave, records, screen, slow,
    state_of_water)
from support.session import tell


def moved_folder(name, act):
    data, problems = fresh(f"moved-{name.replace(' ', '-')}"), []
    program, before, came = screen(data)
    if not came:
        problems.append("the screen does not come")
    where = act(data)
    program.read(0.5)
    for keys in (b" ", b" ", b" ", b"s", b"s", b"2", b"3", b"4", b"1"):
        started = time.monotonic()
        program.press(keys)
        program.read(0.3)
        # A third of a second is only looked at.
        problems += slow(f"{keys!r}", time.monotonic() - started, 0.3)
    leave(program, before, problems)
    if b"deleted or replaced" not in program.bytes:
        problems.append("the screen does not tell that it could not save")
    if where:
        now = state_of_water(where)
        if now != "due":
            problems.append(f"the habit is {now}")
        problems += records(where)[1]
    tell(f"folder {name} under a screen", problems)


def rename(data):
    moved = data.with_name(data.name + "-moved")
    os.rename(data, moved)
    return moved


def remove(data):
    shutil.rmtree(data)


def replace(data):
    other = fresh(data.name + "-other")
    aside = data.with_name(data.name + "-aside")
    os.rename(data, aside)
    os.rename(other, data)
    return data


def all_moved():
    moved_folder("renamed", rename)
    moved_folder("deleted", remove)
    moved_folder("replaced", replace)


def disk(name, spoil, mend):
    """A disk of its own under a screen: what cannot be saved is told, and after it all is as before."""
    place = ROOT / "disk"
    place.mkdir(exist_ok=True)
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=3m", "moggy-crowd", place], capture_output=True)
    if mounted.returncode != 0:
        print(f"not run: disk {name}: {mounted.stderr.decode().strip()}")
        return
    try:
        problems = []
        data = fresh("disk/data")
        program, before, came = screen(data)
        if not came:
            problems.append("the screen does not come")
        spoil(place)
        program.press(b" ")
        if not program.wait_for(b"That did not work", PATIENCE):
            problems.append("the screen does not tell that it could not save")
        now = state_of_water(data)
        if now != "due":
            problems.append(f"what was refused is {now}")
        mend(place)
        program.press(b" ")
        program.read(0.5)
        leave(program, before, problems)
        now = state_of_water(data)
        if now != "done":
            problems.append(f"what was saved is {now}")
        tell(f"disk {name} under a screen", problems + records(data)[1])
    finally:
        subprocess.run(["umount", "-l", place])


def fill(place):
    with open(place / "filler", "wb") as filler:
        try:
            while True:
                filler.write(bytes(4096))
                filler.flush()
        except OSError:
            pass
        try:
            filler.close()
        except OSError:
            pass


def freeze(place):
    """Lays a read-only mount over the folder, as an open file keeps a whole disk from becoming one."""
    data = place / "data"
    subprocess.run(["mount", "--bind", data, data], check=True)
    subprocess.run(["mount", "-o", "remount,bind,ro", data], check=True)


def thaw(place):
    subprocess.run(["umount", "-l", place / "data"])


def all_disks():
    disk("full", fill, lambda place: os.remove(place / "filler"))
    disk("read-only", freeze, thaw)


def lost_terminal(name, act):
    """The terminal goes in the middle of saving; the program ends, and what it saved is whole."""
    problems, slowest = [], 0.0
    for turn in range(5):
        data = fresh(f"terminal-{name}-{turn}".replace(" ", "-"))
        program, _, came = screen(data)
        if not came:
            problems.append("the screen does not come")
        for _ in range(turn + 1):
            program.press(b" ")
            time.sleep(chance.random() * 0.05)
        family, process = program.family(), program.process
        started = time.monotonic()
        act(program)
        while time.monotonic() - started < PATIENCE:
            if os.waitpid(process, os.WNOHANG)[0]:
                break
            time.sleep(0.01)
        else:
            problems.append(f"turn {turn}: it does not end")
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
        took = time.monotonic() - started
        slowest = max(slowest, took)
        problems += slow(f"turn {turn}: the end", took)
        left = [one for one in family if pathlib.Path(f"/proc/{one}").exists()]
        if left:
            problems.append(f"turn {turn}: left behind: {left}")
        program.process = 0
        try:
            os.close(program.terminal)
        except OSError:
            pass
        now = state_of_water(data)
        if now not in ("done", "due"):
            problems.append(f"turn {turn}: {now}")
        problems += records(data)[1]
    tell(f"terminal: {name}", problems, f"slowest {slowest:.2f} s")


def all_terminals():
    lost_terminal("closed", lambda program: os.close(program.terminal))
    lost_terminal("SIGHUP", lambda program: os.kill(program.process, signal.SIGHUP))

    def storm(program):
        for _ in range(200):
            try:
                os.kill(program.process, signal.SIGTERM)
            except OSError:
                return
    lost_terminal("200 SIGTERM", storm)


def suspended():
    """Ctrl-Z and back in a loop, and sizes in a storm, while marks are saved."""
    data, problems = fresh("suspended"), []
    program, before, came = screen(data)
    if not came:
        problems.append("the screen does not come")
    for turn in range(10):
        program.press(b" ")
        os.kill(program.process, signal.SIGTSTP)
        program.read(0.05)
        os.kill(program.process, signal.SIGCONT)
        program.read(0.05)
    program.read(0.5)
    sizes = [(1, 1), (200, 500), (2, 300), (120, 2), (24, 80)]
    for turn in range(100):
        size = sizes[turn % 5] if turn < 95 else (24, 80)
        fcntl.ioctl(program.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        os.kill(program.process, signal.SIGWINCH)
        if turn % 10 == 0:
            program.press(b" ")
        program.read(0.01)
    program.read(2)
    # Another size has all drawn anew.
    program.bytes = b""
    fcntl.ioctl(program.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 25, 90, 0, 0))
    program.read(2)
    shown = "done" if b"1/1" in program.bytes else "due" if b"0/1" in program.bytes else "nothing"
    leave(program, before, problems)
    now = state_of_water(data)
    if now != shown:
        problems.append(f"shown is {shown}, saved {now}")
    tell("stopped, continued and resized while saving", problems + records(data)[1])


carry_out({
    "moved": all_moved,
    "disks": all_disks,
    "terminals": all_terminals,
    "suspended": suspended,
})
