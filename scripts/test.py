#!/usr/bin/env python3
"""Runs all tests of a bundle, as many processes at once as there are processors, and says where the
time went:

    test.py BUNDLE

What takes long begins first, so that no processor is idle at the end. The output of a process comes
in one piece when it has ended. BUILD_SECONDS in the environment is told with the rest. The exit status
is 1 where a test failed or was not run, or a process died.
"""

import glob
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

# These take what the folder Snapshots holds. Each of their tests runs in a process of its own, and a
# ledger tells afterwards what none of them has used.
SNAPSHOTS = ("UITests.SceneSnapshots", "UITests.GallerySnapshots")
# All that look at the folder.
LOOKING = SNAPSHOTS + ("SnapshotReviewTests",)
# These begin first: the snapshots, and two tests that take a minute.
FIRST = SNAPSHOTS + ("UITests.EqualWaysJourney",)
# These take longest; a process for each class of theirs. Of all other modules one process runs all.
LONG = ("FaultTests", "MoggyCommandTests", "UITests")
# These have a folder of snapshots of their own, all of which they use.
ALONE = ("ShoppingTests",)
# A process of a few tests says so; the check at the end speaks for all of them.
PART = re.compile(r"^obsolete snapshots not looked for: only a part of the tests was run\n", re.M)
ENDED = re.compile(r"^Test Case '([^']+)' (passed|failed|skipped) \(([0-9.]+) seconds\)", re.M)
SLOWEST = 20
# The suites of the server that hold on each engine of its records: once more on PostgreSQL, where it is
# installed. Their sources name this class.
ON_POSTGRES = "CatinderServerTests on PostgreSQL"
SERVER_CASE = re.compile(r"^final class (\w+): ServerCase\b", re.M)
# The version of libchafa whose drawings of photos stand in the snapshots. Another one draws a little
# different cells, so that photos are compared by their rough colours.
CHAFA = "1.12."
# The processes under way, which end with this one.
running = set()


class Unit:
    """Tests that run in one process."""

    def __init__(self, name):
        self.name = name
        self.tests = []
        self.seconds = 0.0
        self.processor = 0.0
        self.ended = []
        self.status = 0

    def group(self):
        """The line of the table that it counts for."""
        module = self.name.split(".")[0]
        if self.name.startswith(SNAPSHOTS):
            return "UITests, snapshots"
        return "UITests, journeys" if module == "UITests" else module

    def rank(self):
        """Its place in the queue: the longest first, the many short journeys last."""
        module = self.name.split(".")[0]
        level = 0 if self.name.startswith(FIRST) else 2 if module == "UITests" else 1
        return level, -len(self.tests)


def units(bundle):
    """All tests, as units in the order in which they begin."""
    listed = subprocess.run([bundle, "--list-tests"], capture_output=True, text=True, check=True)
    found = {}
    for test in re.findall(r"^\w+\.\w+/\w+$", listed.stdout, re.M):
        suite = test.split("/")[0]
        module = suite.split(".")[0]
        name = test if suite in SNAPSHOTS else suite if module in LONG else module
        found.setdefault(name, Unit(name)).tests.append(test)
    suites = server_suites()
    module = found.get("CatinderServerTests")
    if module and suites and has_postgres():
        unit = found[ON_POSTGRES] = Unit(ON_POSTGRES)
        unit.tests = [test for test in module.tests if test.split("/")[0] in suites]
    return sorted(found.values(), key=Unit.rank)


def server_suites():
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Tests/CatinderServerTests")
    names = set()
    for name in os.listdir(folder):
        with open(os.path.join(folder, name)) as file:
            names.update("CatinderServerTests." + suite for suite in SERVER_CASE.findall(file.read()))
    return names


def has_postgres():
    if glob.glob("/usr/lib/postgresql/*/bin/initdb") or shutil.which("initdb"):
        return True
    print("PostgreSQL is not installed: the server is tested on SQLite alone")
    return False


def run(unit, bundle, ledger, lock):
    """Runs a unit and prints what it has printed."""
    environment = dict(os.environ)
    if unit.name.startswith(LOOKING):
        environment["JOURNEY_SNAPSHOTS_LEDGER"] = ledger
    if unit.name == ON_POSTGRES:
        environment["CATINDER_ENGINE"] = "postgres"
    if unit.name in ALONE:
        environment["JOURNEY_SNAPSHOTS_COMPLETE"] = "1"
    chosen = sorted({test.split("/")[0] for test in unit.tests})
    chosen = unit.name if "/" in unit.name else ",".join(chosen)
    with tempfile.TemporaryFile() as output:
        begin = time.monotonic()
        child = subprocess.Popen([bundle, chosen], stdout=output, stderr=output, env=environment)
        running.add(child.pid)
        _, status, usage = os.wait4(child.pid, 0)
        running.discard(child.pid)
        child.returncode = unit.status = os.waitstatus_to_exitcode(status)
        unit.seconds = time.monotonic() - begin
        unit.processor = usage.ru_utime + usage.ru_stime
        output.seek(0)
        text = output.read().decode(errors="replace")
    if unit.name.startswith(LOOKING):
        text = PART.sub("", text)
    unit.ended = [(name, word, float(seconds)) for name, word, seconds in ENDED.findall(text)]
    with lock:
        sys.stdout.write(text if text.endswith("\n") else text + "\n")
        if len(unit.ended) != len(unit.tests) or unit.status < 0:
            print(
                f"error: {unit.name}: {len(unit.ended)} of {len(unit.tests)} tests ended, "
                f"exit status {unit.status}")
        sys.stdout.flush()


def work(queue, bundle, ledger, lock):
    """Takes units until none is left."""
    while True:
        with lock:
            if not queue:
                return
            unit = queue.pop(0)
        run(unit, bundle, ledger, lock)


def check_snapshots(bundle, done, folder):
    """Gives True where a snapshot is left that no test has used."""
    tests = os.path.join(folder, "tests")
    with open(tests, "w") as file:
        file.writelines(f"{test}\n" for u in done for test in u.tests if u.name.startswith(LOOKING))
    journey = os.path.join(os.path.dirname(bundle), "journey")
    check = [journey, "snapshots", "check", "--ledger", os.path.join(folder, "ledger")]
    return subprocess.run(check + ["--tests", tests]).returncode != 0


def tell(done, seconds, workers):
    """Prints where the time went."""
    build = os.environ.get("BUILD_SECONDS")
    processor = sum(unit.processor for unit in done)
    print("\nWhere the time went")
    if build:
        print(f"{float(build):9.1f} s  the build")
    print(f"{seconds:9.1f} s  the tests, {workers} at once, {processor:.1f} s of processors")
    groups = {}
    for unit in done:
        groups.setdefault(unit.group(), []).append(unit)
    print("\n  seconds  processors  tests  part")
    lines = [
        (sum(u.seconds for u in us), sum(u.processor for u in us), sum(len(u.ended) for u in us), part)
        for part, us in groups.items()
    ]
    for line in sorted(lines, reverse=True):
        print("%9.1f  %10.1f  %5d  %s" % line)
    print(f"\n  seconds  the {SLOWEST} slowest tests")
    tests = [
        (seconds, unit.name.split(".")[0] + "." + name)
        for unit in done for name, _, seconds in unit.ended
    ]
    for line in sorted(tests, reverse=True)[:SLOWEST]:
        print("%9.1f  %s" % line)
    print()


def compare_pictures():
    told = subprocess.run(["pkg-config", "--modversion", "chafa"], capture_output=True, text=True)
    version = told.stdout.strip()
    if not version.startswith(CHAFA):
        os.environ.setdefault("JOURNEY_SNAPSHOT_PICTURES", "alike")
        print(f"libchafa {version or 'of an unknown version'}: photos are compared by their rough colours")


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: test.py BUNDLE")
    bundle = os.path.abspath(sys.argv[1])
    compare_pictures()
    done = units(bundle)
    # A journey on the real program waits for it half of the time.
    processors = len(os.sched_getaffinity(0))
    queue, lock, workers = list(done), threading.Lock(), processors + (processors + 1) // 2
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        ledger = os.path.join(folder, "ledger")
        threads = [
            threading.Thread(target=work, args=(queue, bundle, ledger, lock), daemon=True)
            for _ in range(workers)
        ]
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
        try:
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        finally:
            for process in list(running):
                os.kill(process, signal.SIGTERM)
        is_red = check_snapshots(bundle, done, folder)
    tell(done, time.monotonic() - begin, workers)
    is_red = is_red or not done
    is_red = is_red or any(u.status != 0 or len(u.ended) != len(u.tests) for u in done)
    sys.exit(1 if is_red else 0)


if __name__ == "__main__":
    main()
