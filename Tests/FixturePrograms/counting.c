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

/* Draws in a new size when no other one has come for half a second. */
int run_resizes(int argc, char **argv) {
  (void)argc, (void)argv;
  curses_begin();
  int count = 0, key = 0;
  while (key != 'q') {
    curses_draw(count);
    mvprintw(1, 0, "%dx%d ", COLS, LINES);
    refresh();
    timeout(-1);
    key = getch();
    timeout(50);
    for (int rest = 10; key == KEY_RESIZE && rest > 0; rest--)
      if (getch() == KEY_RESIZE) rest = 10;
  }
  return curses_end();
}

/* Counts clicks; ncurses waits for a second one before it tells of the first. */
int run_clicks(int argc, char **argv) {
  (void)argc, (void)argv;
  curses_begin();
  mousemask(BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED, 0);
  int count = 0, key = 0;
  while (key != 'q') {
    curses_draw(count);
    key = getch();
    if (key == KEY_MOUSE) count++;
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
