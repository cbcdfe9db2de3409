/* Laws of the article about keys, mouse, links, the cursor's look, and moves of single controls. */
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a call of input sends. */
static const char *sent(screen *by) {
  static char last[512];
  snprintf(last, sizeof last, "%s", by->output.data ? by->output.data : "");
  by->output.length = 0;
  put(&by->output, "", 0);
  by->last_callback = 0;
  return last;
}

static void check_input_modes(screen *base, chance *from) {
  screen *on = copy_screen(base);
  /* Plain keys: no flags of kitty's protocol, no modes of the mouse. */
  say(on, "\033[=0u\033[>4;0m\033[?9;1000;1001;1002;1003;1005;1006;1015;1016;1004l\033[?1h\033>");
  sent(on);
  static const struct {
    int key;
    char letter;
  } arrows[] = {
      {MOGGYTERM_KEY_UP, 'A'}, {MOGGYTERM_KEY_DOWN, 'B'}, {MOGGYTERM_KEY_RIGHT, 'C'}, {MOGGYTERM_KEY_LEFT, 'D'}
  };
  uint32_t which = below(from, 4);
  char expected[64];
  for (int application = 1; application >= 0; application--) {
    say(on, application ? "\033[?1h" : "\033[?1l");
    moggyterm_key(on->terminal, (uint32_t)arrows[which].key, 0);
    snprintf(expected, sizeof expected, "\033%c%c", application ? 'O' : '[', arrows[which].letter);
    const char *keys = sent(on);
    CHECK("arrow", strcmp(keys, expected) == 0, "an arrow sends '%s' in mode 1 of %d", keys + 1, application);
    say(on, application ? "\033[?67h" : "\033[?67l");
    moggyterm_key(on->terminal, MOGGYTERM_KEY_BACKSPACE, 0);
    keys = sent(on);
    CHECK(
        "backspace", *keys == (application ? '\b' : 0x7f) && keys[1] == 0, "Backspace sends %d in mode 67 of %d",
        *keys, application
    );
  }
  int column = (int)below(from, (uint32_t)columns_of(on)), row = (int)below(from, (uint32_t)rows_of(on));
  int told = moggyterm_mouse(on->terminal, MOGGYTERM_MOUSE_PRESS, 0, column, row, 0);
  CHECK("mouse-off", told == 0 && *sent(on) == 0, "the mouse is told without a mode");
  say(on, "\033[?1006;1000h");
  moggyterm_mouse(on->terminal, MOGGYTERM_MOUSE_PRESS, 0, column, row, 0);
  snprintf(expected, sizeof expected, "\033[<0;%d;%dM", column + 1, row + 1);
  const char *mouse = sent(on);
  CHECK("mouse", strcmp(mouse, expected) == 0, "a press at %d, %d sends '%s'", column, row, mouse);
  moggyterm_mouse(on->terminal, MOGGYTERM_MOUSE_RELEASE, 0, column, row, 0);
  expected[strlen(expected) - 1] = 'm';
  mouse = sent(on);
  CHECK("mouse", strcmp(mouse, expected) == 0, "a release at %d, %d sends '%s'", column, row, mouse);
  told = moggyterm_focus(on->terminal, 1);
  CHECK("focus", told == 0 && *sent(on) == 0, "the focus is told without a mode");
  say(on, "\033[?1004h");
  moggyterm_focus(on->terminal, 1), moggyterm_focus(on->terminal, 0);
  mouse = sent(on);
  CHECK("focus", strstr(mouse, "\033[O") != NULL, "the focus sends '%s'", mouse);
  say(on, "\033[?2048l\033[?2048h");
  sent(on);
  resize(on, 33, 7);
  mouse = sent(on);
  CHECK("size-in-band", strncmp(mouse, "\033[48;7;33;", 10) == 0, "a new size of 33, 7 is told as '%s'", mouse);
  close_screen(on);
}

static void check_links(screen *base, chance *from) {
  screen *on = copy_screen(base);
  if (columns_of(on) < 4) return close_screen(on);
  char link[256];
  int number = (int)below(from, 1000);
  say(on, "Z\033[?6l\033[?69l\033[r\033[4l\033[1;1H\033#5\033[2K\033]8;;http://example.org/%d\033\\Q\033]8;;\033\\R",
      number);
  char expected[64];
  snprintf(expected, sizeof expected, "http://example.org/%d", number);
  size_t length = moggyterm_link(on->terminal, 0, 0, link, sizeof link);
  CHECK("link", length == strlen(expected) && strcmp(link, expected) == 0, "the link %s is '%s'", expected, link);
  length = moggyterm_link(on->terminal, 1, 0, link, sizeof link);
  CHECK("link-ended", length == 0, "a cell behind the link has '%s'", link);
  /* Repeated as it shows, with its marks. */
  say(on, "\017\033(B\033[1;1H\033[?7he\u0301\033[2b");
  char text[64];
  for (int32_t column = 0; column < 3; column++) {
    moggyterm_cell_text(on->terminal, column, 0, text, sizeof text);
    CHECK("repeat-marks", strcmp(text, "e\u0301") == 0, "a repeated e with a mark is '%s'", text);
  }
  close_screen(on);
}

static void check_look(screen *base, chance *from) {
  screen *on = copy_screen(base);
  int blinks = (int)below(from, 2);
  say(on, blinks ? "\033[?25l\033[?12h" : "\033[?25h\033[?12l");
  moggyterm_cursor cursor = moggyterm_get_cursor(on->terminal);
  CHECK(
      "look", cursor.is_visible == !blinks && cursor.blinks == blinks, "the cursor blinks %d and shows %d",
      cursor.blinks, cursor.is_visible
  );
  int shape = 1 + (int)below(from, 6);
  say(on, "\033[%d q", shape);
  cursor = moggyterm_get_cursor(on->terminal);
  CHECK(
      "shape", cursor.shape == (shape - 1) / 2 && cursor.blinks == shape % 2, "shape %d is %d, blinks %d", shape,
      cursor.shape, cursor.blinks
  );
  close_screen(on);
}

static void check_back(screen *base, chance *from) {
  (void)from;
  screen *on = copy_screen(base);
  int32_t columns = columns_of(on), rows = rows_of(on);
  if (on->has_double || rows < 2) return close_screen(on);
  say(on, "Z\033[?6l\033[?69l\033[r\033[?1045l\033[?45h\033[?7h\033[2;1H");
  int wrapped = moggyterm_is_wrapped(on->terminal, 0);
  say(on, "\b");
  moggyterm_cursor at = moggyterm_get_cursor(on->terminal);
  CHECK(
      "back", wrapped ? at.row == 0 && at.column == columns - 1 : at.row == 1 && at.column == 0,
      "BS in mode 45 goes to %d, %d from a line that was wrapped %d", at.column, at.row, wrapped
  );
  say(on, "\033[?45l\033[?1045h\033[1;1H\b");
  at = moggyterm_get_cursor(on->terminal);
  CHECK(
      "back-over", at.row == rows - 1 && at.column == columns - 1,
      "BS in mode 1045 goes from the first place to %d, %d", at.column, at.row
  );
  say(on, "\033[?1045l\033[1;99H\033[20h\n");
  at = moggyterm_get_cursor(on->terminal);
  CHECK("new-line", at.row == 1 && at.column == 0, "LF in mode 20 goes to %d, %d", at.column, at.row);
  say(on, "\033[20l\033[1;2H\n");
  moggyterm_cursor next = moggyterm_get_cursor(on->terminal);
  CHECK("new-line", next.row == 1 && next.column == (columns > 1), "LF goes to %d, %d", next.column, next.row);
  close_screen(on);
}

static void check_colours(screen *base, chance *from) {
  screen *on = copy_screen(base), *fresh = open_screen(moggyterm_create(5, 5, 0));
  int index = (int)below(from, 256), number = 10 + (int)below(from, 10);
  char expected[128];
  snprintf(expected, sizeof expected, "%s", ask(fresh, "\033]4;%d;?\033\\\033]%d;?\033\\", index, number));
  const char *told =
      ask(on,
          "\033]4;%d;#123456\033\\\033]%d;red\033\\\033]104;%d\033\\\033]%d\033\\\033]4;%d;?\033\\\033]%d;?\033\\",
          index, number, index, number + 100, index, number);
  CHECK("colour-reset", strcmp(told, expected) == 0, "colours %s reset are '%s'", expected, told);
  close_screen(fresh);
  char title[64];
  say(on, "\033[>0;1;2;3T\033]2;one\033\\\033[22t\033]2;two\033\\\033c\033[23t");
  moggyterm_title(on->terminal, title, sizeof title);
  CHECK("reset-titles", strcmp(title, "two") == 0, "the title after a push, ESC c and a pop is '%s'", title);
  close_screen(on);
}

const law input_laws[] = {
    {"input", check_input_modes},
    {"links", check_links},
    {"look", check_look},
    {"back", check_back},
    {"colours", check_colours}
};
const int input_law_count = sizeof input_laws / sizeof *input_laws;
