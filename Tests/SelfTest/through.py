"""Runs a program on a terminal of its own, and shows what that one writes, as tmux does."""

import fcntl
import os
import pty
import select
import sys
import termios
import tty

before = termios.tcgetattr(0)
size = fcntl.ioctl(0, termios.TIOCGWINSZ, bytes(8))
process, inner = pty.fork()
if process == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, size)
    os.execvp(sys.argv[1], sys.argv[1:])
tty.setraw(0)
try:
    while True:
        ready, _, _ = select.select([0, inner], [], [])
        for source, sink in ((0, inner), (inner, 1)):
            if source in ready:
                data = os.read(source, 4096)
                if not data:
                    raise EOFError
                os.write(sink, data)
except (EOFError, OSError):
    pass  # The inner program has ended.
finally:
    termios.tcsetattr(0, termios.TCSADRAIN, before)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
