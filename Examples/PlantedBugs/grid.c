// A grid of numbers, with ncurses and the mouse. `grid BUG` plants one bug, `grid none` has none of them.
#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

enum { rows = 40, columns = 6, cellWidth = 10 };

static int values[rows][columns], y, x, sorted = -1, sum, choosing;
static const char *bug = "none";

static int has(const char *name) { return strcmp(bug, name) == 0; }

static int shownColumns(void) {
  int fit = (COLS - 2) / cellWidth;
  return fit < columns ? fit : columns;
}

static int page(void) { return LINES - 5 > 0 ? LINES - 5 : 1; }

static int compare(const void *a, const void *b) {
  return ((const int *)a)[sorted] - ((const int *)b)[sorted];
}

static void move_(int dy, int dx) {
  y += dy;
  x += dx;
  if (!has("grid-wheel") || dy <= 1) {
    if (y >= rows) y = rows - 1;
  }
  if (y < 0) y = 0;
  if (x >= columns) x = columns - 1;
  if (x < 0 && !has("grid-backtab")) x = 0;
}

static void draw(void) {
  if (!has("grid-stale")) erase();
  if (LINES < 7 || COLS < 24) {
    erase();
    mvaddnstr(0, 0, "too small", COLS);
    refresh();
    return;
  }
  int fit = shownColumns();
  if (has("grid-narrow")) {
    // The rest of the width goes to the cells, one by one; it is below 0 in a narrow window.
    volatile unsigned long rest = (unsigned long)(COLS - 40);
    while (rest != 0) rest--;
  }
  int left = x / fit * fit, top = y / page() * page();
  mvprintw(0, 0, "Grid  row %d column %d  value %d", y + 1, x + 1, values[y][x]);
  for (int c = 0; c < fit && left + c < columns; c++)
    mvprintw(1, 2 + c * cellWidth, "%s%c ", sorted == left + c ? "*" : " ", 'A' + left + c);
  for (int r = 0; r < page(); r++) {
    for (int c = 0; c < fit && left + c < columns; c++) {
      if (top + r >= rows) {
        mvprintw(2 + r, 2 + c * cellWidth, "         ");
        continue;
      }
      if (top + r == y && left + c == x) attron(A_REVERSE);
      mvprintw(2 + r, 2 + c * cellWidth, "%-6d", values[top + r][left + c]);
      attroff(A_REVERSE);
    }
  }
  if (choosing) mvaddnstr(LINES - 2, 0, "Really clear the column? (y/n)", COLS);
  else if (sum != 0) mvprintw(LINES - 2, 0, "Sum of the column: %d", sum);
  mvaddnstr(LINES - 1, 0, "+ More  - Less  s Sort  t Total  c Clear  Tab Next  q Quit", COLS);
  refresh();
}

static void total(void) {
  sum = 0;
  for (int r = 0; r < rows; r++) sum += values[r][x];
}

static void click(void) {
  MEVENT event;
  if (getmouse(&event) != OK) return;
  if (event.bstate & BUTTON4_PRESSED) { move_(-3, 0); return; }
  if (event.bstate & BUTTON5_PRESSED) { move_(3, 0); return; }
  if (!(event.bstate & BUTTON1_PRESSED)) return;
  int fit = shownColumns(), c = (event.x - 2) / cellWidth, left = x / fit * fit;
  if (event.x < 2 || event.y >= LINES - 2 || event.y < 1) return;
  if (!has("grid-margin") && (c >= fit || left + c >= columns)) return;
  if (event.y == 1) {
    sorted = left + c;
    if (sorted >= columns) abort();
    qsort(values, rows, sizeof values[0], compare);
  } else {
    int r = y / page() * page() + event.y - 2;
    if (r >= rows) return;
    y = r;
    x = left + c < columns ? left + c : x;
  }
}

int main(int count, char **words) {
  if (count > 1) bug = words[1];
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  curs_set(0);
  mouseinterval(0);
  mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < columns; c++) values[r][c] = (r * 37 + c * 101) % 200;
  for (;;) {
    draw();
    int key = getch();
    if (key == ERR) break;
    if (x < 0) abort();
    if (y >= rows) abort();
    if (choosing) {
      if (key == 'y') for (int r = 0; r < rows; r++) values[r][x] = 0;
      if (key == 'y' && has("grid-confirm")) { values[0][0] = 100 / values[0][x]; }
      if (key == 'y' || key == 'n' || key == 27) choosing = 0;
      continue;
    }
    if (key != KEY_RESIZE && key != 12) sum = 0;
    if (key == 'q' || key == 3) break;
    if (key == KEY_UP) move_(-1, 0);
    if (key == KEY_DOWN) move_(1, 0);
    if (key == KEY_LEFT && x > 0) move_(0, -1);
    if (key == KEY_RIGHT || key == '\t') move_(0, 1);
    if (key == KEY_BTAB) { move_(0, -1); if (x < 0) total(); }
    if (key == KEY_NPAGE) { y += page(); if (y >= rows) y = rows - 1; }
    if (key == KEY_PPAGE) { y -= page(); if (y < 0) y = 0; }
    if (key == '+') values[y][x] += 1;
    if (key == '-') values[y][x] -= 1;
    if (key == 's') { sorted = x; qsort(values, rows, sizeof values[0], compare); }
    if (key == 't') total();
    if (key == 'c') choosing = 1;
    if (key == KEY_MOUSE) click();
    if (key == 12) { erase(); clearok(curscr, TRUE); }
  }
  endwin();
  return 0;
}
