/* Laws of the article about the screen: places, moves, erasing, repeating, the other screen, sizes. */
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

moggyterm_cursor cursor_of(screen *of) { return moggyterm_get_cursor(of->terminal); }

/* A line of double width stays one where mode 69 was set on the other screen. */
static bool may_be_double(screen *base) { return base->has_double && moggyterm_mode(base->terminal, 69, 0) == 1; }

bool is_blank(moggyterm_cell cell) { return cell.character == 0 || cell.character == ' '; }

buffer text_of(screen *of, int32_t first, bool only_written) {
  buffer all = {0};
  put(&all, "", 0);
  char text[1 << 15];
  for (int32_t row = first; row < rows_of(of); row++) {
    size_t length = moggyterm_row_text(of->terminal, row, text, sizeof text);
    if (length >= sizeof text) length = sizeof text - 1;
    if (!only_written) {
      put(&all, text, length), put(&all, "\n", 1);
      continue;
    }
    for (size_t i = 0; i < length; i++)
      if (text[i] != ' ') put(&all, text + i, 1);
  }
  return all;
}

void same_text(const char *check, const buffer *one, const buffer *other, const char *label) {
  size_t at = 0;
  while (at < one->length && at < other->length && one->data[at] == other->data[at]) at++;
  size_t begin = at > 20 ? at - 20 : 0;
  CHECK(
      check, one->length == other->length && at == one->length, "%s: from byte %zu on '%.40s' is '%.40s'", label,
      begin, one->data + begin, other->data + begin
  );
}

static void check_repeat(screen *base, chance *from) {
  screen *one = copy_screen(base), *other = copy_screen(base);
  int cells = columns_of(base) * rows_of(base), number = (int)below(from, 3 * (uint32_t)columns_of(base) + 3);
  bool is_large = below(from, 4) == 0;
  if (is_large) number = cells + (int)below(from, 200);
  if (number > 4000) number = 4000;
  /* A single shift that waits counts for one letter alone. */
  say(one, "Z"), say(other, "Z");
  buffer letters = {0};
  for (int i = 0; i <= (number == 0 ? 1 : number); i++) print(&letters, "Q");
  say(one, "Q\033[%db", number);
  feed(other, letters.data, letters.length);
  char label[32];
  snprintf(label, sizeof label, "REP of %d", number);
  compare("repeat", one, other, number < cells ? "" : "rwtlho", label);
  buffer before = snapshot(one);
  say(one, "\033[5b");
  buffer after = snapshot(one);
  const char *found = difference(&before, &after, "");
  CHECK("repeat-once", found == NULL, "a second REP changes what shows: %s", found);
  int most = rows_of(one) + 4;
  say(one, "\rQ");
  int above = moggyterm_scrollback(one->terminal);
  say(one, "\033[99999999b");
  CHECK(
      "repeat-bound", moggyterm_scrollback(one->terminal) - above <= most,
      "REP scrolls %d lines out of a screen of %d", moggyterm_scrollback(one->terminal) - above, most
  );
  drop(&letters), drop(&before), drop(&after), close_screen(one), close_screen(other);
}

static void check_erase(screen *base, chance *from) {
  screen *on = copy_screen(base);
  if (level_of(on) < 2 || may_be_double(base)) return close_screen(on);
  say(on, "\033[0\"q\033#5Q");
  moggyterm_cursor at = cursor_of(on);
  /* The line of the cursor may be another now; a line of double width hides columns. */
  say(on, "\033#5");
  at = cursor_of(on);
  int32_t columns = columns_of(on), rows = rows_of(on);
  int kind = (int)below(from, 7), number = 1 + (int)below(from, 5);
  moggyterm_cell *before = calloc((size_t)columns * (size_t)rows, sizeof *before),
                 *after = calloc((size_t)columns + 1, sizeof *after);
  for (int32_t row = 0; row < rows; row++) moggyterm_row(on->terminal, row, before + row * columns, columns);
  if (kind < 3) say(on, "\033[%dJ", kind);
  else if (kind < 6) say(on, "\033[%dK", kind - 3);
  else say(on, "\033[%dX", number);
  for (int32_t row = 0; row < rows; row++) {
    moggyterm_row(on->terminal, row, after, columns);
    for (int32_t column = 0; column < columns; column++) {
      bool here = row == at.row, right = here && column >= at.column, left = here && column <= at.column;
      bool erased = kind == 0   ? right || row > at.row
                    : kind == 1 ? left || row < at.row
                    : kind == 2 ? true
                    : kind == 3 ? right
                    : kind == 4 ? left
                    : kind == 5 ? here
                                : right && column < at.column + number;
      moggyterm_cell old = before[row * columns + column], now = after[column];
      bool cut = here && is_blank(now) && (old.width == 2 || old.width == 0);
      CHECK(
          "erase", erased ? is_blank(now) : now.character == old.character || cut,
          "kind %d at %d, %d: column %d of row %d is U+%04X, and was U+%04X", kind, at.column, at.row, column, row,
          now.character, old.character
      );
    }
  }
  CHECK("erase-wrap", !cursor_of(on).pending_wrap, "a wrap waits after erasing, kind %d", kind);
  CHECK(
      "erase-place", cursor_of(on).column == at.column && cursor_of(on).row == at.row,
      "erasing moves the cursor, kind %d", kind
  );
  free(before), free(after), close_screen(on);
}

static void check_scrollback(screen *base, chance *from) {
  screen *on = copy_screen(base);
  buffer before = text_of(on, 0, false);
  say(on, "\033[3J");
  buffer after = text_of(on, 0, false);
  CHECK(
      "scrollback", moggyterm_scrollback(on->terminal) == 0, "%d lines are left after CSI 3 J",
      moggyterm_scrollback(on->terminal)
  );
  same_text("scrollback", &before, &after, "CSI 3 J erases in the screen");
  int most = rows_of(on);
  static const char *const numbers[] = {"5", "9999", "2147483648", "18446744073709551616"};
  say(on, "\033[%sS", ONE_OF(from, numbers));
  CHECK(
      "scroll-bound", moggyterm_scrollback(on->terminal) <= most, "CSI S scrolls %d lines out of %d",
      moggyterm_scrollback(on->terminal), most
  );
  drop(&before), drop(&after), close_screen(on);
}

static void check_saved(screen *base, chance *from) {
  screen *on = copy_screen(base);
  say(on, "\033#5\r\033[%dC%s", (int)below(from, 99), below(from, 2) ? "Q" : "");
  if (moggyterm_mode(on->terminal, 6, 0) != 0 || may_be_double(base)) return close_screen(on);
  moggyterm_cursor before = cursor_of(on);
  say(on, "\0337\033[%d;2H\033[4;31m\0338", (int)below(from, 5));
  moggyterm_cursor after = cursor_of(on);
  CHECK(
      "saved-cursor",
      before.column == after.column && before.row == after.row && before.pending_wrap == after.pending_wrap,
      "a cursor saved at %d, %d (%d) comes back at %d, %d (%d)", before.column, before.row, before.pending_wrap,
      after.column, after.row, after.pending_wrap
  );
  if (moggyterm_mode(on->terminal, 7, 0) == 1) {
    say(on, "\033[?7l");
    CHECK("wrap-off", !cursor_of(on).pending_wrap, "a wrap waits after CSI ? 7 l");
  }
  close_screen(on);
}

static void check_place(screen *base, chance *from) {
  screen *on = copy_screen(base);
  static const int numbers[] = {0, 1, 2, 3, 4, 7, 20, 79, 80, 81, 65535, 65536, INT32_MAX};
  int32_t row = ONE_OF(from, numbers), column = ONE_OF(from, numbers), columns = columns_of(on), rows = rows_of(on);
  say(on, "\033[?6l");
  /* A line of double width has been made a plain one. */
  bool was_double = may_be_double(base);
  if (was_double && below(from, 2)) say(on, "\033[?69l"), was_double = false;
  say(on, "\033[%d;1H\033#5\033[%d;%dH", row, row, column);
  moggyterm_cursor at = cursor_of(on);
  int32_t right_row = row < 1      ? 0
                      : row > rows ? rows - 1
                                   : row - 1,
          right_column = column < 1         ? 0
                         : column > columns ? columns - 1
                                            : column - 1;
  CHECK(
      was_double ? "place-double" : "place", at.row == right_row && at.column == right_column && !at.pending_wrap,
      "CSI %d ; %d H is %d, %d", row, column, at.column, at.row
  );
  say(on, "\033[?69l\033[%d;1H\033#5", row);
  say(on, "\033[999999a");
  CHECK("place-edge", cursor_of(on).column == columns - 1, "HPR ends at %d", cursor_of(on).column);
  say(on, "\033[999999j");
  CHECK("place-edge", cursor_of(on).column == 0, "HPB ends at %d", cursor_of(on).column);
  say(on, "\033[999999e");
  CHECK("place-edge", cursor_of(on).row == rows - 1, "VPR ends at %d", cursor_of(on).row);
  say(on, "\033[999999k");
  CHECK("place-edge", cursor_of(on).row == 0, "VPB ends at %d", cursor_of(on).row);
  say(on, "\033[?5W\033[?69l\033[1;1H\033#5\t");
  CHECK(
      "tab", cursor_of(on).column == (columns > 8 ? 8 : columns - 1), "the first tab stop is %d", cursor_of(on).column
  );
  if (level_of(on) >= 4 && columns >= 6) {
    const char *answer = ask(on, "\033[?69h\033[2;5s\033[?69h\033P$qs\033\\");
    CHECK("margins-stay", strcmp(answer, "\033P1$r2;5s\033\\") == 0, "margins 2 and 5 are '%s'", answer + 1);
    say(on, "\033[?69l\033[?69h");
    answer = ask(on, "\033P$qs\033\\");
    char expected[64];
    snprintf(expected, sizeof expected, "\033P1$r1;%ds\033\\", columns);
    CHECK("margins-gone", strcmp(answer, expected) == 0, "margins after mode 69's reset are '%s'", answer + 1);
  }
  close_screen(on);
}

static void check_moves(screen *base, chance *from) {
  static const char moves[] = "ABekCDajIZEF";
  char move = moves[below(from, sizeof moves - 1)];
  /* In one column CSI D in mode 1045 counts otherwise than BS, and outside the margins of origin mode a move
   * comes back to them first: the article promises nothing of it. */
  bool is_odd = moggyterm_mode(base->terminal, 6, 0) == 1 || (columns_of(base) == 1 && move == 'D');
  if (is_odd) return;
  screen *one = copy_screen(base), *other = copy_screen(base);
  int column = cursor_of(one).column;
  say(one, "\033[3%c", move), say(other, "\033[%c\033[%c\033[%c", move, move, move);
  char label[32];
  snprintf(label, sizeof label, "three times CSI %c", move);
  compare("moves", one, other, "", label);
  if (strchr("ABek", move))
    CHECK(
        "moves-column", cursor_of(one).column == column, "CSI 3 %c goes from column %d to %d", move, column,
        cursor_of(one).column
    );
  say(one, "\033[%sQ", move == 'A' ? "d" : "C"), say(other, "\033[%sQ", move == 'A' ? "d" : "C");
  compare("moves", one, other, "", label);
  close_screen(one), close_screen(other);
}

static void check_alternate(screen *base, chance *from) {
  screen *on = copy_screen(base);
  say(on, "\033#5\r\033[99C%s", below(from, 2) ? "Q" : "");
  /* A picture, or BS in mode 1045, may leave the cursor outside the margins, where DECRC does not bring it in
   * origin mode: the article says nothing of it. */
  static const int screens[] = {47, 1047, 1049, 6};
  for (int i = 0; i < 4; i++)
    if (moggyterm_mode(on->terminal, screens[i], 0) != 0 || may_be_double(base)) return close_screen(on);
  buffer before = snapshot(on);
  say(on, "\033[?1049h");
  for (int32_t row = 0; row < rows_of(on); row++)
    for (int32_t column = 0; column < columns_of(on) && column < 60; column++)
      CHECK(
          "alternate-erased", is_blank(cell_at(on, column, row)),
          "column %d of row %d of the alternate screen is U+%04X", column, row, cell_at(on, column, row).character
      );
  say(on, "\033[2;2Hab漢\033[4;31m\r\n\n\n\n\033[?1049l");
  buffer after = snapshot(on);
  const char *found = difference(&before, &after, "");
  CHECK("alternate-left", found == NULL, "another screen and back: %s", found);
  drop(&before), drop(&after), close_screen(on);
}

static void check_new_size(screen *base, chance *from) {
  screen *on = copy_screen(base);
  static const int screens[] = {47, 1047, 1049};
  for (int i = 0; i < 3; i++)
    if (moggyterm_mode(on->terminal, screens[i], 0) != 0) return close_screen(on);
  int32_t columns = columns_of(on), rows = rows_of(on), above = moggyterm_scrollback(on->terminal);
  int32_t others = 2 + (int32_t)below(from, 40), more = below(from, 3) ? 0 : (int32_t)below(from, 9);
  if (base->room < (above + rows) * (columns + 1)) return close_screen(on);
  buffer before = text_of(on, -above, true);
  resize(on, others, rows + more);
  buffer after = text_of(on, -moggyterm_scrollback(on->terminal), true);
  char label[64];
  snprintf(label, sizeof label, "a size of %d, %d after %d, %d", others, rows + more, columns, rows);
  same_text("size-text", &before, &after, label);
  check_screen(on, true);
  resize(on, columns, rows + more);
  drop(&after);
  after = text_of(on, -moggyterm_scrollback(on->terminal), true);
  if (columns >= 2) same_text("size-back", &before, &after, label);
  drop(&before), drop(&after), close_screen(on);
}

const law screen_laws[] = {{"repeat", check_repeat},       {"erase", check_erase},   {"scrollback", check_scrollback},
                           {"saved", check_saved},         {"place", check_place},   {"moves", check_moves},
                           {"alternate", check_alternate}, {"size", check_new_size}, {"size", check_new_size}};
const int screen_law_count = sizeof screen_laws / sizeof *screen_laws;
