#!/usr/bin/env python3
"""deaf-programs.py JOURNEY JOURNEYS FOLDER: runs each journey without one of its acts, as if the program
had not noticed it, for each of the acts, and counts those that are red.

Ends red where a journey is green each time. An act may rightly make no difference, as a way back to where
the program was; so it is enough if some do.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

ACT = re.compile(r"^ *- (press|type|click|resize|signal): ")


def variants(text):
    """The text without one act, for each of the acts that stand on one line."""
    lines = text.splitlines(keepends=True)
    for number, line in enumerate(lines):
        if ACT.match(line):
            # Another name for each: journeys of one name are counted as one.
            rest = "".join(lines[:number] + lines[number + 1 :])
            yield number + 1, re.sub(r"(?m)^journey: .*$", f"journey: line {number + 1}", rest)


def main(journey, journeys, folder):
    deaf = []
    print("| program | acts left out | noticed |\n|---|---|---|")
    for source in sorted(pathlib.Path(journeys).glob("*.journey.yaml")):
        place = pathlib.Path(folder, source.name.split(".")[0])
        place.mkdir()
        for number, text in variants(source.read_text()):
            (place / f"{number}.journey.yaml").write_text(text)
        report = place / "report.json"
        subprocess.run(
            [journey, "run", place, "--json", report, "--jobs", "2"],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "JOURNEY_OUTPUT": str(place / "output")},
        )
        cases = json.loads(report.read_text())["cases"]
        red = sum(case["outcome"] == "failed" for case in cases)
        print(f"| {source.name.split('.')[0]} | {len(cases)} | {red} |", flush=True)
        if not red:
            deaf.append(source.name)
    if deaf:
        sys.exit(f"no change makes these red: {', '.join(deaf)}")


main(*sys.argv[1:])
