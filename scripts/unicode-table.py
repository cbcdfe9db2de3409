#!/usr/bin/env python3
"""unicode-table.py: writes the terminal's table of characters from the newest Unicode data on PyPI.

The package wcwidth carries the Unicode Character Database as tables. Of these come the width of a
character (East_Asian_Width, general category), its class for grapheme clusters (UAX #29, with
Indic_Conjunct_Break), and the emoji of emoji-variation-sequences.txt that U+FE0F makes wide.
"""

import os
import subprocess
import sys
import tempfile

PACKAGE = "wcwidth==0.9.4"
OUTPUT = "Sources/VirtualTerminal/Characters/CharacterRuns.swift"
LAST = 0x20000  # What follows is one rule, in CharacterTable.

# The order is that of BreakClass in CharacterProperties.swift.
CLASSES = ["CONTROL", "EXTEND", "ZWJ", "REGIONAL_INDICATOR", "PREPEND", "SPACINGMARK", "L", "V", "T"]
PICTOGRAPHIC = 12


def load(folder):
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", folder, PACKAGE],
                   check=True)
    sys.path.insert(0, folder)


def members(ranges):
    return {value for first, last in ranges for value in range(first, last + 1)}


def newest(tables):
    return members(list(tables.values())[-1])


def widths(version):
    from wcwidth.table_mc import CATEGORY_MC
    from wcwidth.table_wide import WIDE_EASTASIAN
    from wcwidth.table_zero import ZERO_WIDTH

    # A spacing mark takes a column, a regional indicator is neutral (East_Asian_Width), and the two
    # fillers and the marks that are wide there take what the C library gives them.
    zero = newest(ZERO_WIDTH) - newest(CATEGORY_MC) - {0x3164, 0xFFA0}
    wide = newest(WIDE_EASTASIAN) - set(range(0x1F1E6, 0x1F200)) | {0x302E, 0x302F, 0x3164, 0x16FF0, 0x16FF1}
    version.append(list(WIDE_EASTASIAN)[-1])
    return [2 if value in wide else 0 if value in zero else 1 for value in range(LAST)]


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    with tempfile.TemporaryDirectory() as folder:
        load(folder)
        from wcwidth import table_grapheme as grapheme
        from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE

        version = []
        bits = widths(version)

        def add(values, flag):
            for value in values:
                if value < LAST:
                    bits[value] |= flag

        for number, name in enumerate(CLASSES):
            add(members(getattr(grapheme, "GRAPHEME_" + name)), (number + 1) << 2)
        add(members(grapheme.EXTENDED_PICTOGRAPHIC), PICTOGRAPHIC << 2)
        for number, name in enumerate(["CONSONANT", "LINKER", "EXTEND"]):
            add(members(getattr(grapheme, "INCB_" + name)), (number + 1) << 6)
        add(newest(VS16_NARROW_TO_WIDE), 1 << 8)

    runs = [value << 9 | bits[value] for value in range(LAST) if value == 0 or bits[value] != bits[value - 1]]
    words = [f"0x{run:X}" for run in runs]
    lines, line = [], "   "
    for word in words:
        if len(line) + len(word) + 2 > 100:
            lines.append(line)
            line = "   "
        line += f" {word},"
    lines.append(line)
    with open(OUTPUT, "w") as file:
        file.write(f"""// Written by scripts/unicode-table.py from {PACKAGE}, Unicode {version[0]}: do not edit.

extension CharacterTable {{
  /// The version of the Unicode Character Database that the widths and clusters are those of.
  static let unicodeVersion = "{version[0]}"

  /// The beginnings of runs of characters with the same properties, which are the lower nine bits.
  static let runs: [UInt32] = [
""" + "\n".join(lines) + "\n  ]\n}\n")
    print(f"{len(runs)} runs of Unicode {version[0]} in {OUTPUT}")


main()
