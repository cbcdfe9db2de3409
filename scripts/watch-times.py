#!/usr/bin/env python3
"""watch-times.py JOURNEY [TIMES]: milliseconds from saving a journey of 20 steps to the verdict of `journey watch`.

The journey is of a counter in bash (Examples/Tally): 19 keys and an expectation. It is saved TIMES times (20 without
it), each time with another number, so that every second verdict is red. The time is that of a user: from the rename
that saves the file to the line with the verdict.
"""
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

TALLY = pathlib.Path(__file__).resolve().parent.parent / "Examples/Tally/tally.sh"


def journey(count):
    steps = "".join("  - press: +\n" for _ in range(19))
    return f"program: [bash, {TALLY}]\nsize: 40x8\nsteps:\n{steps}  - expect: 'text \"Count: {count}\"'\n"


def save(file, text):
    new = file.with_suffix(".new")
    new.write_text(text)
    os.replace(new, file)


def verdict(lines):
    for line in lines:
        if " ms" in line or "red" in line or "passed" in line:
            return line.strip()
    raise SystemExit("watch-times: the watch has ended")


def main():
    program, times = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "count.journey.yaml"
        save(file, journey(19))
        watch = subprocess.Popen([program, "watch", "--plain", folder], stdout=subprocess.PIPE, text=True, cwd=folder)
        spent = []
        try:
            print(verdict(watch.stdout))
            for number in range(times):
                start = time.perf_counter()
                save(file, journey(20 if number % 2 == 0 else 19))
                line = verdict(watch.stdout)
                spent.append(1000 * (time.perf_counter() - start))
                if ("1 red" in line or "red: 1" in line or "1 failed" in line) != (number % 2 == 0):
                    raise SystemExit(f"watch-times: verdict {number} is another one: {line}")
        finally:
            watch.kill()
            watch.wait()
        print(f"from saving to the verdict, 20 steps: median {statistics.median(spent):.0f} ms, "
              f"slowest of {times} {max(spent):.0f} ms; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
