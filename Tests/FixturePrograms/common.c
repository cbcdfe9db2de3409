#define NCURSES_WIDECHAR 1

#include <locale.h>
#include <ncurses.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "fixture.h"

static struct termios before;

void curses_begin(void) {
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  keypad(stdscr, TRUE);
}

int curses_end(void) {
  endwin();
  return 0;
}

void curses_draw(int count) {
  erase();
  for (int row = 1; row < LINES - 1; row++)
    for (int column = 0; column < COLS; column++) mvaddch(row, column, '0' + count % 10);
  mvprintw(0, 0, "count %d", count);
  mvprintw(LINES - 1, 0, "count %d", count);
  refresh();
}

void plain_begin(void) {
  tcgetattr(0, &before);
  struct termios now = before;
  cfmakeraw(&now);
  tcsetattr(0, TCSANOW, &now);
  put("\033[?1049h\033[2J\033[H");
}

int plain_end(void) {
  put("\033[?1049l");
  tcsetattr(0, TCSANOW, &before);
  return 0;
}

void put(const char *format, ...) {
  char text[65536];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  for (int sent = 0; sent < length;) {
    ssize_t count = write(1, text + sent, (size_t)(length - sent));
    if (count <= 0) return;
    sent += (int)count;
  }
}

int typed(void) {
  unsigned char byte;
  return read(0, &byte, 1) == 1 ? byte : -1;
}

void terminal_size(int *rows, int *columns) {
  struct winsize size = {0};
  ioctl(1, TIOCGWINSZ, &size);
  *rows = size.ws_row;
  *columns = size.ws_col;
}

void plain_draw(int count) {
  int rows, columns;
  terminal_size(&rows, &columns);
  put("\033[Hcount %d\033[%d;1Hcount %d", count, rows, count);
}

void sleep_milliseconds(long milliseconds) {
  struct timespec span = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  while (clock_nanosleep(CLOCK_MONOTONIC, 0, &span, &span)) continue;
}

void compute_milliseconds(long milliseconds) {
  struct timespec start, now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start);
  do clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  while ((now.tv_sec - start.tv_sec) * 1000 + (now.tv_nsec - start.tv_nsec) / 1000000 <
         milliseconds);
}
