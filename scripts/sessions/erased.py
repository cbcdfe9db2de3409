"""The cells that `tmux capture-pane` leaves out: those erased behind the last character of a row."""

import re
import unicodedata

STYLE = re.compile(rb"\x1b\[([0-9;:]*)m|[\x0e\x0f]")
PLAIN_BACKGROUND = re.compile(r"4[0-7]|10[0-7]")


def width(character):
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def columns(row):
    return sum(width(character) for character in STYLE.sub(b"", row).decode())


def joined(row, marked, moved, size):
    """A row and the backgrounds behind it: from `marked`, which has a mark in the last column, and
    for the last column from `moved`, where it has become the last but one."""
    start = columns(row)
    backgrounds = cells(marked)[start : size - 1] + cells(moved)[size - 2 : size - 1]
    assert len(backgrounds) == size - start, (row, marked, moved)
    while backgrounds and not backgrounds[-1]:
        backgrounds.pop()
    result = row
    last = None
    for background in backgrounds:
        if background != last:
            result += b"\x1b[0%sm" % (b";" + background if background else b"")
        last = background
        result += b" "
    return result


def cells(row):
    """The background of every column."""
    result = []
    background = b""
    start = 0
    for match in [*STYLE.finditer(row), None]:
        text = row[start : match.start() if match else len(row)].decode()
        result += [background] * sum(width(character) for character in text)
        if match and match[1] is not None:
            background = after(background, match[1].decode())
        start = match.end() if match else start
    return result


def after(background, parameters):
    """What SGR leaves of a background."""
    fields = parameters.replace(":", ";").split(";")
    while fields:
        field = fields.pop(0)
        if field in ("38", "48", "58"):
            count = 2 if fields[0] == "5" else 4
            if field == "48":
                background = ";".join([field, *fields[:count]]).encode()
            fields = fields[count:]
        elif field in ("", "0", "49"):
            background = b""
        elif PLAIN_BACKGROUND.fullmatch(field):
            background = field.encode()
    return background
