"""Answers of `journey mcp`, read by what the article "Programs for agents" says of them."""
import re
import unicodedata


def cells(text):
    """The text of each column; empty for the right half of a wide character."""
    columns = []
    for character in text:
        if columns and (unicodedata.combining(character) or character in "\u200d\ufe0e\ufe0f"):
            last = max(x for x, cell in enumerate(columns) if cell)
            columns[last] += character
            continue
        columns.append(character)
        if unicodedata.east_asian_width(character) in "WF":
            columns.append("")
    return columns


def numbers(text):
    result = []
    for part in text.split(", "):
        ends = [int(end) for end in part.split("-")]
        result += range(ends[0], ends[-1] + 1)
    return result


def long(text):
    return re.sub(r"<(?:(.)×)?(\d+)>", lambda m: (m[1] or " ") * int(m[2]), text)


class Picture:
    """Rows of cells, and the columns that stand out of each, as they are told."""

    def __init__(self, columns, rows):
        self.rows = [[" "] * columns for _ in range(rows)]
        self.marks = ["{}"] * rows

    @property
    def columns(self):
        return len(self.rows[0])

    def put(self, y, first, last, texts):
        for x in range(first, last + 1):
            self.rows[y][x] = texts[x - first] if x - first < len(texts) else " "

    def fitted(self, columns, rows):
        new = Picture(columns, rows)
        for y in range(min(rows, len(self.rows))):
            new.put(y, 0, columns - 1, self.rows[y][:columns])
            new.marks[y] = self.cut(self.marks[y], columns)
        return new

    @staticmethod
    def cut(marks, columns):
        parts = []
        for part in filter(None, marks[1:-1].split(", ")):
            if part == "…":
                parts.append(part)
                continue
            ends = [int(end) for end in part.split("-")]
            last = min(ends[-1], columns - 1)
            if ends[0] < columns:
                parts.append(f"{ends[0]}-{last}" if last > ends[0] else f"{ends[0]}")
        return "{" + ", ".join(parts) + "}"

    @classmethod
    def whole(cls, lines):
        """Returns None where the lines are no whole screen."""
        head = re.match(r"(\d+)x(\d+), .*, cursor (row|hidden)", lines[0]) if lines else None
        if not head:
            return None
        new = cls(int(head[1]), int(head[2]))
        for line in lines[1:]:
            row = re.fullmatch(r"(\d+)│(.*?)(?:  (\{\d[^}]*\}))?", line)
            if row:
                new.put(int(row[1]), 0, new.columns - 1, cells(row[2]))
                new.marks[int(row[1])] = row[3] or "{}"
        return new


class Reader:
    """Somebody who has seen nothing but the answers."""

    def __init__(self):
        self.picture, self.known = None, {}

    def read(self, text):
        lines = text.split("\n")
        number = int(re.match(r"#(\d+)", lines.pop(0))[1])
        facts = ("title: ", "the bell rang", "notification: ", "clipboard: ")
        lines = [line for line in lines if not line.startswith(facts)]
        self.picture = Picture.whole(lines) or self.changed(lines)
        self.known[number] = self.picture

    def shows(self, screen):
        whole = Picture.whole(screen.split("\n"))
        return self.picture.rows == whole.rows and self.picture.marks == whole.marks

    def changed(self, lines):
        new = self.picture
        size = (new.columns, len(new.rows))
        if lines and re.match(r"\d+x\d+(, |$)", lines[0]):
            size = tuple(int(part) for part in lines.pop(0).split(",")[0].split("x"))
        elif lines and lines[0].startswith(("@", "cursor hidden", "focus ", "no focus")):
            lines.pop(0)
        if lines and lines[0].startswith("as #"):
            new = self.known[int(re.match(r"as #(\d+)", lines.pop(0))[1])]
        base = new.fitted(*size)
        new = base.fitted(*size)
        while lines:
            self.take(lines.pop(0), lines, base, new)
        return new

    def take(self, line, lines, base, new):
        copy = re.fullmatch(r"([\d, -]+) (?:←|as) ([\d, -]+)?(?: of )?(?:#(\d+))?", line)
        empty = re.fullmatch(r"([\d, -]+) empty", line)
        mark = re.fullmatch(r"([\d, -]+) (\{[^}]*\})", line)
        head = re.fullmatch(r"([\d, -]+)(?::(\d+)(-\d*)?)?(│.*)?", line)
        if copy:
            source = self.known[int(copy[3])].fitted(new.columns, 10_000) if copy[3] else base
            targets = numbers(copy[1])
            for y, place in zip(targets, numbers(copy[2]) if copy[2] else targets, strict=True):
                new.rows[y], new.marks[y] = list(source.rows[place]), source.marks[place]
        elif empty:
            for y in numbers(empty[1]):
                new.rows[y], new.marks[y] = [" "] * new.columns, "{}"
        elif mark:
            for y in numbers(mark[1]):
                new.marks[y] = mark[2]
        elif head:
            for y in numbers(head[1]):
                texts = cells(long(head[4][1:] if head[4] is not None else lines.pop(0)))
                first, last = int(head[2] or 0), new.columns - 1
                if head[2] and not head[3]:
                    last = first + (len(texts) if head[4] is not None else 1) - 1
                elif head[3] and len(head[3]) > 1:
                    last = int(head[3][1:])
                new.put(y, first, last, texts)
        elif line != "no change" and not re.fullmatch(r"[\d, -]+ look different", line):
            raise ValueError(f"not understood: {line}")
