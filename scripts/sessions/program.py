"""Runs a program in a pseudo-terminal and knows when it waits for a key."""

import base64
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

TOKEN = "RECORDED_SESSION"
LOOK_SECONDS = 0.04
LOOKS = 3
LONGEST_STEP_SECONDS = 4
LARGEST_STEP = 60_000

# The end of a sequence or of a character has not come yet.
UNFINISHED = re.compile(
    rb"(\x1b([\[][0-?]*[ -/]*|[ -/]*|[\]P_^X][^\x07\x1b]*\x1b?)?"
    rb"|[\xc2-\xdf]|[\xe0-\xef][\x80-\xbf]?|[\xf0-\xf4][\x80-\xbf]{0,2})\Z"
)


class Answerer:
    """`journey screen --serve`: a terminal that answers what the program asks."""

    def __init__(self, journey, columns, rows, identity):
        self.identity = identity
        self.process = subprocess.Popen(
            [journey, "screen", "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.ask(op="new", columns=columns, rows=rows, scrollback=1000)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["ok"], answer
        return answer

    def answers(self, output):
        data = base64.b64encode(output).decode()
        answer = self.ask(op="feed", data=data).get("out") or self.ask(op="drain").get("out") or ""
        reply = base64.b64decode(answer)
        if not self.identity:
            return reply
        reply = re.sub(rb"\x1bP>\|.*?\x1b\\\\|\x1b\[>[0-9;]*c", b"", reply, flags=re.DOTALL)
        return re.sub(rb"\x1b\[\?6[0-9;]*c", self.identity, reply)

    def resize(self, columns, rows):
        self.ask(op="resize", columns=columns, rows=rows)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Program:
    """A program, its terminal and what it has written since the last step."""

    def __init__(self, command, environment, folder, size, answerer):
        self.answerer = answerer
        self.output = b""
        self.token = f"{os.getpid()}-{time.monotonic_ns()}"
        self.master, self.slave = pty.openpty()
        self.set_size(size)
        environment = dict(environment, **{TOKEN: self.token})
        self.child = subprocess.Popen(
            self.isolated(command, folder), env=environment, stdin=self.slave, stdout=self.slave,
            stderr=self.slave, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.set_blocking(self.master, False)

    @staticmethod
    def isolated(command, folder):
        """No process, host name or path of this machine gets into a recording."""
        setup = f"hostname desk; mount --bind {folder} /srv; cd /srv/desk; exec {command}"
        return [
            "unshare", "--pid", "--fork", "--kill-child", "--mount-proc", "--uts",
            "sh", "-c", setup,
        ]

    def set_size(self, size):
        columns, rows = size
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, size):
        self.answerer.resize(*size)
        self.set_size(size)

    def type(self, keys):
        os.write(self.master, keys)

    def step(self):
        """Everything written until the program waits, up to the last whole sequence."""
        self.read_until_quiet()
        unfinished = UNFINISHED.search(self.output)
        end = unfinished.start() if unfinished else len(self.output)
        done, self.output = self.output[:end], self.output[end:]
        return done

    def read_until_quiet(self):
        begin = time.monotonic()
        size = len(self.output)
        looks = []
        while time.monotonic() - begin < LONGEST_STEP_SECONDS:
            if len(self.output) - size > LARGEST_STEP:
                return
            if self.drain(LOOK_SECONDS):
                looks = []
                continue
            look = self.look()
            looks = looks + [look] if look and looks[-1:] in ([], [look]) else []
            if len(looks) == LOOKS or self.child.poll() is not None:
                return

    def drain(self, seconds):
        readable, _, _ = select.select([self.master], [], [], seconds)
        if not readable:
            return False
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.output += piece
        reply = self.answerer.answers(piece)
        if reply:
            self.type(reply)
        return True

    def processes(self):
        mark = f"{TOKEN}={self.token}".encode()
        for name in os.listdir("/proc"):
            if name.isdigit():
                try:
                    with open(f"/proc/{name}/environ", "rb") as file:
                        if mark in file.read().split(b"\0"):
                            yield name
                except OSError:
                    continue

    def look(self):
        """What every process waits for and how often it slept; nothing while one runs or while
        there are keys that nobody has read."""
        unread = struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0" * 4))[0]
        if unread:
            return None
        look = []
        for pid in self.processes():
            try:
                with open(f"/proc/{pid}/status") as file:
                    status = dict(line.split(":", 1) for line in file if ":" in line)
                with open(f"/proc/{pid}/syscall") as file:
                    call = file.read()
            except OSError:
                return None
            if status["State"].split()[0] not in "SZT":
                return None
            look.append((pid, call, status["voluntary_ctxt_switches"]))
        return tuple(sorted(look))

    def close(self):
        for pid in list(self.processes()):
            try:
                os.kill(int(pid), signal.SIGKILL)
            except OSError:
                continue
        self.child.wait()
        os.close(self.master)
        os.close(self.slave)
