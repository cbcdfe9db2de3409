"""Replays bytes into tmux and reads what it shows."""

import os
import pathlib
import re
import socket
import struct
import subprocess
import sys

import session_file

HERE = pathlib.Path(__file__).resolve().parent
MODES = {
    "alternate_on": "alternate", "insert_flag": "insert", "wrap_flag": "wrap",
    "origin_flag": "origin", "keypad_cursor_flag": "cursor-keys", "keypad_flag": "keypad",
    "mouse_standard_flag": "mouse-clicks", "mouse_button_flag": "mouse-drags",
    "mouse_all_flag": "mouse-moves", "mouse_sgr_flag": "mouse-sgr",
}
STYLE = re.compile(rb"\x1b\[[0-9;:]*m")
PLAIN = (b"\x1b[m", b"\x1b[0m")
CONFIGURATION = """\
set -g status off
set -g history-limit 1000
set -g remain-on-exit on
set -g escape-time 0
"""


def trimmed(row):
    """Without blanks at the end, where they are in no style."""
    text = row.rstrip(b" ")
    styles = STYLE.findall(text)
    return text if not styles or styles[-1] in PLAIN else row


class Screen:
    """A pane of a tmux of its own."""

    def __init__(self, folder, size):
        self.socket = str(folder / "tmux")
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(str(folder / "feeder"))
        listener.listen(1)
        configuration = folder / "tmux.conf"
        configuration.write_text(CONFIGURATION)
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8", "TERM": "xterm",
            "SHELL": "/bin/sh",
        }
        self.environment = environment
        subprocess.run(
            ["tmux", "-u", "-S", self.socket, "-f", str(configuration), "new-session", "-d",
             "-x", str(size[0]), "-y", str(size[1]),
             f"exec {sys.executable} {HERE / 'feeder.py'} {folder / 'feeder'}"],
            check=True, env=environment,
        )
        self.feeder, _ = listener.accept()
        listener.close()
        self.size = size

    def tmux(self, *arguments):
        command = ["tmux", "-u", "-S", self.socket, *arguments]
        return subprocess.run(
            command, check=True, env=self.environment, capture_output=True
        ).stdout

    def resize(self, size):
        self.tmux("resize-window", "-x", str(size[0]), "-y", str(size[1]))
        self.size = size

    def feed(self, data):
        self.feeder.sendall(struct.pack("<I", len(data)) + data)
        assert self.feeder.recv(1) == b"."

    def lines(self, rows):
        """The screen as lines of a recording, whose rows come from `ErasedCells`."""
        modes = " ".join(f"#{{?{flag},{word},}}" for flag, word in MODES.items())
        answer = self.tmux(
            "display-message", "-p",
            f"#{{pane_width}}x#{{pane_height}}|#{{cursor_x}},#{{cursor_y}}"
            f"|#{{?cursor_flag,visible,hidden}}|{modes}"
            "|#{scroll_region_upper},#{scroll_region_lower}",
        ).decode().rstrip("\n")
        size, cursor, visible, modes, region = answer.split("|")
        assert size == f"{self.size[0]}x{self.size[1]}", size
        rows = [trimmed(row) for row in rows]
        while rows and not rows[-1]:
            rows.pop()
        return [
            f"cursor {cursor} {visible}", f"modes {' '.join(modes.split())}".rstrip(),
            f"region {region}", *["row " + session_file.escaped(row) for row in rows],
        ]

    def captured(self):
        """The rows, each asked for on its own, so that none begins in the style that the row above
        has ended in."""
        capture = []
        for y in range(self.size[1]):
            capture += ["capture-pane", "-peN", "-S", str(y), "-E", str(y), ";"]
        return self.tmux(*capture[:-1]).split(b"\n")[: self.size[1]]

    def close(self):
        self.feeder.close()
        subprocess.run(
            ["tmux", "-S", self.socket, "kill-server"], env=self.environment, capture_output=True
        )
