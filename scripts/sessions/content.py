"""The files that the recorded programs work on: the same bytes each time."""

import os

WORDS = (
    "the lamp on the quay was lit before dusk and the boats came home one after another with "
    "herring and salt and a smell of tar while the keeper counted them by name and wrote each "
    "into the long book that his father had begun"
).split()

WIDE = """\
日本語の文章は二桁の幅を持つ文字でできている。
中文字符也占两列,混合 ASCII text 在一起。
한국어 문장도 마찬가지입니다 and goes on in English.
Русский текст и ударе́ние: за́мок, замо́к.
Cafe\u0301, nai\u0308ve, A\u030angstro\u0308m: letters with combining marks.
Boxes ┌─┬─┐ │ │ └─┴─┘ and blocks ░▒▓█ and arrows ←↑→↓.
Faces 😀 🚀 🎉 of two columns, then ｆｕｌｌ ｗｉｄｔｈ.
Greek αβγδε, Hebrew שלום, Thai สวัสดี, Devanagari नमस्ते.
"""

CODE = """\
#include <stdio.h>
/* Prints the numbers up to a limit. */
static const char *names[] = {"one", "two", "three"};

int main(int argc, char **argv)
{
\tint limit = argc > 1 ? 10 : 3;
\tfor (int i = 0; i < limit; i++) {
\t\tif (i % 3 == 0)
\t\t\tprintf("%d: %s\\n", i, names[i % 3]); // every third
\t}
\treturn 0;
}
"""


def prose(lines, longest=72):
    """Paragraphs of lines of all lengths."""
    result = []
    for number in range(lines):
        length = (number * 37) % longest
        line = ""
        index = number * 7
        while len(line) < length:
            line += WORDS[index % len(WORDS)] + " "
            index += 1
        result.append(f"{number + 1:4} {line}".rstrip())
    return "\n".join(result) + "\n"


def colours():
    """Every attribute, the 16 colours, a row of the 256 and of direct ones."""
    lines = []
    for attribute in (1, 2, 3, 4, 5, 7, 8, 9):
        lines.append(f"\x1b[{attribute}mSGR {attribute}\x1b[0m and \x1b[{attribute};31mred\x1b[m.")
    for base in (30, 40, 90, 100):
        lines.append("".join(f"\x1b[{base + n}m {base + n:3} \x1b[m" for n in range(8)))
    for first in range(16, 256, 24):
        lines.append("".join(f"\x1b[48;5;{n}m  \x1b[m" for n in range(first, first + 24)))
    lines.append("".join(f"\x1b[38;2;{n * 5};{255 - n * 5};99m#\x1b[m" for n in range(50)))
    lines.append("\x1b[1;4;33;44mbold underlined yellow on blue\x1b[22mnot bold\x1b[24;39mplain\x1b[m")
    return "\n".join(lines * 3) + "\n"


def write(folder):
    """Fills `desk`, where the programs start, and an empty `home`."""
    desk = folder / "desk"
    for name in ("desk/ship/hold", "desk/ship/deck", "desk/empty", "home", "run"):
        (folder / name).mkdir(parents=True)
    (folder / "run").chmod(0o700)
    texts = {
        "prose.txt": prose(200), "long.txt": prose(60, longest=300), "wide.txt": WIDE * 6,
        "code.c": CODE, "colours.txt": colours(), "tabs.txt": "a\tb\tc\n\tindented\n" * 20,
        "ship/anchor.txt": "iron\n", "ship/hold/salt": "white\n" * 40, "ship/deck/日本.txt": "木\n",
        "ship/deck/plank one.txt": prose(30),
    }
    for name, text in texts.items():
        (desk / name).write_text(text, encoding="utf-8")
    (desk / "bytes.bin").write_bytes(bytes(range(256)) * 4)
    for path in sorted(folder.rglob("*"), reverse=True):
        os.utime(path, (1_000_000_000, 1_000_000_000))
