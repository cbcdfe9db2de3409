"""Tells a test what a curses program shows: see the article SemanticsProtocol of JourneyKit.

Copy this file beside the program. Call `begin` and then `node` for everything that is drawn, and
read keys by `key`; without a test around the program all of this does nothing.
"""
import curses
import json
import os


class Semantics:
    def __init__(self, program):
        number = os.environ.get("JOURNEY_INSPECT_FD", "")
        self.pipe = int(number) if number.isdigit() else None
        self.nodes, self.size, self.frame, self.waiting = [], (0, 0), 0, []
        self.advance = lambda milliseconds: None  # moves the program's own clock on
        if self.pipe is not None:
            os.set_inheritable(self.pipe, False)
            self._say({"protocol": 1, "program": program})

    def begin(self, window):
        """Forgets the nodes of the last frame; to be called when the program begins to draw."""
        self.nodes, self.size = [], window.getmaxyx()

    def node(self, role, label, x, y, columns, rows=1, *, id=None, value=None, traits=(),
             actions=(), parent=None):
        """Says what was drawn where; returns the number that children give as their parent."""
        node = {"role": role, "label": label, "frame": [x, y, columns, rows], "id": id,
                "value": value, "traits": list(traits), "actions": list(actions), "parent": parent}
        self.nodes.append({name: part for name, part in node.items() if part is not None})
        return len(self.nodes) - 1

    def key(self, window, timeout=-1):
        """What `window.get_wch` gives; requests of the test are answered on the way."""
        while True:
            if self.waiting:
                return self.waiting.pop(0)
            window.timeout(timeout)
            key = window.get_wch()
            if self.pipe is None or key != "\x1b":
                return key
            follower = self._follower(window)
            if follower != "_":
                if follower is not None:
                    self.waiting.append(follower)
                    if follower == "\x1b":  # it may begin a request itself
                        curses.unget_wch(self.waiting.pop())
                return key
            self._take(self._request(window))

    def _follower(self, window):
        """What was typed right behind an ESC, or None."""
        window.timeout(0)
        try:
            return window.get_wch()
        except curses.error:
            return None

    def _request(self, window):
        """The rest of `ESC _ request ESC \\`; keys that curses makes up itself wait behind it."""
        window.timeout(-1)
        text = ""
        while not text.endswith("\x1b\\"):
            key = window.get_wch()
            if isinstance(key, str):
                text += key
            else:
                self.waiting.append(key)
        return text[:-2]

    def _take(self, request):
        size = os.get_terminal_size(1)  # curses misses a resize behind which a key comes at once
        if curses.is_term_resized(size.lines, size.columns):
            curses.resizeterm(size.lines, size.columns)
        name, _, number = request.removeprefix("journey;").partition(";")
        if name == "advance":
            self.advance(int(number))
        elif name == "sync":
            self._report(int(number))

    def _report(self, sync):
        """Marks the frame behind its last byte, and tells what it means."""
        self.frame += 1
        focused = [node for node in self.nodes if "focused" in node["traits"] and "id" in node]
        order = [node["id"] for node in self.nodes if "focusable" in node["traits"]]
        self._say({"sync": sync, "frame": self.frame, "nodes": self.nodes, "focusOrder": order,
                   "size": {"columns": self.size[1], "rows": self.size[0]},
                   "focus": focused[0]["id"] if focused else None})
        os.write(1, b"\x1b]7373;frame;%d\x07" % self.frame)

    def _say(self, line):
        rest = json.dumps(line).encode() + b"\n"
        while rest:
            rest = rest[os.write(self.pipe, rest):]
