#!/usr/bin/env python3
"""Calls of a running screen that fail, are late or are cut short (strace), files nobody may change (chattr), disks that
turn read-only or are too small for a journal, limits of size. Needs root for the disks and the attributes.

    sabotage.py FOLDER_OF_PROGRAMS [SEED [CASE …]]
"""

import contextlib
import fcntl
import os
import resource
import signal
import sqlite3
import struct
import subprocess
import termios
import time

from support.folder import (
    ENVIRONMENT, MOGGY, PATIENCE, ROOT, attributes, carry_out, fresh, leave, modes_left, records, run, screen,
    slow, state_of_water)
from support.session import Program, tell

SLOW = 1.0


def answers(program, problems, what):
    """How long a key that only draws takes; twice for what was slow once."""
    took = 0.0
    for turn in range(2):
        program.read(0.05)
        started = time.monotonic()
        program.press(b"?")
        drawn = b""
        while not drawn and time.monotonic() - started < 10:
            drawn = program.read(0.01)
        took = time.monotonic() - started
        program.read(0.3)
        program.press(b"\x1b")
        program.read(0.3)
        if took <= SLOW:
            return took
    problems.append(f"{what}: a key took {took:.1f} s")
    return took


def shown(program):
    program.bytes = b""
    size = struct.unpack("HHHH", fcntl.ioctl(program.terminal, termios.TIOCGWINSZ, bytes(8)))
    fcntl.ioctl(program.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24 + size[0] % 2 * 2 - 1 + 2, 90, 0, 0))
    program.read(0.6)
    return "done" if b"1/1" in program.bytes else "due" if b"0/1" in program.bytes else "nothing"


# brk(2) that fails gives the end as it was and no number of an error, which the C library would take for a higher end.
INJECTIONS = [
    "fdatasync:error=ENOSPC", "fdatasync:error=EIO:when=1", "fdatasync:error=EDQUOT:when=2+3", "fsync,fdatasync:error=EINTR:when=1+2",
    "pwrite64:error=ENOSPC:when=1+3", "pwrite64:error=EFBIG:when=2", "pwrite64:retval=1:when=1", "pwrite64:error=EINTR:when=1+2",
    "pread64:error=EINTR:when=1+2", "pread64:error=EIO:when=1+5", "pread64:retval=0:when=2", "read:error=EINTR:when=1+2", "write:error=EINTR:when=1+2",
    "write:error=EAGAIN:when=1+2", "unlink:error=EACCES", "unlink,ftruncate:error=EROFS:when=1+2", "openat:error=EINTR:when=1+2",
    "openat:error=ENFILE:when=1+3", "fstat,newfstatat:error=EIO:when=1+4", "fcntl:error=EDEADLK:when=1+3", "fcntl:error=EINTR:when=1+2",
    "epoll_wait:error=EINTR:when=1+2", "ioctl:error=EINTR:when=1+2", "ioctl:error=EIO", "poll,ppoll:error=EINTR:when=1+2",
    "fdatasync:delay_enter=3000000", "pwrite64:delay_enter=300000", "pread64:delay_enter=300000", "openat:delay_enter=500000",
    "unlink:delay_enter=2000000", "fcntl:delay_enter=400000", "write:delay_enter=50000", "mmap:error=ENOMEM:when=1+2", "mprotect:error=ENOMEM", "brk:retval=0",
    "close:error=EIO:when=1+2", "close:error=EINTR:when=1+2", "getrandom:error=EINTR:when=1+2", "clone3,clone:error=EAGAIN", "lseek:error=EIO:when=1+2",
]


def inject(rule):
    name = rule.replace(":", "_").replace(",", "_").replace("=", "_").replace("+", "_")
    data, problems = fresh(f"inject-{name}"), []
    program, before, came = screen(data)
    if not came:
        problems.append("the screen does not come")
    family = program.family()
    calls = rule.split(":")[0]
    tracer = subprocess.Popen(
        ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={calls}", "-e", f"inject={rule}",
         *[word for one in family for word in ("-p", str(one))]], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE)
    time.sleep(0.4)
    slowest = 0.0
    for _ in range(2):
        program.press(b" ")
        slowest = max(slowest, answers(program, problems, "with the fault"))
        for keys in (b"2", b"4", b"3"):
            program.press(keys)
            program.read(0.15)
    dead, status = os.waitpid(program.process, os.WNOHANG)
    tracer.send_signal(signal.SIGINT)
    try:
        tracer.wait(10)
    except subprocess.TimeoutExpired:
        tracer.kill()
        tracer.wait()
    if dead:
        program.process = 0
        problems.append(f"it ended with {os.waitstatus_to_exitcode(status)}: {program.bytes[-300:]!r}")
        if attributes(program) != before:
            problems.append("the terminal is not as it was")
        problems += modes_left(program)
        program.close()
        tell(f"inject {rule}", problems + records(data)[1], state_of_water(data))
        return
    program.read(3 if "delay" in rule else 0.5)
    answers(program, problems, "after the fault")
    seen = ""
    for _ in range(3):
        seen = shown(program)
        program.read(1)
        if seen == state_of_water(data):
            break
    leave(program, before, problems)
    now = state_of_water(data)
    if seen != "nothing" and now != seen:
        problems.append(f"shown is {seen}, saved {now}")
    tell(f"inject {rule}", problems + records(data)[1], f"{now}, slowest key {slowest:.2f} s")


def injections():
    for rule in INJECTIONS:
        inject(rule)


def slow_end():
    """A disk that takes three seconds a sync, and q behind a mark: what was marked is there."""
    for how in (b"q", signal.SIGTERM, signal.SIGHUP):
        data, problems = fresh(f"slow-end-{how}"), []
        program, before, came = screen(data)
        tracer = subprocess.Popen(["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fdatasync", "-e", "inject=fdatasync:delay_enter=1000000",
                                   *[word for one in program.family() for word in ("-p", str(one))]], stderr=subprocess.PIPE)
        time.sleep(0.4)
        program.press(b" ")
        program.read(0.2)
        started = time.monotonic()
        if how == b"q":
            program.press(how)
        else:
            os.kill(program.process, how)
        status = program.ended(PATIENCE)
        took = time.monotonic() - started
        if attributes(program) != before:
            problems.append("the terminal is not as it was")
        problems += modes_left(program)
        program.close()
        tracer.send_signal(signal.SIGINT)
        tracer.wait()
        now = state_of_water(data)
        if how == b"q" and now != "done":
            problems.append(f"it is {now}")
        tell(f"end by {how} on a slow disk", problems + records(data)[1], f"status {status}, {took:.1f} s, {now}")


def immutable():
    for name, flag, path in (("database", "+i", "data/moggy.sqlite"), ("lock", "+i", "data/lock"), ("folder of data", "+i", "data"),
                             ("whole folder", "+i", ""), ("database append only", "+a", "data/moggy.sqlite"),
                             ("folder append only", "+a", "data"), ("state", "+i", "state"), ("config", "+i", "config"), ("run", "+i", "run"),
                             ("cache", "+i", "cache")):
        data, problems = fresh("immutable-" + name.replace(" ", "-")), []
        place = data / path
        said = []
        # Under a screen that runs, then at a start.
        program, before, came = screen(data)
        if subprocess.run(["chattr", flag, place], capture_output=True).returncode:
            print("not run: chattr")
            program.close()
            return
        try:
            program.press(b" ")
            program.read(0.7)
            answers(program, problems, "screen")
            seen = shown(program)
            now = state_of_water(data)
            if seen != now and now in ("due", "done"):
                problems.append(f"shown is {seen}, saved {now}")
            leave(program, before, problems)
            for arguments in (["trackers", "today"], ["trackers", "done", "Water"], ["pets", "add", "--name", "x"], ["pets", "list"],
                              ["backup", ROOT / f"b-{name}"], ["restore", ROOT / f"b-{name}"]):
                status, _, errors, took = run(data, *arguments)
                said.append(str(status))
                if status in (None, 70) or status < 0 or status > 128:
                    problems.append(f"{arguments[:2]}: {status} {errors[-200:]!r}")
                if took > SLOW:
                    problems.append(f"{arguments[:2]}: {took:.1f} s")
            program = Program(MOGGY, data, "--tab", "trackers")
            program.read(1)
            program.press(b" ")
            program.read(0.5)
            ended, status = os.waitpid(program.process, os.WNOHANG)
            if ended:
                program.process = 0
                said.append(f"screen {os.waitstatus_to_exitcode(status)} {program.bytes[-150:]!r}")
                program.close()
            else:
                os.kill(program.process, signal.SIGTERM)
                if program.ended(PATIENCE) is None:
                    problems.append("it does not end")
                problems += modes_left(program)
                program.close()
        finally:
            subprocess.run(["chattr", flag.replace("+", "-"), place])
        names, more = records(data)
        if not {"Water", "Rex"} <= set(names):
            problems.append(f"records are {names}")
        tell(f"immutable {name}", problems + more, " ".join(said))


def cut_short():
    """A save that was cut short, and one of the files that its undoing has to change may not be: which one, and why.

    The last folder only grows, so that what is undone stays with its journal."""
    for name, flag, path in (("moggy.sqlite", "+i", "data/moggy.sqlite"), ("moggy.sqlite-journal", "+i", "data/moggy.sqlite-journal"),
                             ("data/", "+i", "data"), ("moggy.sqlite-journal", "+a", "data")):
        data, problems, said = fresh(f"cut-{name.strip('/')}-{flag[1]}"), [], []
        file = data / "data/moggy.sqlite"
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
            database.execute("PRAGMA cache_size = 1")
            database.execute("BEGIN IMMEDIATE")
            for number in range(300):
                database.execute("INSERT INTO setting VALUES (?, ?)", (f"k{number}", "v" * 3000))
            files = {one: one.read_bytes() for one in (file, file.with_name("moggy.sqlite-journal"))}
        for one, content in files.items():
            one.write_bytes(content)
        if subprocess.run(["chattr", flag, data / path], capture_output=True).returncode:
            print("not run: chattr")
            return
        try:
            for arguments in (["trackers", "today"], ["pets", "list"], ["trackers", "done", "Water"], ["backup", ROOT / f"h-{name}"]):
                status, output, errors, took = run(data, *arguments)
                said.append(str(status))
                if status != 77 or f"{name}: cannot be " not in errors or output:
                    problems.append(f"{arguments[:2]}: {status} {errors[-200:]!r}")
                problems += slow(f"{arguments[:2]}", took)
            program = Program(MOGGY, data, "--tab", "trackers")
            status = program.ended(PATIENCE)
            said.append(f"screen {status}")
            if status != 77 or f"{name}: cannot be ".encode() not in program.bytes:
                problems.append(f"screen: {status} {program.bytes[-200:]!r}")
            problems += modes_left(program)
            program.close()
            if flag == "+i" and any(one.read_bytes() != content for one, content in files.items()):
                problems.append("something was changed")
        finally:
            subprocess.run(["chattr", flag.replace("+", "-"), data / path])
        names, more = records(data)
        if names != ["Water", "Rex"]:
            problems.append(f"records are {names}")
        tell(f"a save that was cut short, {name} {flag}", problems + more, " ".join(said))


def mounted(size):
    place = ROOT / "disk"
    place.mkdir(exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "moggy-sabotage", place], check=True)
    return place


def tight():
    """A disk with room for so many more bytes only, from none to enough for a journal and more."""
    for room in range(0, 200, 8):
        place = mounted("3m")
        try:
            data, problems = fresh("disk/data"), []
            program, before, came = screen(data)
            free = os.statvfs(place).f_bavail * 4096 - room * 1024
            with open(place / "filler", "wb") as filler:
                os.posix_fallocate(filler.fileno(), 0, max(free, 1))
            program.press(b" ")
            program.read(0.5)
            program.press(b"a")
            program.read(0.2)
            program.press("Новая".encode() + b"\r")
            program.read(0.4)
            program.press(b"\x1b\x1b")
            program.read(0.5)
            statuses = [run(data, *words)[0] for words in (["trackers", "list"], ["backup", place / "b"])]
            os.kill(program.process, signal.SIGTERM)
            status = program.ended(PATIENCE)
            if attributes(program) != before:
                problems.append("the terminal is not as it was")
            problems += modes_left(program)
            program.close()
            for words in (["trackers", "add", "Later", "--category", "Health"], ["pets", "list"], ["backup", place / "b2"]):
                code, _, errors, took = run(data, *words)
                statuses.append(code)
                if code in (None, 70, 79) or code > 128 or code < 0 or took > SLOW:
                    problems.append(f"{words[:2]}: {code} {errors[-150:]!r} {took:.1f} s")
            confirmed = {"Water", "Rex"} | ({"Later"} if statuses[2] == 0 else set())
            os.remove(place / "filler")
            names, more = records(data)
            if not confirmed <= set(names):
                problems.append(f"lost: {confirmed - set(names)}")
            tell(f"room for {room} KiB", problems + more, f"{statuses}, {status}")
        finally:
            subprocess.run(["umount", "-l", place])


def remounted():
    """The disk becomes read-only by a forced remount of its superblock, and writable again."""
    place = mounted("8m")
    try:
        data, problems = fresh("disk/data"), []
        program, before, came = screen(data)
        for turn in range(3):
            done = subprocess.run(["mount", "-o", "remount,ro", place], capture_output=True)
            program.press(b" ")
            program.read(0.7)
            answers(program, problems, "read-only")
            subprocess.run(["mount", "-o", "remount,rw", place], check=True)
            program.press(b" ")
            program.read(0.5)
        seen = shown(program)
        leave(program, before, problems)
        now = state_of_water(data)
        if now != seen:
            problems.append(f"shown is {seen}, saved {now}")
        note = f"remount: {done.returncode} {done.stderr[-80:]!r}"
        tell("remounted read-only and back", problems + records(data)[1], note)
        program, before, came = screen(data)
        subprocess.run(["umount", "-l", place])
        program.press(b" ")
        program.read(0.7)
        answers(program, problems, "disk gone")
        leave(program, before, problems)
        tell("the disk goes from under a screen", problems)
    finally:
        subprocess.run(["umount", "-l", place], capture_output=True)


def sizes():
    """RLIMIT_FSIZE from nothing to more than the database."""
    for limit in (0, 1, 511, 512, 4096, 8192, 100_000, 262_144, 262_145, 270_000, 300_000, 1_000_000):
        data, problems, said = fresh(f"fsize-{limit}"), [], []

        def less():
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

        for words in (["trackers", "done", "Water"], ["trackers", "add", "New", "--category", "Health"], ["pets", "export"],
                      ["backup", ROOT / f"bf{limit}"], ["export", ROOT / f"ef{limit}"]):
            done = subprocess.run([MOGGY, *words, "--data", data], env=ENVIRONMENT, cwd=ROOT, capture_output=True,
                                  stdin=subprocess.DEVNULL, preexec_fn=less, timeout=PATIENCE)
            said.append(f"{done.returncode}")
            if done.returncode < 0 or done.returncode == 70 or done.returncode > 128:
                problems.append(f"{words[:2]}: {done.returncode} {done.stderr[-200:]!r}")
            if words[:2] == ["trackers", "add"] and done.returncode == 0 and "New" not in records(data)[0]:
                problems.append("a confirmed habit is lost")
            if words[0] == "backup" and done.returncode == 0:
                status, _, errors, _ = run(data, "restore", "--preview", words[1])
                if status:
                    problems.append(f"the backup cannot be read: {errors!r}")
        program = Program(MOGGY, data, "--tab", "trackers", before=less)
        before = attributes(program)
        program.read(1)
        program.press(b" ")
        program.read(0.5)
        ended, status = os.waitpid(program.process, os.WNOHANG)
        if ended:
            program.process = 0
            code = os.waitstatus_to_exitcode(status)
            said.append(f"screen {code} {program.bytes[-120:]!r}")
            if code < 0 or code > 128 or code == 70:
                problems.append(f"the screen ended with {code}")
            program.close()
        else:
            answers(program, problems, "screen")
            leave(program, before, problems)
        names, more = records(data)
        if not {"Water", "Rex"} <= set(names):
            problems.append(f"records are {names}")
        tell(f"files of {limit} bytes at most", problems + more, " ".join(said))


def shifting_link():
    """The folder is a link that changes its goal while a screen runs and between commands."""
    one, two, problems = fresh("goal-1"), fresh("goal-2"), []
    run(two, "trackers", "add", "Second", "--category", "Health")
    link = ROOT / "link"
    os.symlink(one, link)
    program, before, came = screen(link)
    program.press(b" ")
    program.read(0.5)
    os.remove(link)
    os.symlink(two, link)
    for _ in range(3):
        program.press(b" ")
        program.read(0.5)
    answers(program, problems, "screen")
    status, _, errors, _ = run(link, "trackers", "add", "Beside", "--category", "Health")
    status1, _, _, _ = run(one, "trackers", "add", "In one", "--category", "Health")
    leave(program, before, problems)
    names, more = records(one)
    names2, more2 = records(two)
    if status == 0 and "Beside" not in names2:
        problems.append("what was added beside it is lost")
    if not {"Water", "Rex"} <= set(names) or not {"Water", "Rex", "Second"} <= set(names2):
        problems.append(f"lost: {names} {names2}")
    tell("a link that changes its goal", problems + more + more2,
         f"through the link {status}, in the first goal {status1}; marks {state_of_water(one)} {state_of_water(two)}")


def threads():
    """The user's other processes take all the threads that a limit allows while the screen waits. Keys are answered, marks
    are saved and the screen ends as ever; at one of two times threads can be made again before that."""
    somebody = 23451
    os.chmod(ROOT, 0o755)

    def less():
        resource.setrlimit(resource.RLIMIT_NPROC, (40, 40))
        give_up()

    def give_up():
        os.setgid(somebody)
        os.setuid(somebody)

    for idle, is_given_back in ((0.3, True), (8, True), (8, False)):
        data, problems = fresh(f"threads-{idle}-{is_given_back}"), []
        subprocess.run(["chown", "-R", f"{somebody}:{somebody}", data], check=True)
        program = Program(MOGGY, data, "--tab", "trackers", before=less)
        before = attributes(program)
        if not program.wait_for(b"Water", PATIENCE):
            problems.append("the screen does not come")
        program.read(0.3)
        time.sleep(idle)
        others = [subprocess.Popen(["sleep", "60"], preexec_fn=give_up) for _ in range(60)]
        took = answers(program, problems, "without threads")
        program.press(b" ")
        program.read(0.5)
        if shown(program) != "done" or state_of_water(data) != "done":
            problems.append("a mark is not saved without threads")
        # The server of Catinder opens a file of its own at the first visit, and waits for a thread to let it go.
        for tab in b"245163" if is_given_back else b"24163":
            program.press(bytes([tab]))
            program.read(0.3)
            answers(program, problems, f"tab {tab:c}, without threads")

        def give_back():
            for other in others:
                other.kill()
                other.wait()

        if is_given_back:
            give_back()
            answers(program, problems, "with threads again")
        # Where the login of Catinder is there already, the keys went into its field, and so would a q.
        started = time.monotonic()
        leave(program, before, problems, how="\x03")
        ended = time.monotonic() - started
        give_back()
        tell(f"no threads after {idle} s of rest{'' if is_given_back else ', to the end'}", problems,
             f"a key took {took:.1f} s, the end {ended:.1f} s")


carry_out({"threads": threads, "injections": injections, "slow-end": slow_end, "immutable": immutable, "cut-short": cut_short, "tight": tight, "remounted": remounted,
           "sizes": sizes, "link": shifting_link})
