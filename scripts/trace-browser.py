#!/usr/bin/env python3
"""Opens traces from disk in a headless Chromium and walks through them by keyboard and mouse.

    trace-browser.py [--pictures FOLDER] TRACE-FOLDER...

Each folder holds a trace.html and its trace.json. What the page shows at every step is compared
with the screens of the JSON, which are decoded here a second time: the text of each row, where each
cell stands, its colours. Nothing may be fetched and nothing may be said on the console. Fails where
one of this is not so.
"""

import argparse
import json
import os
import pathlib
import shutil
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from browser import SHIFT, Browser  # noqa: E402

LEVELS = [0, 95, 135, 175, 215, 255]
BASIC = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
]


class Trace:
    """A trace.json, decoded by what its documentation says."""

    def __init__(self, path):
        self.json = json.loads(path.read_text())
        self.steps = []
        self.walk(self.json["steps"])
        rows = [self.cells(runs) for runs in self.json["rows"]]
        self.screens = []
        grid, nodes = [], []
        for change in self.json["screens"]:
            columns, count = change["size"]
            if len(grid) != count or (grid and len(grid[0]) != columns):
                grid = [[(" ", 1, None)] * columns for _ in range(count)]
            grid = list(grid)
            for y, row in zip(change["rows"][::2], change["rows"][1::2]):
                grid[y] = rows[row]
            splice = change.get("nodes")
            if splice:
                at = splice["at"]
                nodes = nodes[:at] + splice["add"] + nodes[at + splice["remove"]:]
            self.screens.append((grid, nodes, change))

    def walk(self, steps):
        for step in steps:
            self.steps.append(step)
            self.walk(step["steps"])

    @staticmethod
    def cells(runs):
        cells = []
        for style, text, *rest in runs:
            width, count = (rest + [0, 1][len(rest):])[:2]
            if width == 0:
                cells += [(scalar, 1, style) for scalar in text]
            else:
                cell = [(text, width, style)] + [("", 0, style)] * (width - 1)
                cells += cell * count
        return cells

    def number(self, index):
        for step in reversed(self.steps[:index + 1]):
            number = step.get("evidence", {}).get("screen")
            if number is not None:
                return number
        return None

    def screen(self, index):
        number = self.number(index)
        return None if number is None else self.screens[number]


def rgb(name):
    if name.startswith("#"):
        value = int(name[1:], 16)
    elif int(name) < 16:
        value = BASIC[int(name)]
    elif int(name) >= 232:
        value = (8 + (int(name) - 232) * 10) * 0x010101
    else:
        n = int(name) - 16
        parts = (LEVELS[n // 36], LEVELS[n // 6 % 6], LEVELS[n % 6])
        value = parts[0] << 16 | parts[1] << 8 | parts[2]
    return f"rgb({value >> 16}, {value >> 8 & 255}, {value & 255})"


# Each cell that is drawn: the row's text, and for every span its left edge in columns and colours.
ROWS = """[...document.querySelectorAll("#screen .row")].map((row) => row.textContent)"""
SPANS = """(() => {
  const box = document.getElementById("screen").getBoundingClientRect();
  const one = box.width / COLUMNS;
  return [...document.querySelectorAll("#screen .row")].map((row) =>
    [...row.children].map((span) => {
      const style = getComputedStyle(span);
      const at = span.getBoundingClientRect();
      return [span.textContent, (at.left - box.left) / one, at.width / one, style.color,
        style.backgroundColor];
    }));
})()"""


class Walk:
    def __init__(self, browser, folder, pictures):
        self.browser = browser
        self.folder = folder
        self.pictures = pictures
        self.trace = Trace(folder / "trace.json")
        self.count = 0

    def expect(self, is_so, words):
        self.count += 1
        if not is_so:
            raise AssertionError(f"{self.folder}: {words}")

    def equal(self, shown, wanted, words):
        self.expect(shown == wanted, f"{words}: shown {shown!r}, wanted {wanted!r}")

    def run(self):
        self.browser.open((self.folder / "trace.html").resolve().as_uri())
        self.browser.wait("'isReady' in document.documentElement.dataset")
        self.begins_at_the_failure()
        self.walks()
        self.views()
        self.searches()
        self.helps()
        self.points()
        self.draws_pictures()
        for address in self.browser.requests:
            is_own = address.startswith("data:") or address.split("#")[0].endswith("/trace.html")
            self.expect(is_own, f"fetched {address}")
        self.browser.requests.clear()
        self.equal(self.browser.problems, [], "console")

    # Parts

    def selected(self):
        items = self.browser.evaluate(
            "[...document.querySelectorAll('[role=treeitem]')]"
            ".flatMap((item, n) => item.getAttribute('aria-selected') === 'true' ? [n] : [])")
        self.equal(len(items), 1, "selected steps")
        return items[0]

    def begins_at_the_failure(self):
        failed = [n for n, step in enumerate(self.trace.steps) if step.get("failure")]
        self.equal(self.selected(), failed[0] if failed else 0, "first step shown")
        if not failed:
            return
        shown = self.browser.evaluate("document.getElementById('failure').innerText")
        message = self.trace.steps[failed[0]]["failure"]["message"]
        self.expect(message.split("\n")[0] in shown, "the failure's message")
        self.browser.press("Home")
        self.browser.press("f")
        self.equal(self.selected(), failed[0], "f")

    def walks(self):
        self.browser.press("1")
        self.browser.press("Home")
        last = len(self.trace.steps) - 1
        for index in range(last + 1):
            self.equal(self.selected(), index, "step by →")
            self.shows(index)
            self.browser.press("ArrowRight")
        self.equal(self.selected(), last, "→ at the end")
        for index in range(last, -1, -1):
            self.equal(self.selected(), index, "step by ←")
            self.rows_are_of(index)
            self.browser.press("ArrowLeft" if index % 2 else "k")
        self.browser.press("j")
        self.equal(self.selected(), min(1, last), "j")
        self.browser.press("End")
        self.equal(self.selected(), last, "End")

    def shows(self, index):
        step = self.trace.steps[index]
        about = self.browser.evaluate("document.getElementById('about').textContent")
        self.expect(
            about.startswith(f"{index + 1} of {len(self.trace.steps)} {step['name']} "),
            f"step {index}: {about}")
        self.rows_are_of(index)
        screen = self.trace.screen(index)
        if screen is None:
            return
        grid, _, _ = screen
        spans = self.browser.evaluate(SPANS.replace("COLUMNS", str(len(grid[0]))))
        for y, row in enumerate(grid):
            self.spans_stand_right(row, spans[y], f"step {index} row {y}")

    def rows_are_of(self, index):
        screen = self.trace.screen(index)
        rows = self.browser.evaluate(ROWS)
        wanted = [] if screen is None else ["".join(cell[0] for cell in row) for row in screen[0]]
        self.equal(rows, wanted, f"screen of step {index}")

    def spans_stand_right(self, row, spans, words):
        x = 0
        for text, left, width, ink, ground in spans:
            self.expect(abs(left - x) < 0.06, f"{words}: {text!r} stands at {left}, not {x}")
            style = self.trace.json["styles"][row[x][2]] if row[x][2] is not None else {}
            columns = 0
            taken = ""
            while len(taken) < len(text):
                taken += row[x + columns][0]
                columns += max(1, row[x + columns][1])
            self.equal(taken, text, words)
            self.expect(abs(width - columns) < 0.06, f"{words}: {text!r} takes {width}")
            attributes = style.get("attributes", [])
            wanted = [style.get("fg"), style.get("bg")]
            if "reverse" in attributes:
                wanted.reverse()
            if wanted[0] and not {"dim", "hidden"} & set(attributes):
                self.equal(ink, rgb(wanted[0]), f"{words}: colour of {text!r}")
            if wanted[1]:
                self.equal(ground, rgb(wanted[1]), f"{words}: ground of {text!r}")
            x += columns
        self.equal(x, len(row), f"{words}: columns")

    def views(self):
        last = len(self.trace.steps) - 1
        for index in {0, last // 2, last}:
            self.browser.press("Home")
            for _ in range(index):
                self.browser.press("ArrowRight")
            self.views_of(index)
        self.browser.press("1")

    def views_of(self, index):
        step = self.trace.steps[index]
        for number in range(1, 7):
            self.browser.press(str(number))
            chosen = self.browser.evaluate(
                "document.querySelector('[role=tab][aria-selected=true]').id")
            self.equal(chosen, f"tab-{number - 1}", "view")
            self.equal(
                self.browser.evaluate("location.hash"), f"#{index + 1}.{number}", "address")
            text = self.browser.evaluate("document.getElementById('panel').innerText")
            self.expect(text.strip(), f"step {index}: view {number} is empty")
            if number == 3 and self.trace.screen(index):
                count = self.browser.evaluate("document.querySelectorAll('.nodes li').length")
                self.equal(count, len(self.trace.screen(index)[1]), "nodes")
            if number == 4:
                typed = step.get("evidence", {}).get("input", "")
                self.expect(typed in text, f"step {index}: input {typed!r}")
                for file in step["attachments"]:
                    self.expect(file["name"] in text, f"step {index}: {file['name']}")
            if number == 5:
                count = self.browser.evaluate("document.querySelectorAll('[data-step]').length")
                self.equal(count, len(self.trace.steps), "lines of the timing")
            if number == 6 and index > 0 and self.trace.number(index - 1) is not None:
                self.difference_is_of(index)

    def difference_is_of(self, index):
        (old, _, _), (new, _, _) = self.trace.screen(index - 1), self.trace.screen(index)
        if len(old) != len(new) or len(old[0]) != len(new[0]):
            return
        styles = self.trace.json["styles"]

        def drawn(cell):
            text, width, style = cell
            values = {} if style is None else styles[style]
            lines = {"reverse", "strike", "overline"} & set(values.get("attributes", []))
            if text == " " and not lines and "underline" not in values:
                return text, width, values.get("bg")
            return text, width, style

        cells = sum(drawn(a) != drawn(b) for x, y in zip(old, new) for a, b in zip(x, y))
        shown = self.browser.evaluate(
            "[...document.querySelectorAll('.change')]"
            ".reduce((sum, mark) => sum + parseInt(mark.style.width), 0)")
        self.equal(shown, cells, f"step {index}: changed cells")

    def searches(self):
        self.browser.press("Home")
        words = self.trace.steps[-1]["name"][:24]
        self.browser.press("/")
        for letter in words:
            self.browser.press(letter)
        self.browser.press("Enter")
        wanted = [
            n for n, step in enumerate(self.trace.steps)
            if words.strip().lower() in "\n".join([
                step["name"], step.get("failure", {}).get("message", ""),
                step.get("evidence", {}).get("input", "")]).lower()]
        later = [n for n in wanted if n > 0] or wanted
        self.equal(self.selected(), later[0], f"search for {words!r}")
        self.equal(
            self.browser.evaluate("document.querySelectorAll('.found').length"), len(wanted),
            "steps found")
        self.browser.evaluate(
            "document.getElementById('search').value = '';"
            "document.getElementById('search').dispatchEvent(new Event('input'))")

    def helps(self):
        is_open = "document.getElementById('keys').open"
        for key, wanted in (("?", True), ("Escape", False), ("?", True), ("?", False)):
            self.browser.press(key)
            self.equal(self.browser.evaluate(is_open), wanted, f"help after {key}")
        theme = "document.documentElement.dataset.theme"
        first = self.browser.evaluate(theme)
        self.browser.press("s")
        self.expect(self.browser.evaluate(theme) != first, "s changes the theme")
        self.browser.press("s")
        self.equal(self.browser.evaluate(theme), first, "theme")

    def points(self):
        self.browser.press("1")
        self.browser.press("Home")
        grid, _, _ = self.trace.screen(0) or ([], [], {})
        if not grid:
            return
        box = self.browser.evaluate(
            "(() => { document.getElementById('screen').scrollIntoView();"
            "const b = document.getElementById('screen').getBoundingClientRect();"
            "return [b.left, b.top, b.width / %d, b.height / %d] })()"
            % (len(grid[0]), len(grid)))
        cell = "document.getElementById('cell').textContent"
        for x, y in ((0, 0), (len(grid[0]) // 2, 2), (len(grid[0]) - 1, len(grid) - 1)):
            if grid[y][x][1] == 0:
                x -= 1
            self.browser.point(box[0] + (x + 0.5) * box[2], box[1] + (y + 0.5) * box[3])
            shown = self.browser.evaluate(cell)
            self.expect(shown.startswith(f"row {y} col {x} "), f"pointed at {x}, {y}: {shown}")
        self.browser.press("Escape")
        self.browser.press("ArrowRight", SHIFT)
        first = self.browser.evaluate(cell)
        self.browser.press("ArrowDown", SHIFT)
        self.expect(self.browser.evaluate(cell) != first, "Shift-↓ looks at the next cell")
        self.equal(self.selected(), 0, "Shift and an arrow stay at the step")
        self.browser.press("Escape")
        x, y = self.browser.evaluate(
            "(() => { const item = document.querySelectorAll('[role=treeitem]');"
            "const b = item[item.length - 1]; b.scrollIntoView({ block: 'nearest' });"
            "const r = b.getBoundingClientRect(); return [r.left + 40, r.top + 8] })()")
        self.browser.click(x, y)
        self.equal(self.selected(), len(self.trace.steps) - 1, "click on a step")

    def draws_pictures(self):
        if not self.pictures:
            return
        for width, height in ((1280, 800), (420, 820)):
            self.browser.resize(width, height)
            for theme in ("light", "dark"):
                self.browser.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
                for view in range(1, 7):
                    self.browser.press(str(view))
                    name = f"{self.folder.name}-{width}-{theme}-{view}.png"
                    self.browser.picture(self.pictures / name)
        self.browser.resize(1280, 800)
        self.browser.press("1")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for pictures of the views")
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if not program:
        sys.exit("trace-browser: there is no chromium in PATH; apt-get install chromium")
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    browser = Browser(program)
    try:
        for folder in options.folders:
            walk = Walk(browser, folder, options.pictures)
            walk.run()
            print(f"{folder.name}: {len(walk.trace.steps)} steps, {walk.count} checks, all right")
    except AssertionError as error:
        sys.exit(f"trace-browser: {error}")
    finally:
        browser.close()


main()
