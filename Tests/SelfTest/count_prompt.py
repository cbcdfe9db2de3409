"""Counts keys with prompt_toolkit; `q` quits."""

from prompt_toolkit.application import Application
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import HSplit, Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl

count = 0
keys = KeyBindings()


@keys.add("q")
def leave(event):
    event.app.exit()


@keys.add("<any>")
def add(event):
    global count
    count += 1


def row():
    return Window(FormattedTextControl(lambda: f"count {count}"), height=1)


Application(Layout(HSplit([row(), Window(), row()])), key_bindings=keys, full_screen=True).run()
