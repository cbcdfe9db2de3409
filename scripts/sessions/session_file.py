"""The recordings as text: what a program wrote at each step, and the screen that tmux made of it.

    program less -N prose.txt
    term xterm-256color
    locale C.UTF-8

    step start 80x24
    out \\e[?1049h…            bytes of the program; lines are joined without a separator
    cursor 0,23 visible       column and row from 0; the column is the width after a full line
    modes alternate wrap      what is on
    region 0,23
    row \\e[1mTitle\\e[0m…      the screen from the top; blank rows at its end are left out

A backslash is doubled; `\\e` is ESC, `\\r \\n \\t \\b` as in C, and `\\xNN` a byte.
"""

import dataclasses

NAMED = {"\x1b": "e", "\r": "r", "\n": "n", "\t": "t", "\b": "b", "\\": "\\"}
NAMES = {ord(name): character for character, name in NAMED.items()}


@dataclasses.dataclass
class Step:
    name: str
    size: tuple
    output: bytes = b""
    screen: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Recording:
    program: str
    term: str
    locale: str
    steps: list


def escaped(data):
    """Bytes as one line of text."""
    result = []
    for character in data.decode("utf-8", "surrogateescape"):
        code = ord(character)
        if character in NAMED:
            result.append("\\" + NAMED[character])
        elif 0xDC80 <= code <= 0xDCFF:
            result.append(f"\\x{code - 0xDC00:02X}")
        elif code < 32 or 0x7F <= code < 0xA0 or character in "\u2028\u2029":
            result += [f"\\x{byte:02X}" for byte in character.encode()]
        else:
            result.append(character)
    text = "".join(result)
    return text[:-1] + "\\x20" if text.endswith(" ") else text


def unescaped(text):
    data = bytearray()
    index = 0
    raw = text.encode()
    while index < len(raw):
        if raw[index] != 0x5C:
            data.append(raw[index])
            index += 1
        elif raw[index + 1 : index + 2] == b"x":
            data.append(int(raw[index + 2 : index + 4], 16))
            index += 4
        else:
            data += NAMES[raw[index + 1]].encode()
            index += 2
    return bytes(data)


def pieces(data, longest=160):
    """Cuts output where a reader would: behind a line end, or before a sequence."""
    start = 0
    while start < len(data):
        end = data.find(b"\n", start) + 1 or len(data)
        if end - start > longest:
            cut = data.rfind(b"\x1b", start + 1, start + longest)
            cut = cut if cut > 0 else data.find(b"\x1b", start + longest, end)
            end = cut if cut > 0 else end
        yield data[start:end]
        start = end


def write(path, recording):
    lines = [
        f"program {recording.program}", f"term {recording.term}", f"locale {recording.locale}",
    ]
    for step in recording.steps:
        lines += ["", f"step {step.name} {step.size[0]}x{step.size[1]}"]
        lines += ["out " + escaped(piece) for piece in pieces(step.output)]
        lines += step.screen
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(path):
    recording = Recording("", "", "", [])
    for line in path.read_text(encoding="utf-8").split("\n"):
        word, _, rest = line.partition(" ")
        if word in ("program", "term", "locale"):
            setattr(recording, word, rest)
        elif word == "step":
            name, _, size = rest.rpartition(" ")
            columns, rows = size.split("x")
            recording.steps.append(Step(name, (int(columns), int(rows))))
        elif word == "out":
            recording.steps[-1].output += unescaped(rest)
        elif word:
            recording.steps[-1].screen.append(line)
    return recording
