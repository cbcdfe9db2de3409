#!/usr/bin/env python3
"""cancel.py BIN [ROUNDS]: requests that are left before they are answered, on the real program.

A server on loopback that takes every connection and says nothing, lets a byte fall now and then, resets,
or answers in half; weather, photos of travels and Catinder ask it. A person goes from tab to tab and
asks again, some hundred times. The program has to stay there, to draw what it is asked for, to keep no
more descriptors and threads than at first, and to quit.
"""

import pathlib
import select
import shutil
import socket
import struct
import sys
import tempfile
import time

from support.session import Program, Server, end, tell

BIN = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/debug").resolve()
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 200
PROGRAM = BIN / "moggy"
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="moggy-cancel-"))


class Unwilling(Server):
    def __init__(self, mode):
        self.mode, self.open = mode, set()
        super().__init__()

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
        super().close()
        for connection in list(self.open):
            connection.close()


# A click on a tab counts everywhere, a digit may go into a field.
COLUMNS = {"weather": 4, "pets": 16, "travel": 38, "catinder": 50, "profile": 63}


def tab(name):
    return f"\x1b[<0;{COLUMNS[name]};1M\x1b[<0;{COLUMNS[name]};1m".encode()


ROUND = [tab("weather"), b"r", tab("catinder"), b"\r", tab("travel"), tab("weather"), b"r", tab("pets"),
         tab("profile")]


def storm(mode):
    server = Unwilling(mode)
    data, address = FOLDER / mode, f"http://127.0.0.1:{server.port}"
    (data / "config").mkdir(parents=True)
    (data / "config" / "config.toml").write_text(
        f'[weather]\ncoordinates = "47.5, 19.04"\nserver = "{address}"\n[travel]\nserver = "{address}"\n')
    program = Program(PROGRAM, data, "--demo", "--catinder", address)
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
    return end()


if __name__ == "__main__":
    sys.exit(main())
