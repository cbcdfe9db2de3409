/* Laws of the article about what a terminal keeps: resets, settings that can be asked for, titles. */
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check_full_reset(screen *base, chance *from) {
  screen *reset = copy_screen(base);
  reset->output.length = 0;
  say(reset, "\033c");
  reset->output.length = 0;
  CHECK(
      "full-reset", moggyterm_scrollback(reset->terminal) == 0, "%d lines of the scrollback outlive ESC c",
      moggyterm_scrollback(reset->terminal)
  );
  screen *fresh = open_screen(moggyterm_create(columns_of(reset), rows_of(reset), base->room));
  fresh->has_links = base->has_links;
  compare("full-reset", reset, fresh, "T", "ESC c and a terminal that is new");
  go_on("full-reset", reset, fresh, from, true, "T", "ESC c and a terminal that is new, with the same bytes");
  char before[600], after[600];
  close_screen(reset);
  reset = copy_screen(base);
  moggyterm_title(reset->terminal, before, sizeof before);
  say(reset, "\033c");
  moggyterm_title(reset->terminal, after, sizeof after);
  CHECK("full-reset", strcmp(before, after) == 0, "the title '%s' is '%s' after ESC c", before, after);
  close_screen(reset), close_screen(fresh);
}

static void check_soft_reset(screen *base, chance *from) {
  (void)from;
  screen *reset = copy_screen(base);
  if (level_of(reset) < 2) return close_screen(reset);
  buffer before = snapshot(reset);
  say(reset, "\033[!p");
  buffer after = snapshot(reset);
  const char *found = difference(&before, &after, "cvm");
  CHECK("soft-reset", found == NULL, "CSI ! p changes what shows: %s", found);
  static const int reset_modes[] = {1, 6, -4, -2};
  for (int i = 0; i < 4; i++) {
    int number = reset_modes[i];
    CHECK(
        "soft-reset", moggyterm_mode(reset->terminal, abs(number), number < 0) == 0, "mode %d is set after CSI ! p",
        number
    );
  }
  CHECK("soft-reset", moggyterm_get_cursor(reset->terminal).is_visible, "the cursor hides after CSI ! p");
  char margins[64];
  snprintf(margins, sizeof margins, "\033P1$r1;%dr\033\\", rows_of(reset));
  const char *answer = ask(reset, "\033P$qm\033\\");
  CHECK("soft-reset", strcmp(answer, "\033P1$r0m\033\\") == 0, "attributes are '%s' after CSI ! p", answer + 1);
  answer = ask(reset, "\033P$qr\033\\");
  CHECK("soft-reset", strcmp(answer, margins) == 0, "margins are '%s' after CSI ! p", answer + 1);
  say(reset, "\0338");
  moggyterm_cursor cursor = moggyterm_get_cursor(reset->terminal);
  CHECK(
      "soft-reset", cursor.column == 0 && cursor.row == 0, "the saved cursor is %d, %d after CSI ! p", cursor.column,
      cursor.row
  );
  drop(&before), drop(&after), close_screen(reset);
}

/* Settings that a question tells as they were set. */
static void check_settings(screen *base, chance *from) {
  screen *set = copy_screen(base);
  int level = level_of(set);
  buffer told = {0}, rendition = {0};
  const char *answer, *begin;
  if (level >= 4 && (begin = strstr(ask(set, "\033P$qm\033\\"), "$r")) != NULL) {
    put(&told, begin + 2, strcspn(begin + 2, "\033"));
    put(&rendition, told.data, told.length);
    say(set, "\033[1;4;7;33;48;5;7;58;5;3;9;53m\033[0m\033[%s", rendition.data);
    answer = ask(set, "\033P$qm\033\\");
    CHECK(
        "rendition-told", strncmp(answer + 5, told.data, told.length) == 0, "'%s' set again is told as '%s'",
        told.data, answer + 1
    );
    for (int i = 0; i < 12; i++) say(set, "\033[#}");
    say(set, "\033[0m\033[%s\033[#{\033[0;1;38:2::3:4:5;4:3m\033[#}", rendition.data);
    answer = ask(set, "\033P$qm\033\\");
    CHECK(
        "rendition-pushed", strncmp(answer + 5, told.data, told.length) == 0,
        "'%s' pushed and popped is told as '%s'", told.data, answer + 1
    );
    told.length = 0;
    answer = ask(set, "\033[2$w");
    print(&told, "%s", answer);
    say(set, "\033[3g\033P2$t%.*s\033\\", told.length > 7 ? (int)told.length - 7 : 0, told.data + 5);
    answer = ask(set, "\033[2$w");
    CHECK("tabs-told", strcmp(answer, told.data) == 0, "tab stops '%s' restored are '%s'", told.data + 1, answer + 1);
  }
  told.length = 0;
  print(&told, "%s", ask(set, "\033[?u"));
  int flags = (int)below(from, 32);
  answer = ask(set, "\033[>%du\033[?u", flags);
  char expected[64];
  snprintf(expected, sizeof expected, "\033[?%du", flags);
  CHECK("keyboard-pushed", strcmp(answer, expected) == 0, "flags %d pushed are '%s'", flags, answer + 1);
  answer = ask(set, "\033[<u\033[?u");
  CHECK(
      "keyboard-popped", strcmp(answer, told.data) == 0, "flags '%s' are '%s' after push and pop", told.data + 1,
      answer + 1
  );
  int number = 10 + (int)below(from, 10), red = (int)below(from, 256);
  snprintf(expected, sizeof expected, "\033]%d;rgb:%02x%02x/3434/5656\033\\", number, red, red);
  answer = ask(set, "\033]%d;rgb:%02x/34/56\033\\\033]%d;?\033\\", number, red, number);
  CHECK("colour-told", strcmp(answer, expected) == 0, "colour %s is told as '%s'", expected + 1, answer);
  int index = (int)below(from, 256);
  snprintf(expected, sizeof expected, "\033]4;%d;rgb:%02x%02x/3434/5656\033\\", index, red, red);
  answer = ask(set, "\033]4;%d;#%02x3456\033\\\033]4;%d;?\033\\", index, red, index);
  CHECK("colour-told", strcmp(answer, expected) == 0, "colour %s is told as '%s'", expected + 1, answer);
  if (level >= 4) {
    static const int safe[] = {1,    4,    5,    7,    8,    9,    12,   18,   19,   25,   35,
                               40,   41,   42,   45,   66,   67,   69,   80,   1000, 1001, 1002,
                               1003, 1004, 1005, 1006, 1007, 1015, 1016, 1039, 1045, 1070, 2004,
                               2026, 2027, 2031, 2048, 8452, 6,    -2,   -4,   -12,  -20};
    number = ONE_OF(from, safe);
    const char *prefix = number < 0 ? "" : "?";
    for (int value = 1; value >= 0; value--) {
      say(set, "\033[%s%d%c", prefix, abs(number), value ? 'h' : 'l');
      CHECK(
          "mode-set", moggyterm_mode(set->terminal, abs(number), number < 0) == value, "mode %s%d is not %d", prefix,
          abs(number), value
      );
      if (number < 0) continue;
      say(set, "\033[?%ds\033[?%d%c\033[?%dr", number, number, value ? 'l' : 'h', number);
      CHECK(
          "mode-saved", moggyterm_mode(set->terminal, number, 0) == value,
          "mode ?%d is not %d after XTSAVE and XTRESTORE", number, value
      );
    }
  }
  drop(&told), drop(&rendition), close_screen(set);
}

static void check_titles(screen *base, chance *from) {
  screen *set = copy_screen(base);
  char title[256];
  say(set, "\033[>0;1;2;3T\033]2;one %d\033\\\033[22t\033]0;two\a", (int)below(from, 9));
  moggyterm_title(set->terminal, title, sizeof title);
  CHECK("title-set", strcmp(title, "two") == 0, "the title 'two' is '%s'", title);
  say(set, "\033[23t");
  moggyterm_title(set->terminal, title, sizeof title);
  CHECK("title-popped", strncmp(title, "one ", 4) == 0, "the title 'one' is '%s' after push and pop", title);
  say(set, "\033]52;c;SGVsbG8=\033\\");
  CHECK(
      "clipboard-told",
      set->clipboards == 1 && strcmp(set->selection, "c") == 0 && set->clipboard.length == 5 &&
          memcmp(set->clipboard.data, "Hello", 5) == 0,
      "'Hello' in the clipboard 'c' is '%s' in '%s'", set->clipboard.data, set->selection
  );
  say(set, "\033]52;c;*\033\\");
  CHECK(
      "clipboard-cleared", set->clipboards == 1 && set->clipboard.length == 0,
      "a text that is not Base64 gives %zu bytes", set->clipboard.length
  );
  close_screen(set);
}

const law setting_laws[] = {
    {"full", check_full_reset}, {"soft", check_soft_reset}, {"settings", check_settings}, {"titles", check_titles}
};
const int setting_law_count = sizeof setting_laws / sizeof *setting_laws;
