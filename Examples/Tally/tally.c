// A counter on ncurses: + counts, r begins anew, a click on [ Add ] counts, q quits.
#include <locale.h>
#include <ncurses.h>

static void draw(int count) {
  erase();
  mvaddstr(0, 0, "Tally");
  mvprintw(1, 0, "Count: %d", count);
  mvaddstr(3, 2, "[ Add ]");
  mvprintw(5, 0, "Size: %dx%d", COLS, LINES);
  refresh();
}

int main(void) {
  int count = 0, key;
  MEVENT event;
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  keypad(stdscr, TRUE);
  mousemask(BUTTON1_PRESSED, NULL);
  mouseinterval(0);
  draw(count);
  while ((key = getch()) != 'q') {
    if (key == '+') count++;
    if (key == 'r') count = 0;
    if (key == KEY_MOUSE && getmouse(&event) == OK && event.y == 3 && event.x < 9) count++;
    draw(count);
  }
  endwin();
  return 0;
}
