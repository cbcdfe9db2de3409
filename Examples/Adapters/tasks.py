#!/usr/bin/env python3
"""A list of tasks: arrows move, Space ticks off, `a` adds, `q` quits.

It tells tests what it shows.
"""
import curses

from journey_semantics import Semantics


class Tasks:
    def __init__(self, window):
        self.window = window
        self.semantics = Semantics("tasks")
        self.tasks = [["feed the cat", False], ["water the plants", False]]
        self.selected = 0
        self.draft = None

    def draw(self):
        self.window.erase()
        self.semantics.begin(self.window)
        rows, columns = self.window.getmaxyx()
        done = sum(ticked for _, ticked in self.tasks)
        self.put(0, f"Tasks {done}/{len(self.tasks)}", curses.A_BOLD)
        self.semantics.node("heading", "Tasks", 0, 0, columns, value=f"{done}/{len(self.tasks)}")
        shown = self.tasks[:max(0, rows - 2)]
        focus = ["focused", "focusable"] if self.draft is None else ["focusable"]
        place = self.semantics.node("list", "Tasks", 0, 1, columns, max(1, len(shown)), id="list",
                                    traits=focus, actions=["press"])
        for number, (name, ticked) in enumerate(shown):
            self.row(number, name, ticked, columns, place)
        if self.draft is not None:
            self.put(rows - 1, "New: " + self.draft)
            self.semantics.node("textField", "New", 0, rows - 1, columns, id="new",
                                value=self.draft, traits=["focused", "focusable"], actions=["edit"])
        self.window.refresh()

    def row(self, number, name, ticked, columns, place):
        is_selected = number == self.selected
        self.put(1 + number, f"[{'x' if ticked else ' '}] {name}",
                 curses.A_REVERSE if is_selected else curses.A_NORMAL)
        traits = ["selected"] * is_selected + ["checked"] * ticked
        self.semantics.node("checkbox", name, 0, 1 + number, columns, id=f"list.row[{number}]",
                            traits=traits, actions=["press"], parent=place)

    def put(self, row, text, style=curses.A_NORMAL):
        rows, columns = self.window.getmaxyx()
        if row < rows:
            self.window.addnstr(row, 0, text, columns - 1, style)

    def take(self, key):
        """False at the end."""
        if self.draft is not None:
            self.edit(key)
        elif key == curses.KEY_DOWN:
            self.selected = min(self.selected + 1, len(self.tasks) - 1)
        elif key == curses.KEY_UP:
            self.selected = max(self.selected - 1, 0)
        elif key == " ":
            self.tasks[self.selected][1] = not self.tasks[self.selected][1]
        elif key == "a":
            self.draft = ""
        return key != "q" or self.draft is not None

    def edit(self, key):
        if key == "\n":
            self.tasks.append([self.draft, False])
            self.draft = None
        elif key == "\x1b":
            self.draft = None
        elif isinstance(key, str) and key.isprintable():
            self.draft += key


def main(window):
    curses.curs_set(0)
    tasks = Tasks(window)
    tasks.draw()
    while tasks.take(tasks.semantics.key(window)):
        tasks.draw()


if __name__ == "__main__":
    curses.wrapper(main)
