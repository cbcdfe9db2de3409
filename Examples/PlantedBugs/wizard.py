#!/usr/bin/env python3
"""A wizard of five steps, with curses. `wizard.py BUG` plants one bug, `wizard.py none` has none of them."""

import curses
import os
import sys

BUG = sys.argv[1] if len(sys.argv) > 1 else "none"

STEPS = [
    ("Kind", ["Letter", "Table", "Picture"]),
    ("Paper", ["A4", "A5", "Square"]),
    ("Colour", ["Black", "Red", "Blue"]),
    ("Copies", ["One", "Two", "Ten"]),
    ("Finish", ["Print", "Save", "Preview"]),
]


class Wizard:
    def __init__(self, window):
        self.window = window
        self.step = 0
        self.choices = {}
        self.row = 0
        self.message = ""
        self.confirming = False
        self.name = None

    def put(self, y, x, text, style=0):
        rows, columns = self.window.getmaxyx()
        if BUG == "wizard-small":
            self.window.addstr(y, x, text, style)
        elif y < rows and x < columns:
            # The last cell of the window cannot be written without an error.
            self.window.addnstr(y, x, text, max(0, columns - x - (1 if y == rows - 1 else 0)), style)

    def draw(self):
        self.window.erase()
        title, options = STEPS[self.step]
        self.put(0, 0, f"Wizard - step {self.step + 1} of 5: {title}")
        for index, option in enumerate(options):
            mark = "(o)" if self.choices.get(self.step) == index else "( )"
            self.put(2 + index, 2, f"{mark} {option}", curses.A_REVERSE if index == self.row else 0)
        if self.name is not None:
            self.put(6, 2, f"Name: {self.name}")
        if self.confirming:
            self.put(7, 2, "Really start over? (y/n)")
        self.put(8, 2, self.message)
        rows = self.window.getmaxyx()[0]
        self.put(rows - 1, 0, "Space Choose  Right Next  Left Back  r Reset  e Name  x Exit  q Quit")
        self.window.refresh()

    def next(self):
        if self.step not in self.choices:
            self.message = "Choose one first"
            return
        if self.step < len(STEPS) - 1:
            self.step += 1
            self.row = 0
            return
        if BUG == "wizard-five" and [self.choices[n] for n in range(5)] == [0] * 5:
            raise RuntimeError("the printer has no queue")
        self.message = "Done"

    def back(self):
        if BUG == "wizard-back" and self.step == 2 and self.row == 1:
            del self.choices[self.step + 1]
        if self.step > 0:
            self.step -= 1
            self.row = 0

    def key(self, key):
        if self.name is not None:
            return self.name_key(key)
        self.message = ""
        if self.confirming:
            if key == "y":
                self.choices = {}
                self.step = self.row = 0
            if key == "n" and BUG == "wizard-no":
                while self.confirming:
                    pass
            if key in ("y", "n", "\x1b"):
                self.confirming = False
        elif key == curses.KEY_DOWN:
            self.row = min(self.row + 1, 2)
        elif key == curses.KEY_UP:
            self.row = max(self.row - 1, 0)
        elif key in (curses.KEY_RIGHT, "\n"):
            self.next()
        elif key == curses.KEY_LEFT:
            self.back()
        elif key == " ":
            self.choices[self.step] = self.row
        elif key == "r":
            self.confirming = True
        elif key == "e":
            self.name = ""
        elif key == "\x0c":
            self.window.redrawwin()

    def name_key(self, key):
        if key in ("\n", "\x1b"):
            if BUG == "wizard-name" and key == "\n":
                self.message = "Hello, " + self.name.split()[0]
            self.name = None
        elif key in ("\x7f", curses.KEY_BACKSPACE):
            self.name = self.name[:-1]
        elif isinstance(key, str) and key.isprintable() and key.isascii() and len(self.name) < 12:
            self.name += key

    def run(self):
        while True:
            self.draw()
            try:
                key = self.window.get_wch()
            except curses.error:
                continue
            if key == curses.KEY_RESIZE:
                continue
            if self.name is None and not self.confirming:
                if key in ("q", "\x03"):
                    return
                if key == "x":
                    if BUG == "wizard-exit":
                        os._exit(0)
                    return
            self.key(key)


def main(window):
    curses.raw()
    curses.set_escdelay(25)
    curses.curs_set(0)
    Wizard(window).run()


curses.wrapper(main)
