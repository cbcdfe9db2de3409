/* A counter: + and - count, Tab goes between them, Enter presses, q quits. It tells tests
 * what it shows.
 *
 *     cc counter.c journey_semantics.c -lncursesw -o counter */
#include "journey_semantics.h"

#include <locale.h>
#include <stdio.h>

static int number, focused;

static void button(int index, const char *label, const char *id, int x) {
  attrset(index == focused ? A_REVERSE : A_NORMAL);
  mvprintw(2, x, "[ %s ]", label);
  journey_node("button", label, x, 2, 9, 1, id, NULL,
               index == focused ? "focused,focusable" : "focusable", "press", -1);
}

static void draw(void) {
  char text[16];
  erase();
  journey_begin();
  snprintf(text, sizeof text, "%d", number);
  attrset(A_BOLD);
  mvprintw(0, 0, "Count: %s", text);
  journey_node("status", "Count", 0, 0, COLS, 1, "count", text, NULL, NULL, -1);
  button(0, "Less ", "less", 0);
  button(1, "More ", "more", 10);
  attrset(A_NORMAL);
  refresh();
}

int main(void) {
  int key = 0;
  setlocale(LC_ALL, "");
  initscr();
  raw();
  nonl();
  noecho();
  curs_set(0);
  keypad(stdscr, TRUE);
  journey_open("counter");
  do {
    if (key == '+' || (key == '\r' && focused == 1)) number++;
    if (key == '-' || (key == '\r' && focused == 0)) number--;
    if (key == '\t') focused = 1 - focused;
    draw();
    key = journey_key(stdscr);
  } while (key != 'q');
  endwin();
  return 0;
}
