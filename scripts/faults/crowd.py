#!/usr/bin/env python3
"""Many processes on one folder, one of them killed or stopped or foreign, on the real program.

    crowd.py FOLDER_OF_PROGRAMS [SEED [CASE …]]

What a command has confirmed has to be there at the next start, an import that was killed is there as a
whole or not at all, and nobody waits for one who does not let go.
"""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import threading
import time

from support.folder import (
    MOGGY, PATIENCE, ROOT, carry_out, chance, fresh, leave, records, run, screen, slow, start,
    state_of_water)
from support.session import Program, tell


# As `DataStore.busyTimeout` has it, in seconds.
BUSY = 1.0


def crowd(count, seconds, screen):
    """Writers in loops; each keeps the names that were confirmed."""
    data = fresh(f"crowd-{count}-{screen}")
    program = Program(MOGGY, data, "--tab", "trackers") if screen else None
    problems, confirmed, statuses, slowest = [], [], {}, [0.0]
    if program and not program.wait_for(b"Water", PATIENCE):
        problems.append("the screen does not come")
    stop = time.monotonic() + seconds
    guard = threading.Lock()

    def writer(number):
        for turn in range(10_000):
            if time.monotonic() > stop:
                return
            name = f"w{number}x{turn}"
            arguments = (
                ["trackers", "add", name, "--category", "Health"] if turn % 2
                else ["pets", "add", "--name", name])
            status, _, errors, took = run(data, *arguments)
            with guard:
                statuses[status] = statuses.get(status, 0) + 1
                slowest[0] = max(slowest[0], took)
                if status == 0:
                    confirmed.append(name)
                # One pet is free: the second needs Premium.
                elif status not in (75, 69):
                    problems.append(f"{name}: {status}: {errors.strip()}")
                else:
                    problems.extend(slow(f"{name}: the refusal {status}", took))

    threads = [threading.Thread(target=writer, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        if program:
            program.press(b" ")
            program.read(0.2)
        else:
            time.sleep(0.1)
    if program:
        if confirmed:
            problems.append(f"{len(confirmed)} were written beside a screen")
        program.press(b"q")
        if program.ended(PATIENCE) != 0:
            problems.append("the screen does not end with 0")
        program.close()
    found, more = records(data)
    lost = set(confirmed) - set(found)
    if lost:
        problems.append(f"{len(lost)} of {len(confirmed)} confirmed are lost: {sorted(lost)[:5]}")
    if not screen and not confirmed:
        problems.append("nothing was written")
    tell(f"{count} writers{' beside a screen' if screen else ''}", problems + more,
         f"{len(confirmed)} confirmed, statuses {statuses}, slowest {slowest[0]:.2f} s")


# Files to read in, with many records.


def many_trackers(count):
    path = ROOT / f"many-{count}.json"
    category = "00000000-0000-4000-8000-000000000001"
    path.write_text(json.dumps({
        "format": "moggy-trackers", "version": 1,
        "categories": [{"id": category, "name": "Many"}],
        "trackers": [{
            "id": f"00000000-0000-4000-9000-{number:012d}", "category": category,
            "name": f"Many {number}", "emoji": "🙂", "colour": 1, "pinned": False,
            "created": "2026-01-01",
            "schedules": [{"since": "2026-01-01", "weekdays": [1, 2, 3]}],
            "days": [{"date": f"2026-01-{day:02d}", "done": True} for day in range(1, 11)],
        } for number in range(count)]}))
    return path


def many_pets(count):
    path = ROOT / f"pets-{count}.json"
    path.write_text(json.dumps({
        "format": "moggy", "version": 1, "exportedAt": "2026-01-01T00:00:00.000Z",
        "pets": [{
            "id": f"00000000-0000-4000-9000-{number:012d}", "name": f"Many {number}", "kind": "Cat",
            "createdAt": "2026-01-01T00:00:00.000Z", "updatedAt": "2026-01-01T00:00:00.000Z",
        } for number in range(count)]}))
    return path


def many_places(count):
    path = ROOT / f"walk-{count}.csv"
    path.write_text("latitude,longitude\n" + "".join(
        f"{chance.uniform(-50, 60):.4f},{chance.uniform(-120, 140):.4f}\n" for _ in range(count)))
    return path


def kills(name, prepare, arguments, look, rounds, ends=(0, 79)):
    """Kills a command at moments spread over its run: all of it is there, or nothing."""
    data = ROOT / f"kill-{name}"
    template = fresh(f"kill-{name}-template")
    prepare(template)

    def again():
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(template, data)

    again()
    before = look(data)
    status, _, errors, whole = run(data, *arguments(data))
    after = look(data)
    if after == before:
        raise SystemExit(f"{name} changes nothing: {errors}")
    problems = [] if status in ends else [f"without a kill it ends with {status}: {errors.strip()}"]
    cut = 0
    for turn in range(rounds):
        again()
        process = start(data, *arguments(data))
        time.sleep(whole * (turn + chance.random()) / rounds)
        process.kill()
        process.communicate()
        cut += process.returncode == -signal.SIGKILL
        now = look(data)
        if now not in (before, after):
            problems.append(f"kill {turn}: neither before nor after: {str(now)[:200]}")
        names, more = records(data)
        problems += [f"kill {turn}: {problem}" for problem in more]
        if not {"Water", "Rex"} <= set(names):
            problems.append(f"kill {turn}: what was there is lost")
        status, _, errors, _ = run(data, "trackers", "done", "Water")
        if status != 0:
            problems.append(f"kill {turn}: the next write ends with {status}: {errors.strip()}")
        shutil.rmtree(ROOT / "out", ignore_errors=True)
    tell(f"{name} killed", problems, f"{cut} of {rounds} in mid-run, which takes {whole:.2f} s")


def count_of(*arguments):
    def look(data):
        status, output, _, _ = run(data, *arguments)
        return len(json.loads(output)) if status in (0, 79) else f"status {status}"
    return look


def all_kills(rounds):
    trackers, pets, places = many_trackers(1000), many_pets(1000), many_places(1000)
    kills("import of trackers", lambda _: None, lambda _: ["trackers", "import", trackers],
          count_of("trackers", "list", "--json"), rounds)
    kills("import of pets", lambda _: None, lambda _: ["import", pets],
          count_of("pets", "list", "--json", "--limit", "100000"), rounds)
    kills("import of places", lambda _: None, lambda _: ["travel", "import", places],
          count_of("travel", "list", "--json"), rounds, ends=(0, 79, 80))  # 80: some lines have no place near

    backup = ROOT / "all.moggy"

    def prepare(data):
        backup.unlink(missing_ok=True)
        run(data, "trackers", "import", trackers)
        run(data, "backup", backup)
        for number in range(3):
            run(data, "trackers", "add", f"Later {number}", "--category", "Health")

    kills("restore", prepare, lambda _: ["restore", backup], count_of("trackers", "list", "--json"),
          rounds)
    out = ROOT / "out"

    def target(data):
        out.mkdir(exist_ok=True)
        return ["backup", out / "new.moggy"]

    def readable(data):
        path = out / "new.moggy"
        if not path.exists():
            return "none"
        status, _, errors, _ = run(data, "restore", "--preview", path)
        return "ok" if status == 0 else errors

    kills("backup", lambda data: run(data, "trackers", "import", trackers), target, readable, rounds)


def stopped_holder():
    """A writer that stands still holds the lock; nobody waits for it."""
    data, problems, slowest = fresh("stopped"), [], 0.0
    process = start(data, "trackers", "import", many_trackers(3000))
    time.sleep(0.5)
    os.kill(process.pid, signal.SIGSTOP)
    for arguments in (["trackers", "add", "Beside", "--category", "Health"],
                      ["trackers", "list", "--json"], ["backup", ROOT / "beside.moggy"]):
        status, _, errors, took = run(data, *arguments)
        slowest = max(slowest, took)
        if status not in (0, 75):
            problems.append(f"{arguments}: {status}: {errors.strip()}")
        # Who only reads waits for a foreign transaction, by the program's busy time.
        problems += slow(f"{arguments}", took, BUSY if "using the database" in errors else 0.0)
    os.kill(process.pid, signal.SIGCONT)
    try:
        process.communicate(timeout=PATIENCE)
        if process.returncode != 0:
            problems.append(f"the import ends with {process.returncode}")
    except subprocess.TimeoutExpired:
        process.kill()
        problems.append("the import does not go on")
    names, more = records(data)
    if len(names) < 3000:
        problems.append(f"{len(names)} records after the import")
    tell("the holder of the lock is stopped", problems + more, f"slowest {slowest:.2f} s")


def foreign_lock(seconds):
    data, problems, slowest = fresh(f"foreign-{seconds}"), [], 0.0
    program, before, came = screen(data)
    if not came:
        problems.append("the screen does not come")
    locker = sqlite3.connect(data / "data/moggy.sqlite", check_same_thread=False, isolation_level=None)
    locker.execute("BEGIN EXCLUSIVE")
    timer = threading.Timer(seconds, lambda: locker.execute("ROLLBACK"))
    timer.start()
    started = time.monotonic()
    program.press(b" ")
    for keys in (b"?", b"\x1b", b"2", b"3"):
        program.read(0.2)
        before_key = time.monotonic()
        program.press(keys)
        drawn = False
        while time.monotonic() - before_key < 3 and not drawn:
            drawn = bool(program.read(0.01))
        slowest = max(slowest, time.monotonic() - before_key)
    if slowest > 1:
        problems.append(f"a key took {slowest:.1f} s")
    while time.monotonic() - started < min(seconds, 4) + 1:
        program.read(0.2)
    if seconds > 10:
        timer.cancel()
        locker.execute("ROLLBACK")
        program.read(1)
    timer.join()
    program.press(b"q")
    leave(program, before, problems, "")
    now = state_of_water(data)
    if seconds < 1 and now != "done":
        problems.append(f"after a lock of {seconds} s the mark is {now}")
    tell(f"a foreign lock for {seconds} s", problems + records(data)[1],
         f"state {now}, slowest key {slowest:.2f} s")


carry_out({
    "crowd": lambda: (crowd(2, 4, False), crowd(10, 6, False), crowd(3, 4, True)),
    "kills": lambda: all_kills(8),
    "stopped": stopped_holder,
    "locks": lambda: [foreign_lock(seconds) for seconds in (0.5, 3, 60)],
})
