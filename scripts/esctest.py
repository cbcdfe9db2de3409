#!/usr/bin/env python3
"""Runs esctest2, the tests of terminals that Thomas Dickey keeps, on the virtual terminal.

    esctest.py --journey PROGRAM [--least N] [--latin1] FOLDER [OPTIONS OF ESCTEST]

FOLDER is that of esctest.py in a checkout of https://github.com/ThomasDickey/esctest2, which is not
part of this project. The suite runs in a pseudo-terminal whose other end is `PROGRAM screen --serve`.
It expects an xterm of level 5 whose owner lets programs do what they ask for: the size of the window,
titles and the clipboard that are told, black text on white, checksums without attributes.

The tests that fail are printed with the reason. It ends with 1 where fewer than N pass.

The article Sequences has the choices that are other ones than xterm's.
"""

import argparse
import base64
import fcntl
import json
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios

COLUMNS, ROWS = 80, 25
XTERM = ["--expected-terminal=xterm", "--max-vt-level=5", "--xterm-reverse-wrap=383", "--xterm-checksum=334"]
OWNER = {"titles": True, "clipboard": True, "window": True, "checksum": 15,
         "foreground": 0, "background": 0xFFFFFF}


class Terminal:
    """`journey screen --serve`: a line of JSON for each request, and one for its answer."""

    def __init__(self, journey, is_latin1):
        self.process = subprocess.Popen([journey, "screen", "--serve"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.size = COLUMNS, ROWS
        self.ask(op="new", columns=COLUMNS, rows=ROWS, options={**OWNER, "utf8": not is_latin1})

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("esctest.py: the terminal has ended")
        answer = json.loads(line)
        if not answer["ok"]:
            sys.exit(f"esctest.py: {answer['error']}")
        return answer

    def feed(self, data):
        """Returns what the terminal answers; keeps the size that the program has chosen."""
        answer = self.ask(op="feed", data=base64.b64encode(data).decode())
        if "columns" in answer:
            self.size = answer["columns"], answer["rows"]
        return base64.b64decode(answer.get("out", ""))


def set_size(descriptor, size):
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))


def run(terminal, folder, arguments):
    """Runs the suite to its end."""
    process, descriptor = pty.fork()
    if process == 0:
        # The size is there before the suite is.
        set_size(0, (COLUMNS, ROWS))
        os.chdir(folder)
        os.environ["TERM"] = "xterm-256color"
        os.execv(sys.executable, [sys.executable, "esctest.py", *arguments])
    size = terminal.size
    while True:
        try:
            data = os.read(descriptor, 1 << 16)
        except OSError:  # Linux tells the end of the other side by EIO.
            data = b""
        if not data:
            break
        answers = terminal.feed(data)
        if terminal.size != size:
            size = terminal.size
            set_size(descriptor, size)
        while answers:
            answers = answers[os.write(descriptor, answers):]
    os.waitpid(process, 0)


def report(log):
    """Prints the failures of a log; returns how many tests have passed."""
    for part in log.split("*** TEST ")[1:]:
        name, _, rest = part.partition(" FAILED:")
        lines = rest.partition("\nRun test:")[0].strip().splitlines()
        reason = next((line for line in lines if line.startswith("esctypes.")), lines[-1] if lines else "")
        print(f"{name}: {reason.removeprefix('esctypes.')}")
    result = re.search(r"\*\*\* (\d+) tests? passed, (\d+) known bugs?, (\d+) TESTS? FAILED", log, re.I)
    if not result:
        sys.exit("esctest.py: the suite has not come to its end\n" + log[-2000:])
    passed, known, failed = map(int, result.groups())
    print(f"{passed} of {passed + known + failed} passed, {known} are known to fail in xterm, {failed} failed")
    return passed


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--journey", required=True, help="the program journey")
    parser.add_argument("--least", type=int, default=0, help="how many tests have to pass")
    parser.add_argument("--latin1", action="store_true", help="bytes are Latin-1, with controls of eight bits")
    parser.add_argument("folder", help="the folder of esctest.py")
    options, others = parser.parse_known_args()
    modes = ["xtermWinopsEnabled"] + (["disableWideChars"] if options.latin1 else [])
    terminal = Terminal(os.path.abspath(options.journey), options.latin1)
    with tempfile.TemporaryDirectory() as place:
        log = os.path.join(place, "log")
        run(terminal, options.folder, [*XTERM, "--options", *modes, "--logfile", log, *others])
        with open(log, encoding="utf-8", errors="replace") as file:
            passed = report(file.read())
    sys.exit(passed < options.least)


if __name__ == "__main__":
    main()
