"""Counts keys with the curses of Python; `q` quits."""

import curses


def main(screen):
    curses.raw()
    count = 0
    while True:
        screen.erase()
        rows, columns = screen.getmaxyx()
        screen.addstr(0, 0, f"count {count}")
        screen.addstr(rows - 1, 0, f"count {count}")
        screen.refresh()
        if screen.getch() == ord("q"):
            return
        count += 1


curses.wrapper(main)
