"""Writes what stands in the table of verbs and options into the schema and the articles.

    python3 scripts/verbs.py path/to/journey
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ARTICLES = ROOT / "Sources/JourneyKit/JourneyKit.docc"


def ask(*arguments):
    command = [sys.argv[1], "verbs", *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def main():
    (ROOT / "Examples/Journeys/journey.schema.json").write_text(ask("--schema"))
    for article in sorted(ARTICLES.glob("*.md")):
        text = article.read_text()
        filled = re.sub(
            r"(?ms)^<!-- verbs: (\w+) -->$.*?^<!-- end -->$",
            lambda part: f"<!-- verbs: {part[1]} -->\n{ask('--table', part[1])}<!-- end -->",
            text)
        if filled != text:
            article.write_text(filled)


main()
