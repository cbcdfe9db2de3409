/* Laws of the article about what is written: lines of double width, renditions, rectangles, VT52, clusters. */
#include "fuzz.h"
#include <stdio.h>
#include <string.h>

/* A line of double width shows half of the columns: text and moves begin at the last one of these, but behind a
   tab, which goes to the stops that do not show. */
static void check_double(screen *base, chance *from) {
  static const char *const moves[] = {
      "\033[99C",
      "\033[99G",
      "\033[99a",
      "\033[2;99H",
      "\033[A\033[99C\033[B",
      "\033[99`",
      "abcdefgh",
      "\033[3b",
      "\0339\0339",
      "漢字",
      "\033[B\033[99C\033M",
      "\033[7@",
      "\0337\033[H\0338"
  };
  screen *on = copy_screen(base);
  int32_t half = columns_of(on) / 2;
  if (half < 5 || rows_of(on) < 3 || level_of(on) < 2 || base->has_double) return close_screen(on);
  say(on, "Z\033[?6l\033[?69l\033[r\033[4l\033[?41l\033[0\"q\033[3;1H\033#5\033[1;1H\033#5\033[2;1H\033#6\033[2K");
  const char *move = ONE_OF(from, moves);
  say(on, "%s", move);
  int32_t row = cursor_of(on).row;
  say(on, "Q");
  CHECK(
      "double", row != 1 || cursor_of(on).row != 1 || cursor_of(on).column < half,
      "after %s and Q the cursor is at %d of %d that show", move, cursor_of(on).column, half
  );
  for (int32_t column = half; column < columns_of(on); column++)
    CHECK(
        "double", is_blank(cell_at(on, column, 1)), "after %s text is at column %d of %d that show", move, column, half
    );
  close_screen(on);
}

static void check_rendition(screen *base, chance *from) {
  static const struct {
    const char *said;
    unsigned attributes, underline, foreground, background, line;
  } looks[] = {
      {"0", 0, 0, 0, 0, 0},
      {"1", 1, 0, 0, 0, 0},
      {"2", 2, 0, 0, 0, 0},
      {"3", 4, 0, 0, 0, 0},
      {"4", 0, 1, 0, 0, 0},
      {"5", 8, 0, 0, 0, 0},
      {"6", 8, 0, 0, 0, 0},
      {"7", 16, 0, 0, 0, 0},
      {"8", 32, 0, 0, 0, 0},
      {"9", 64, 0, 0, 0, 0},
      {"53", 128, 0, 0, 0, 0},
      {"21", 0, 2, 0, 0, 0},
      {"4:3", 0, 3, 0, 0, 0},
      {"4:4", 0, 4, 0, 0, 0},
      {"4:5", 0, 5, 0, 0, 0},
      {"1;2;22", 0, 0, 0, 0, 0},
      {"3;23", 0, 0, 0, 0, 0},
      {"21;24", 0, 0, 0, 0, 0},
      {"5;25", 0, 0, 0, 0, 0},
      {"7;27", 0, 0, 0, 0, 0},
      {"8;28", 0, 0, 0, 0, 0},
      {"9;29", 0, 0, 0, 0, 0},
      {"53;55", 0, 0, 0, 0, 0},
      {"31", 0, 0, 0x1000001, 0, 0},
      {"47", 0, 0, 0, 0x1000007, 0},
      {"95", 0, 0, 0x100000d, 0, 0},
      {"100", 0, 0, 0, 0x1000008, 0},
      {"31;39", 0, 0, 0, 0, 0},
      {"41;49", 0, 0, 0, 0, 0},
      {"38;5;200", 0, 0, 0x10000c8, 0, 0},
      {"38;2;1;2;3", 0, 0, 0x2010203, 0, 0},
      {"48;2;255;0;9", 0, 0, 0, 0x2ff0009, 0},
      {"58;5;9", 0, 0, 0, 0, 0x1000009},
      {"58;2;1;2;3;59", 0, 0, 0, 0, 0},
      {"1;3;4;31;42", 5, 1, 0x1000001, 0x1000002, 0}
  };
  uint32_t which = below(from, sizeof looks / sizeof *looks);
  screen *on = copy_screen(base);
  say(on, "\033[?6l\033[?69l\033[4l\033[1;1H\033#5\033[0m\033[%smQ", looks[which].said);
  moggyterm_cell cell = cell_at(on, 0, 0);
  bool right = cell.attributes == looks[which].attributes && cell.underline == looks[which].underline &&
               cell.foreground == looks[which].foreground && cell.background == looks[which].background &&
               (cell.underline_color == looks[which].line);
  CHECK(
      "rendition", right, "CSI %s m looks %x, %d, %x, %x, %x", looks[which].said, cell.attributes, cell.underline,
      cell.foreground, cell.background, cell.underline_color
  );
  close_screen(on);
}

static void check_rectangles(screen *base, chance *from) {
  screen *on = copy_screen(base);
  int32_t columns = columns_of(on), rows = rows_of(on);
  if (level_of(on) < 4 || columns < 2 || rows < 2) return close_screen(on);
  say(on, "Z\033[?6l\033[?69l\033[r\033[0\"q");
  buffer before = text_of(on, 0, false);
  int top = 1 + (int)below(from, (uint32_t)rows), left = 1 + (int)below(from, (uint32_t)columns);
  say(on, "\033[%d;%d;%d;%d;1;4;7$%c", top, left, top + (int)below(from, 3), left + (int)below(from, 4),
      below(from, 2) ? 'r' : 't');
  buffer after = text_of(on, 0, false);
  same_text("rectangle-text", &before, &after, "attributes of a rectangle change its text");
  say(on, "\033[%d;%d;%d;%d$z", top, left, top, left);
  CHECK(
      "rectangle-erased", is_blank(cell_at(on, left - 1, top - 1)), "a place of DECERA is U+%04X",
      cell_at(on, left - 1, top - 1).character
  );
  say(on, "\033[%d;%d;%d;%d;1;1;1;1$v", top, left, top, left);
  CHECK("rectangle-copied", is_blank(cell_at(on, 0, 0)), "a copied blank is U+%04X", cell_at(on, 0, 0).character);
  say(on, "\017\033(B\033[88;1;1;2;2$x");
  for (int32_t i = 0; i < 4; i++)
    CHECK(
        "rectangle-filled", cell_at(on, i % 2, i / 2).character == 'X', "a place of DECFRA is U+%04X",
        cell_at(on, i % 2, i / 2).character
    );
  say(on, "\033[1;1;1;1;1;%d;%d;1$v", top, left);
  CHECK(
      "rectangle-copied", cell_at(on, left - 1, top - 1).character == 'X', "a copied X is U+%04X",
      cell_at(on, left - 1, top - 1).character
  );
  say(on, "\033[4l\033[1;1H\033#5\033[1\"qY\033[0\"q\033[?2J");
  CHECK(
      "protected", cell_at(on, 0, 0).character == 'Y', "a protected Y is U+%04X after DECSED",
      cell_at(on, 0, 0).character
  );
  say(on, "\033#8");
  for (int32_t row = 0; row < rows; row++)
    for (int32_t column = 0; column < columns && column < 50; column++)
      CHECK(
          "align", cell_at(on, column, row).character == 'E', "column %d of row %d is U+%04X after DECALN", column,
          row, cell_at(on, column, row).character
      );
  drop(&before), drop(&after), close_screen(on);
}

static void check_vt52(screen *base, chance *from) {
  screen *on = copy_screen(base);
  int32_t columns = columns_of(on), rows = rows_of(on);
  int32_t row = (int32_t)below(from, rows < 90 ? (uint32_t)rows : 90),
          column = (int32_t)below(from, columns < 90 ? (uint32_t)columns : 90);
  say(on, "\033[?6l\033[?69l\033[r\033[%d;1H\033#5\033[?2l\033Y%c%c", row + 1, (char)(row + 32), (char)(column + 32));
  moggyterm_cursor at = cursor_of(on);
  CHECK(
      "vt52-place", at.row == row && at.column == column, "ESC Y of %d, %d is %d, %d", column, row, at.column, at.row
  );
  CHECK("vt52-mode", moggyterm_mode(on->terminal, 2, 0) == 0, "mode 2 is set in VT52 mode");
  const char *answer = ask(on, "\033Z");
  CHECK("vt52-identify", strcmp(answer, "\033/Z") == 0, "in VT52 mode ESC Z gives '%s'", answer);
  answer = ask(on, "\033A\033D\033J\033K\033F\033G\033[c\033H");
  at = cursor_of(on);
  CHECK("vt52-place", at.row == 0 && at.column == 0, "ESC H is %d, %d", at.column, at.row);
  answer = ask(on, "\033<\033[5n");
  CHECK(
      "vt52-left", strcmp(answer, "\033[0n") == 0 && moggyterm_mode(on->terminal, 2, 0) == 1,
      "after ESC < all is well as '%s'", answer
  );
  answer = ask(on, "\033[?40h\033[?3h");
  CHECK("columns", columns_of(on) == 132 && rows_of(on) == rows, "mode 3 gives %d, %d", columns_of(on), rows_of(on));
  say(on, "\033[?40h\033[?3l");
  CHECK(
      "columns", columns_of(on) == 80 && rows_of(on) == rows, "mode 3's reset gives %d, %d", columns_of(on),
      rows_of(on)
  );
  close_screen(on);
}

static void check_cluster(screen *base, chance *from) {
  static const struct {
    const char *text;
    int width;
  } clusters[] = {{"e\u0301", 1}, {"漢", 2},   {"漢\u0301", 2}, {"👩‍👩‍👧‍👦", 2},
                  {"🇩🇪", 2},      {"👍🏽", 2}, {"Q", 1},        {"\u1100\u1161\u11a8", 2}};
  uint32_t which = below(from, sizeof clusters / sizeof *clusters);
  screen *on = copy_screen(base);
  if (columns_of(on) < 2) return close_screen(on);
  say(on, "Z\033[?6l\033[?69l\033[4l\033[?7h\017\033(B\033[1;1H\033#5\033[?2027h%s", clusters[which].text);
  char text[128];
  moggyterm_cell_text(on->terminal, 0, 0, text, sizeof text);
  CHECK(
      "cluster", strcmp(text, clusters[which].text) == 0 && cell_at(on, 0, 0).width == clusters[which].width,
      "a cluster '%s' is '%s' of width %d", clusters[which].text, text, cell_at(on, 0, 0).width
  );
  close_screen(on);
}

const law shape_laws[] = {
    {"double", check_double},
    {"rendition", check_rendition},
    {"rectangles", check_rectangles},
    {"vt52", check_vt52},
    {"cluster", check_cluster}
};
const int shape_law_count = sizeof shape_laws / sizeof *shape_laws;
