#!/usr/bin/env python3
"""Records programs in a terminal, and what tmux shows of what they write.

    record.py record --journey PATH FOLDER [NAME…]   run the programs of catalogue.py
    record.py expect FOLDER [NAME…]                  replay the recordings into tmux

Needs the programs, tmux, `unshare` and the rights to use it; a recording once made needs none of
them. A step ends when every process of the program sleeps, nothing is left to read and none of them
wakes up between looks.
"""

import argparse
import contextlib
import os
import pathlib
import tempfile

import catalogue
import content
import erased
import keys
import session_file
from program import Answerer, Program
from tmux_screen import Screen


def environment(session):
    return {
        "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/libexec/ncurses-examples",
        "HOME": "/srv/home", "LANG": session.locale, "TZ": "UTC", "TERM": session.term,
        "SHELL": "/bin/sh", "USER": "keeper", "ESCDELAY": "25", "TMUX_TMPDIR": "/srv/run",
        "PS1": "$ ", "LESSHISTFILE": "-", "COLORTERM": session.colorterm, "MANPAGER": "less",
    }


def record(session, journey):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        folder.chmod(0o755)
        content.write(folder)
        answerer = Answerer(journey, *session.size, session.identity)
        program = Program(session.command, environment(session), folder, session.size, answerer)
        try:
            return take(session, program)
        finally:
            program.close()
            answerer.close()


def take(session, program):
    steps = [session_file.Step("start", session.size, program.step())]
    size = session.size
    for step in session.steps:
        if isinstance(step, tuple):
            size = step
            program.resize(size)
            name = "resize"
        else:
            program.type(keys.encoded(step, session.term))
            name = step.replace(" ", "<space>")
        steps.append(session_file.Step(name, size, program.step()))
    return session_file.Recording(session.command, session.term, session.locale, steps)


def expect(recording):
    """Puts the screen of tmux into every step."""
    with replaying(recording.steps[0].size) as screen:
        for number, step in enumerate(recording.steps):
            replay(screen, step)
            step.screen = screen.lines(whole_rows(recording, number, screen.captured()))


def whole_rows(recording, number, rows):
    """The rows with what `capture-pane` leaves out: it ends at the last character printed, though
    the erased cells behind have a background. It shows them where a character stands in the last
    column; the last one itself shows where it is moved to the left. Neither harms the screen, for
    each is done to one of its own, which has come to the same step."""
    width, _ = recording.steps[number].size
    ends = [erased.columns(row) for row in rows]
    short = [y for y, end in enumerate(ends) if end < width]
    if not short:
        return rows
    upto = recording.steps[: number + 1]
    marked = probed(upto, [f"\x1b[{y + 1};{width}HX" for y in short])
    moved = probed(upto, [f"\x1b[{y + 1};{width - 1}H\x1b[P" for y in short])
    return [
        row if ends[y] == width else erased.joined(row, marked[y], moved[y], width)
        for y, row in enumerate(rows)
    ]


def probed(steps, commands):
    with replaying(steps[0].size) as screen:
        for step in steps:
            replay(screen, step)
        screen.feed(("\x1b[m\x1b[?6;7l\x1b[4l\x1b(B\x0f" + "".join(commands)).encode())
        return screen.captured()


@contextlib.contextmanager
def replaying(size):
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(pathlib.Path(folder), size)
        try:
            yield screen
        finally:
            screen.close()


def replay(screen, step):
    if step.size != screen.size:
        screen.resize(step.size)
    screen.feed(step.output)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("command", choices=["record", "expect"])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--journey", help="the journey program, whose terminal answers queries")
    arguments = parser.parse_args()
    os.umask(0o022)
    for session in catalogue.SESSIONS:
        if arguments.names and session.name not in arguments.names:
            continue
        path = arguments.folder / f"{session.name}.session"
        if arguments.command == "record":
            recording = record(session, arguments.journey)
        else:
            recording = session_file.read(path)
        expect(recording)
        session_file.write(path, recording)
        sizes = [len(step.output) for step in recording.steps]
        print(f"{session.name:32} {sizes}", flush=True)


if __name__ == "__main__":
    main()
