"""A counter on Python's curses: + counts, r begins anew, a click on [ Add ] counts, q quits."""

import curses


def main(screen):
    curses.raw()
    curses.mousemask(curses.BUTTON1_PRESSED)
    curses.mouseinterval(0)
    count = 0
    while True:
        rows, columns = screen.getmaxyx()
        screen.erase()
        screen.addstr(0, 0, "Tally")
        screen.addstr(1, 0, f"Count: {count}")
        screen.addstr(3, 2, "[ Add ]")
        screen.addstr(5, 0, f"Size: {columns}x{rows}")
        screen.refresh()
        key = screen.getch()
        if key == ord("q"):
            return
        if key == ord("+"):
            count += 1
        if key == ord("r"):
            count = 0
        if key == curses.KEY_MOUSE:
            _, x, y, _, _ = curses.getmouse()
            if y == 3 and x < 9:
                count += 1


curses.wrapper(main)
