/* A shopping list: `a` adds a thing, Enter puts it into the basket or back, `q` quits. */
#include <curses.h>
#include <locale.h>

#define MOST 8

static struct {
  char name[20];
  int is_bought;
} things[MOST];

static int count, chosen;

static void draw_list(const char *title, int is_bought, int x) {
  WINDOW *frame = newwin(MOST + 2, 24, 0, x);
  int row = 1;
  box(frame, 0, 0);
  mvwprintw(frame, 0, 2, " %s ", title);
  for (int i = 0; i < count; i++) {
    if (things[i].is_bought != is_bought) continue;
    if (i == chosen) wattron(frame, A_REVERSE);
    mvwprintw(frame, row++, 2, "%s", things[i].name);
    wattroff(frame, A_REVERSE);
  }
  wnoutrefresh(frame);
  delwin(frame);
}

static void draw(void) {
  erase();
  mvprintw(MOST + 3, 0, "a add   Up Down choose   Enter buy or put back   q quit");
  wnoutrefresh(stdscr);
  draw_list("To buy", 0, 0);
  draw_list("Basket", 1, 25);
  doupdate();
}

static void add(void) {
  if (count == MOST) return;
  mvprintw(MOST + 2, 0, "What? ");
  echo();
  curs_set(1);
  if (getnstr(things[count].name, sizeof things[count].name - 1) == OK && things[count].name[0])
    chosen = count++;
  curs_set(0);
  noecho();
}

int main(void) {
  int key;
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  while (draw(), (key = getch()) != 'q') {
    if (key == 'a') add();
    if (key == KEY_UP && chosen > 0) chosen--;
    if (key == KEY_DOWN && chosen < count - 1) chosen++;
    if (key == '\n' && count > 0) things[chosen].is_bought ^= 1;
  }
  endwin();
  return 0;
}
