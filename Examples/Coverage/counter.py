#!/usr/bin/python3
"""A counter: `+` and `-` count, `r` sets it to 0, `q` ends it."""

import sys
import termios
import tty


def changed(count, key):
    if key == "+":
        return count + 1
    if key == "-":
        return count - 1
    if key == "r":
        return 0
    return count


def main():
    cooked = termios.tcgetattr(0)
    tty.setraw(0)
    sys.stdout.write("\x1b[?1049h")
    count = 0
    try:
        while True:
            sys.stdout.write(f"\x1b[H\x1b[2JCount {count}\r\n\r\n+ More  - Less  r Reset  q Quit")
            sys.stdout.flush()
            key = sys.stdin.read(1)
            if key in ("q", ""):
                break
            count = changed(count, key)
    finally:
        sys.stdout.write("\x1b[?1049l")
        sys.stdout.flush()
        termios.tcsetattr(0, termios.TCSANOW, cooked)


main()
