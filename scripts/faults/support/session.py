"""The real program on a terminal, servers on loopback, and the lines that tell of a case: for all scripts
beside this folder."""

import fcntl
import os
import pathlib
import pty
import select
import signal
import socket
import struct
import termios
import threading
import time

results = []


def tell(name, problems, note=""):
    results.append(not problems)
    print(f"{'ok' if not problems else 'FAILED'}: {name}{': ' if note else ''}{note}", flush=True)
    for problem in problems:
        print(f"    {problem}")


def end():
    """Prints the sum; the status to exit with."""
    print(f"{len(results)} cases, {results.count(False)} failed")
    return 1 if False in results else 0


class Server:
    """Accepts on loopback and hands each connection to `serve`, in a thread of its own."""

    def __init__(self):
        self.connections = 0
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            self.connections += 1
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection):
        raise NotImplementedError

    def close(self):
        self.listener.close()


class Program:
    """The real program on a pseudo-terminal."""

    def __init__(self, program, data, *arguments, size=(24, 80), language="en", environment={},
                 before=None):
        """`environment` adds to what is given (None takes away), `before` runs in the child."""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            given = dict(HOME=str(data), TERM="xterm-256color", LC_ALL="C.UTF-8", PATH="/usr/bin:/bin")
            given.update(environment)
            given = {name: value for name, value in given.items() if value is not None}
            if before:
                before()
            words = ["--data", str(data)] if data is not None else []
            words += ["--language", language] if language else []
            os.execve(program, [str(program), *words, "--animations", "off", *arguments], given)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        self.bytes = b""

    def read(self, seconds):
        """What is drawn until nothing has come for a time."""
        got = b""
        while select.select([self.terminal], [], [], seconds)[0]:
            try:
                more = os.read(self.terminal, 65536)
            except OSError:
                break
            if not more:
                break
            got += more
        self.bytes = (self.bytes + got)[-200_000:]
        return got

    def wait_for(self, text, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.read(0.1)
            if text in self.bytes:
                return True
        return False

    def press(self, keys):
        os.write(self.terminal, keys)

    def family(self):
        """The process and all that come of it."""
        found, seen = [self.process], 0
        while seen < len(found):
            for task in pathlib.Path(f"/proc/{found[seen]}/task").glob("*/children"):
                try:
                    found += [int(word) for word in task.read_text().split()]
                except OSError:
                    pass
            seen += 1
        return found

    def cost(self):
        descriptors = threads = memory = 0
        for process in self.family():
            try:
                descriptors += len(os.listdir(f"/proc/{process}/fd"))
                threads += len(os.listdir(f"/proc/{process}/task"))
                for line in open(f"/proc/{process}/status"):
                    if line.startswith("VmRSS:"):
                        memory += int(line.split()[1])
            except OSError:
                pass
        return descriptors, threads, memory

    def ended(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.read(0.05)
            done, status = os.waitpid(self.process, os.WNOHANG)
            if done:
                self.process = 0
                return os.waitstatus_to_exitcode(status)
        return None

    def close(self):
        if self.process:
            for process in self.family()[::-1]:
                try:
                    os.kill(process, signal.SIGKILL)
                except OSError:
                    pass
            os.waitpid(self.process, 0)
        os.close(self.terminal)
