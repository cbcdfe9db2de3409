// A list of things to do, with ncurses. `todo BUG` plants one bug, `todo none` has none of them.
#include <curses.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum { room = 200, length = 120, levels = 200 };

struct item {
  wchar_t text[length + 1];
  int done;
};

struct state {
  struct item *items[room];
  int count, selected;
};

static struct state now, before[levels];
static int undos;
static const char *bug = "none";
static enum { listing, adding, helping, about } mode = listing;
static wchar_t field[length + 1];
static int fieldLength;

static int has(const char *name) { return strcmp(bug, name) == 0; }

static struct item *copy(const struct item *item) {
  struct item *one = malloc(sizeof *one);
  *one = *item;
  return one;
}

static void clearState(struct state *state) {
  for (int i = 0; i < state->count; i++) free(state->items[i]);
  memset(state, 0, sizeof *state);
}

static struct state copyOf(const struct state *state) {
  struct state other = *state;
  for (int i = 0; i < state->count; i++) other.items[i] = copy(state->items[i]);
  return other;
}

static void keep(void) {
  if (undos == levels) {
    clearState(&before[0]);
    memmove(before, before + 1, sizeof before[0] * (levels - 1));
    undos--;
  }
  before[undos++] = copyOf(&now);
}

static void undo(void) {
  if (undos == 0) return;
  clearState(&now);
  now = before[--undos];
  memset(&before[undos], 0, sizeof before[undos]);
  if (has("todo-undo"))
    for (int i = 0; i < now.count; i++) now.items[i]->done = 0;
}

static void add(const wchar_t *text) {
  if (now.count == room - 1) return;
  struct item item = {.done = 0};
  wcsncpy(item.text, text, length);
  now.items[now.count] = copy(&item);
  now.selected = now.count++;
}

static void removeSelected(void) {
  if (now.count == 0) return;
  keep();
  free(now.items[now.selected]);
  memmove(now.items + now.selected, now.items + now.selected + 1,
          sizeof now.items[0] * (size_t)(now.count - now.selected));
  now.count--;
  now.items[now.count] = NULL;
  if (now.selected >= now.count && now.count > 0) now.selected = now.count - 1;
}

static void toggle(void) {
  if (now.count == 0 && !has("todo-empty")) return;
  keep();
  now.items[now.selected]->done ^= 1;
}

// Writes at most so many columns.
static void put(int y, int x, const wchar_t *text, int columns) {
  int used = 0, n = 0;
  if (has("todo-wide")) {
    mvaddnwstr(y, x, text, columns);
    return;
  }
  for (; text[n]; n++) {
    int width = wcwidth(text[n]);
    if (width < 0 || used + width > columns) break;
    used += width;
  }
  mvaddnwstr(y, x, text, n);
}

static void frame(int top, int left, int rows, int columns, const char *title) {
  mvaddch(top, left, ACS_ULCORNER);
  mvhline(top, left + 1, ACS_HLINE, columns - 2);
  mvaddch(top, left + columns - 1, ACS_URCORNER);
  for (int y = top + 1; y < top + rows - 1; y++) {
    mvaddch(y, left, ACS_VLINE);
    mvhline(y, left + 1, ' ', columns - 2);
    mvaddch(y, left + columns - 1, ACS_VLINE);
  }
  mvaddch(top + rows - 1, left, ACS_LLCORNER);
  mvhline(top + rows - 1, left + 1, ACS_HLINE, columns - 2);
  mvaddch(top + rows - 1, left + columns - 1, ACS_LRCORNER);
  mvaddnstr(top, left + 2, title, columns - 4);
}

static int pageRows(void) { return LINES - 4 + (has("todo-lastrow") ? 1 : 0); }
static int firstShown(void) { return now.selected / pageRows() * pageRows(); }

static void draw(void) {
  erase();
  if (LINES < 8 || COLS < 30) {
    mvaddnstr(0, 0, "too small", COLS);
    refresh();
    return;
  }
  mvprintw(0, 0, "Todo: %d", now.count);
  frame(1, 0, LINES - 2, COLS, " Things ");
  for (int i = 0; i < pageRows() && firstShown() + i < now.count; i++) {
    int index = firstShown() + i;
    if (index == now.selected) attron(A_REVERSE);
    mvhline(2 + i, 1, ' ', COLS - 2);
    mvaddstr(2 + i, 2, now.items[index]->done ? "[x] " : "[ ] ");
    put(2 + i, 6, now.items[index]->text, COLS - 8);
    attroff(A_REVERSE);
  }
  if (mode == adding) {
    mvaddstr(LINES - 1, 0, "New: ");
    int shown = COLS - 7, from = 0, used = 0;
    for (int i = fieldLength; i > 0; i--) {
      used += wcwidth(field[i - 1]) > 0 ? wcwidth(field[i - 1]) : 0;
      if (used > shown) { from = i; break; }
    }
    mvaddnwstr(LINES - 1, 5, field + from, fieldLength - from);
  } else if (mode == listing) {
    mvaddnstr(LINES - 1, 0, "a Add  d Delete  u Undo  Space Done  F1 Help  F2 About  q Quit", COLS);
  } else if (mode == helping) {
    frame(2, 4, 5, 24, " Help ");
    mvaddnstr(4, 6, "a adds, d deletes.", 20);
    mvaddnstr(LINES - 1, 0, "Esc Close", COLS);
  } else {
    frame(2, 4, 5, 24, " About ");
    mvaddnstr(4, 6, "Todo, version 1", 20);
    mvaddnstr(LINES - 1, 0, "Esc Close", COLS);
  }
  curs_set(mode == adding);
  refresh();
}

static void click(void) {
  MEVENT event;
  if (getmouse(&event) != OK) return;
  if (event.bstate & BUTTON4_PRESSED) { if (now.selected > 0) now.selected--; return; }
  if (event.bstate & BUTTON5_PRESSED) { if (now.selected + 1 < now.count) now.selected++; return; }
  if (!(event.bstate & BUTTON1_PRESSED) || event.y < 2 || event.y >= LINES - 2) return;
  int index = firstShown() + event.y - 2;
  if (index < now.count || has("todo-outside")) {
    now.selected = index;
    if (has("todo-outside") && now.items[index]->done) now.selected = index;
  }
}

static void listKey(int result, wint_t key) {
  if (result == KEY_CODE_YES) {
    if (key == KEY_UP && now.selected > 0) now.selected--;
    if (key == KEY_DOWN && now.selected + 1 < now.count) now.selected++;
    if (key == KEY_F(1)) {
      mode = helping;
      if (has("todo-leak")) {
        char *lost = malloc(1 << 18);
        memset(lost, 1, 1 << 18);
      }
    }
    if (key == KEY_F(2)) mode = about;
    if (key == KEY_MOUSE) click();
    return;
  }
  if (key == 'a') { mode = adding; fieldLength = 0; }
  if (key == 'd') removeSelected();
  if (key == 'u') undo();
  if (key == ' ') toggle();
  if (key == 12) clearok(curscr, TRUE);
}

static void fieldKey(int result, wint_t key) {
  if ((result == KEY_CODE_YES && key == KEY_BACKSPACE) || (result == OK && (key == 127 || key == 8))) {
    if (fieldLength > 0) fieldLength--;
  } else if (result == OK && key == 27) {
    mode = listing;
  } else if (result == OK && (key == '\n' || key == '\r')) {
    field[fieldLength] = 0;
    if (fieldLength > 0) { keep(); add(field); }
    mode = listing;
  } else if (result == OK && key >= ' ' && wcwidth((wchar_t)key) > 0 && fieldLength < length) {
    field[fieldLength++] = (wchar_t)key;
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
  mouseinterval(0);
  mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
  add(L"buy milk");
  add(L"call mother");
  now.items[0]->done = 1;
  for (;;) {
    draw();
    wint_t key = 0;
    int result = get_wch(&key);
    if (result == ERR) break;
    if (result == KEY_CODE_YES && key == KEY_RESIZE) continue;
    if (mode == listing) {
      if (result == OK && (key == 'q' || key == 3)) break;
      listKey(result, key);
    } else if (mode == adding) {
      fieldKey(result, key);
    } else if (mode == helping || !has("todo-deadend")) {
      if (result == OK && (key == 27 || key == '\n' || key == 'q')) mode = listing;
    }
  }
  endwin();
  return 0;
}
