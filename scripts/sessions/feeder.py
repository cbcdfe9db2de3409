"""Runs in the pane of tmux: writes what comes through a socket, and says when tmux has read it."""

import os
import socket
import struct
import sys
import termios
import tty


def main():
    tty.setraw(0, termios.TCSANOW)
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(sys.argv[1])
    stream = connection.makefile("rb")
    while header := stream.read(4):
        rest = stream.read(struct.unpack("<I", header)[0])
        while rest:
            rest = rest[os.write(1, rest) :]
        # Answered in its turn: all before it has been read.
        os.write(1, b"\x1b[5n")
        answer = b""
        while not answer.endswith(b"\x1b[0n"):
            answer += os.read(0, 4096)
        connection.sendall(b".")


main()
