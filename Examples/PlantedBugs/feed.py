#!/usr/bin/env python3
"""A reader of messages, which writes control sequences itself. `feed.py BUG` plants one bug, `feed.py none` none."""

import fcntl
import os
import re
import select
import signal
import socket
import sys
import termios
import time
import tty

BUG = sys.argv[1] if len(sys.argv) > 1 else "none"
MESSAGES = [f"Message {n}: the train of {n % 24} o'clock is {n * 7 % 60} minutes late" for n in range(1, 60)]


class Feed:
    def __init__(self):
        self.top = 0
        self.status = ""
        self.search = None
        self.opened = []
        self.synced = time.time()
        self.bold = False
        self.wake, waker = os.pipe()
        os.set_blocking(waker, False)
        os.set_blocking(self.wake, False)
        signal.set_wakeup_fd(waker)

    # The terminal
    def begin(self):
        self.cooked = termios.tcgetattr(0)
        tty.setraw(0)
        self.put("\x1b[?1049h\x1b[?25l\x1b[2J")
        if BUG == "feed-slow":
            os.set_blocking(1, False)

    def finish(self):
        self.put("\x1b[0m\x1b[?1049l" + ("" if BUG == "feed-cursor" and self.search is not None else "\x1b[?25h"))
        termios.tcsetattr(0, termios.TCSANOW, self.cooked)

    def put(self, text):
        data = text.encode()
        if BUG == "feed-slow":
            try:
                os.write(1, data)
            except BlockingIOError:
                pass
            return
        while data:
            data = data[os.write(1, data):]

    # The screen
    def draw(self):
        size = os.get_terminal_size(0)
        self.columns, self.rows = size.columns, size.lines
        if self.columns < 30 or self.rows < 5:
            return self.put("\x1b[2J\x1b[Htoo small")
        page = self.rows - 3
        self.top = max(0, min(self.top, len(MESSAGES) - 1))
        shown = MESSAGES[self.top:self.top + page]
        rows = [f"Feed  {self.top + 1} of {len(MESSAGES)}  {self.percent(page)}"]
        rows += shown + [""] * (page - len(shown))
        rows.append(self.status if self.search is None else f"Search: {self.search}")
        rows.append("r Refresh  s Sync  / Search  b Bold  End Last  Home First  q Quit")
        text = ""
        for index, row in enumerate(rows):
            style = "\x1b[1m" if self.bold else ""
            cut = row[:self.columns]
            end = "\x1b[K" if len(cut) < self.columns else ""
            if BUG == "feed-width" and len(row) == self.columns and index:
                # A row that just fits is ended by a line feed, as shorter ones are.
                end = "\r\n\x1b[K"
            text += f"\x1b[{index + 1};1H{style}{cut}{end}\x1b[0m"
            if BUG == "feed-slow":
                text += "\x1b[0m" * 60
        self.put(text)

    def percent(self, page):
        rest = len(MESSAGES) - page
        if BUG == "feed-height":
            return f"{self.top * 100 // (rest if rest > -2 else 1)}%"
        return f"{min(100, self.top * 100 // max(1, rest))}%"

    # The acts
    def refresh(self):
        if BUG == "feed-descriptors":
            self.opened += [os.open("/dev/null", os.O_RDONLY) for _ in range(3)]
        while True:
            with socket.socket() as client:
                client.settimeout(1)
                try:
                    client.connect(("127.0.0.1", 9))
                    self.status = "Refreshed"
                    return
                except OSError:
                    self.status = "There is no network"
                    if BUG != "feed-network":
                        return

    def sync(self):
        if BUG == "feed-clock":
            # Not before the last time.
            while time.time() < self.synced:
                pass
        self.synced = time.time()
        self.status = "Synced"

    def find(self):
        words, self.search = self.search, None
        if BUG == "feed-regex":
            matches = [n for n, text in enumerate(MESSAGES) if re.search(words, text)]
        else:
            matches = [n for n, text in enumerate(MESSAGES) if words in text]
        if BUG == "feed-none":
            self.top = matches[0]
        elif matches:
            self.top = matches[0]
        self.status = f"{len(matches)} found"

    def keys(self, data):
        text = data.decode(errors="ignore")
        while text:
            match = re.match(r"\x1b[\[O][0-9;]*[A-Za-z~]", text)
            key = match.group() if match else text[0]
            text = text[len(key):]
            if not self.key(key):
                return False
        return True

    def key(self, key):
        if self.search is not None:
            return self.search_key(key)
        self.status = ""
        if key in ("q", "\x03"):
            return False
        if key == "r":
            self.refresh()
        elif key == "s":
            self.sync()
        elif key == "/":
            self.search = ""
        elif key == "b":
            self.bold = not self.bold
        elif key == "\x0c":
            self.put("\x1b[2J")
        elif key in ("\x1b[A", "\x1bOA", "k"):
            self.top -= 1
        elif key in ("\x1b[B", "\x1bOB", "j"):
            self.top += 1
        elif key in ("\x1b[F", "\x1bOF", "\x1b[4~"):
            self.top = len(MESSAGES) - 1
        elif key in ("\x1b[H", "\x1bOH", "\x1b[1~"):
            self.top = 0
        self.top = max(0, min(self.top, len(MESSAGES) - 1))
        return True

    def search_key(self, key):
        if key == "\r":
            self.find()
        elif key == "\x1b":
            self.search = None
        elif key == "\x03":
            return False
        elif key == "\x7f":
            self.search = self.search[:-1]
        elif key.isprintable() and key.isascii() and len(self.search) < 20:
            self.search += key
        return True

    def run(self):
        signal.signal(signal.SIGWINCH, lambda *_: None)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())
        signal.signal(signal.SIGHUP, lambda *_: sys.exit())
        signal.signal(signal.SIGTSTP, self.suspend)
        self.begin()
        try:
            while True:
                self.draw()
                ready = select.select([0, self.wake], [], [])[0]
                if self.wake in ready:
                    os.read(self.wake, 512)
                    if BUG == "feed-winch":
                        # The next key draws.
                        select.select([0], [], [])
                    self.put("\x1b[2J")
                if 0 in ready:
                    data = os.read(0, 512)
                    if not data or not self.keys(data):
                        return
        finally:
            self.finish()

    def suspend(self, *_):
        self.finish()
        os.kill(os.getpid(), signal.SIGSTOP)
        if BUG == "feed-suspend":
            tty.setraw(0)
        else:
            self.begin()


Feed().run()
