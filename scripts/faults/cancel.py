#!/usr/bin/env python3
"""cancel.py BIN [ROUNDS]: requests that are left before they are answered, on the real program.

A server on loopback that takes every connection and says nothing, lets a byte fall now and then, resets,
or answers in half; weather, photos of travels and Catinder ask it. A person goes from tab to tab and
asks again, some hundred times. The program has to stay there, to draw what it is asked for, to keep no
more descriptors and threads than at first, and to quit.
"""

import fcntl
import os
import pathlib
import pty
import select
import shutil
import signal
import socket
import struct
import sys
import tempfile
import termios
import threading
import time

BIN = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/debug").resolve()
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 200
PROGRAM = BIN / "moggy"
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="moggy-cancel-"))
results = []


def tell(name, problems, note=""):
    results.append(not problems)
    print(f"{'ok' if not problems else 'FAILED'}: {name}{': ' if note else ''}{note}", flush=True)
    for problem in problems:
        print(f"    {problem}")


class Server:
    def __init__(self, mode):
        self.mode, self.connections, self.open = mode, 0, set()
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
        self.open.add(connection)
        try:
            while connection.recv(65536):
                if self.mode == "silent":
                    continue
                if self.mode == "reset":
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    return
                if self.mode == "half":
                    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{")
                    return
                text = b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n"
                for byte in text + b" " * 100000:
                    connection.sendall(bytes([byte]))
                    if select.select([connection], [], [], 1)[0]:
                        break
        except OSError:
            pass
        finally:
            self.open.discard(connection)
            connection.close()

    def close(self):
        self.listener.close()
        for connection in list(self.open):
            connection.close()


class Program:
    def __init__(self, name, server, size=(24, 80), language="en"):
        data = FOLDER / name
        (data / "config").mkdir(parents=True)
        address = f"http://127.0.0.1:{server.port}"
        (data / "config" / "config.toml").write_text(
            f'[weather]\ncoordinates = "47.5, 19.04"\nserver = "{address}"\n'
            f'[travel]\nserver = "{address}"\n')
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ.clear()
            os.environ.update(HOME=str(FOLDER), TERM="xterm-256color", LC_ALL="C.UTF-8", PATH="/usr/bin:/bin")
            os.execv(PROGRAM, [str(PROGRAM), "--demo", "--data", str(data), "--language", language,
                               "--catinder", address, "--animations", "off"])
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


# A click on a tab counts everywhere, a digit may go into a field.
COLUMNS = {"weather": 4, "pets": 16, "travel": 38, "catinder": 50, "profile": 63}


def tab(name):
    return f"\x1b[<0;{COLUMNS[name]};1M\x1b[<0;{COLUMNS[name]};1m".encode()


ROUND = [tab("weather"), b"r", tab("catinder"), b"\r", tab("travel"), tab("weather"), b"r", tab("pets"),
         tab("profile")]


def storm(mode):
    server = Server(mode)
    program = Program(mode, server)
    problems, before = [], None
    try:
        if not program.wait_for(b"Weather", 30):
            problems.append("no first frame")
        program.press(tab("catinder"))
        program.read(0.5)
        program.press(b"Ann\tsecret-secret\r")
        program.read(0.5)
        for number in range(ROUNDS):
            for keys in ROUND:
                program.press(keys)
                program.read(0.002)
            if number == ROUNDS // 4:
                program.read(0.3)
                before = program.cost()
        program.read(0.5)
        after = program.cost()
        program.press(tab("pets"))
        program.read(0.5)
        program.press(tab("profile"))
        if not program.read(2):
            problems.append("a click draws nothing any more")
        for place, (name, room) in enumerate((("descriptors", 16), ("threads", 8))):
            if before and after[place] > before[place] + room:
                problems.append(f"{name}: {before[place]}, then {after[place]}")
        if before and after[2] > before[2] * 1.25 + 8192:
            problems.append(f"memory: {before[2]} KB, then {after[2]} KB")
        began = time.monotonic()
        program.press(b"q")
        status = program.ended(30)
        if status != 0:
            problems.append("it does not quit" if status is None else f"it ends with {status}")
        note = "{} connections; descriptors {} and {}, threads {} and {}, KB {} and {}; quit in {:.2f} s".format(
            server.connections, *(number for pair in zip(before, after) for number in pair),
            time.monotonic() - began)
    finally:
        program.close()
        server.close()
    tell(f"{ROUNDS} rounds against a server, {mode}", problems, note)


def main():
    try:
        for mode in ("silent", "drip", "reset", "half"):
            storm(mode)
    finally:
        shutil.rmtree(FOLDER, ignore_errors=True)
    print(f"{len(results)} cases, {results.count(False)} failed")
    return 1 if False in results else 0


if __name__ == "__main__":
    sys.exit(main())
