/* Programs that count keys with ncurses, at once or after some work. */
#define NCURSES_WIDECHAR 1

#include <ncurses.h>

#include "fixture.h"

static int count_keys(void (*work)(long), long milliseconds) {
  curses_begin();
  int count = 0;
  curses_draw(count);
  while (getch() != 'q') {
    if (work) work(milliseconds);
    curses_draw(++count);
  }
  return curses_end();
}

int run_fast(int argc, char **argv) {
  (void)argc, (void)argv;
  return count_keys(0, 0);
}

int run_slow80(int argc, char **argv) {
  (void)argc, (void)argv;
  return count_keys(sleep_milliseconds, 80);
}

int run_slow80busy(int argc, char **argv) {
  (void)argc, (void)argv;
  return count_keys(compute_milliseconds, 80);
}

/* Counts the seconds too: it draws anew when nothing was typed for one. */
int run_clock(int argc, char **argv) {
  (void)argc, (void)argv;
  curses_begin();
  timeout(1000);
  int count = 0, ticks = 0, key = 0;
  while (key != 'q') {
    curses_draw(count);
    mvprintw(1, 0, "ticks %d ", ticks);
    refresh();
    key = getch();
    if (key == ERR)
      ticks++;
    else
      count++;
  }
  return curses_end();
}

int run_resize(int argc, char **argv) {
  (void)argc, (void)argv;
  curses_begin();
  int count = 0, key = 0;
  while (key != 'q') {
    curses_draw(count);
    mvprintw(1, 0, "%dx%d ", COLS, LINES);
    refresh();
    key = getch();
    if (key != KEY_RESIZE) count++;
  }
  return curses_end();
}
