/* Plays streams, and looks at the terminal as the header promises it. */
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

ptrdiff_t unclean(const char *text, size_t length, bool allows_lines) {
  const uint8_t *bytes = (const uint8_t *)text;
  for (size_t i = 0; i < length;) {
    uint32_t scalar = bytes[i];
    size_t more = scalar < 0x80                     ? 0
                  : scalar >= 0xf0 && scalar < 0xf5 ? 3
                  : scalar >= 0xe0 && scalar < 0xf0 ? 2
                  : scalar >= 0xc2 && scalar < 0xe0 ? 1
                                                    : 9;
    if (more == 9 || i + more >= length) return (ptrdiff_t)i;
    if (more > 0) scalar &= 0x3fu >> more;
    for (size_t j = 1; j <= more; j++) {
      if ((bytes[i + j] & 0xc0) != 0x80) return (ptrdiff_t)i;
      scalar = scalar << 6 | (bytes[i + j] & 0x3f);
    }
    bool line = allows_lines && (scalar == '\t' || scalar == '\n' || scalar == '\r');
    if ((scalar < 0x20 && !line) || (scalar >= 0x7f && scalar < 0xa0) || (scalar >= 0xd800 && scalar < 0xe000) ||
        scalar > 0x10ffff)
      return (ptrdiff_t)i;
    i += more + 1;
  }
  return -1;
}

bool is_well_formed(const char *bytes, size_t length) {
  const uint8_t *at = (const uint8_t *)bytes, *end = at + length;
  while (at < end) {
    uint8_t kind;
    if (*at == 0x1b && at + 1 < end) kind = at[1], at += 2;
    else if (*at >= 0x80 && *at < 0xa0) kind = (uint8_t)(*at - 0x40), at++;
    else return false;
    if (kind == '[') {
      while (at < end && *at >= 0x30 && *at < 0x40) at++;
      while (at < end && *at >= 0x20 && *at < 0x30) at++;
      if (at == end || *at < 0x40 || *at > 0x7e) return false;
      at++;
    } else if (kind == 'P' || kind == ']' || kind == '_') {
      const uint8_t *begin = at;
      /* The one byte that ends a string may be a part of a character, too: the text has to be whole. */
      for (;; at++) {
        if (at == end) return false;
        size_t size = (size_t)(at - begin);
        bool ends = *at == 0x07 || (*at == 0x1b && at + 1 < end && at[1] == '\\') ||
                    (*at == 0x9c && unclean((const char *)begin, size, false) < 0);
        if (!ends) continue;
        if (unclean((const char *)begin, size, false) >= 0) return false;
        at += *at == 0x1b ? 2 : 1;
        break;
      }
    } else if (kind == '/' && at < end && *at == 'Z') {
      at++;
    } else {
      return false;
    }
  }
  return true;
}

void check_text(screen *of, int32_t row) {
  int32_t columns = columns_of(of);
  static char whole[1 << 18], cell[1 << 14];
  moggyterm_cell *cells = calloc((size_t)columns, sizeof *cells);
  moggyterm_row(of->terminal, row, cells, columns);
  size_t length = moggyterm_row_text(of->terminal, row, whole, sizeof whole);
  CHECK(
      "text-length", length >= sizeof whole || strlen(whole) == length, "row %d: a text of %zu bytes is told as %zu",
      row, strlen(whole), length
  );
  if (length >= sizeof whole) length = sizeof whole - 1;
  ptrdiff_t place = unclean(whole, length, false);
  CHECK("text-clean", place < 0, "row %d: byte %td of the text is a control character or no UTF-8", row, place);
  char small[6] = "?????";
  size_t told = moggyterm_row_text(of->terminal, row, small, 5);
  CHECK(
      "text-short",
      told == moggyterm_row_text(of->terminal, row, NULL, 0) && strlen(small) < 5 && small[5] == 0 &&
          memcmp(small, whole, strlen(small)) == 0,
      "row %d: of '%s' five bytes are '%s'", row, whole, small
  );
  buffer joined = {0};
  put(&joined, "", 0);
  for (int32_t column = 0; column < columns; column++) {
    size_t size = moggyterm_cell_text(of->terminal, column, row, cell, sizeof cell);
    if (cells[column].width == 0 || cells[column].character == 0) {
      CHECK(
          "cell-empty", size == 0 || (size == 1 && cell[0] == ' '),
          "row %d column %d: a cell without a character has the text '%s'", row, column, cell
      );
      if (cells[column].width == 1) put(&joined, " ", 1);
      continue;
    }
    CHECK(
        "cell-text", size > 0 && strlen(cell) == (size < sizeof cell ? size : sizeof cell - 1),
        "row %d column %d: U+%04X has a text of length %zu", row, column, cells[column].character, size
    );
    const uint8_t *first = (const uint8_t *)cell;
    uint32_t scalar = first[0] < 0x80   ? first[0]
                      : first[0] < 0xe0 ? (first[0] & 31u) << 6 | (first[1] & 63u)
                      : first[0] < 0xf0
                          ? (first[0] & 15u) << 12 | (first[1] & 63u) << 6 | (first[2] & 63u)
                          : (first[0] & 7u) << 18 | (first[1] & 63u) << 12 | (first[2] & 63u) << 6 | (first[3] & 63u);
    CHECK(
        "cell-first", scalar == cells[column].character, "row %d column %d: U+%04X has a text of U+%04X", row, column,
        cells[column].character, scalar
    );
    put(&joined, cell, strlen(cell));
  }
  size_t shorter = length, joined_length = joined.length;
  while (shorter > 0 && whole[shorter - 1] == ' ') shorter--;
  while (joined_length > 0 && joined.data[joined_length - 1] == ' ') joined_length--;
  CHECK(
      "row-of-cells", shorter == joined_length && memcmp(whole, joined.data, shorter) == 0,
      "row %d is '%s', and its cells are '%s'", row, whole, joined.data
  );
  drop(&joined);
  free(cells);
}

static void check_cells(screen *of, int32_t row, int32_t columns, moggyterm_cell *cells) {
  int32_t count = moggyterm_row(of->terminal, row, cells, columns);
  CHECK("row-width", count == columns, "row %d has %d cells of %d", row, count, columns);
  for (int32_t column = 0; column < columns; column++) {
    moggyterm_cell cell = cells[column];
    bool whole = cell.width == 1 || (cell.width == 2 && column + 1 < columns && cells[column + 1].width == 0) ||
                 (cell.width == 0 && column > 0 && cells[column - 1].width == 2);
    CHECK(
        "wide-halves", whole, "row %d column %d: U+%04X of width %d stands beside one of width %d", row, column,
        cell.character, cell.width, column + 1 < columns ? cells[column + 1].width : -1
    );
    CHECK(
        "right-half", (cell.width != 0 || cell.character == 0) && (cell.width != 2 || cell.character != 0),
        "row %d column %d: width %d with U+%04X", row, column, cell.width, cell.character
    );
    bool scalar = cell.character == 0 || (cell.character >= 0x20 && cell.character < 0x7f) ||
                  (cell.character >= 0xa0 && cell.character < 0xd800) ||
                  (cell.character >= 0xe000 && cell.character <= 0x10ffff);
    CHECK("cell-scalar", scalar, "row %d column %d: U+%04X is no character to show", row, column, cell.character);
    uint32_t colours[3] = {cell.foreground, cell.background, cell.underline_color};
    for (int i = 0; i < 3; i++) {
      uint32_t kind = colours[i] & 0xff000000u, value = colours[i] & 0xffffffu;
      CHECK(
          "cell-colour", colours[i] == 0 || (kind == MOGGYTERM_INDEXED && value < 256) || kind == MOGGYTERM_RGB,
          "row %d column %d: %08x is no colour", row, column, colours[i]
      );
    }
    CHECK(
        "cell-look", cell.attributes < 256 && cell.underline <= 5, "row %d column %d: attributes %x, underline %d",
        row, column, cell.attributes, cell.underline
    );
  }
  int wrapped = moggyterm_is_wrapped(of->terminal, row);
  CHECK("wrapped", wrapped == 0 || wrapped == 1, "row %d: %d for going on in the next", row, wrapped);
  CHECK("wrapped-last", wrapped == 0 || row < rows_of(of) - 1, "row %d, the last one, goes on in the next", row);
}

void check_screen(screen *of, bool all) {
  int32_t columns = columns_of(of), rows = rows_of(of), scrollback = moggyterm_scrollback(of->terminal);
  CHECK(
      "size", columns >= 1 && rows >= 1 && scrollback >= 0, "%d columns, %d rows, %d lines above", columns, rows,
      scrollback
  );
  moggyterm_cursor cursor = moggyterm_get_cursor(of->terminal);
  CHECK(
      "cursor-inside", cursor.column >= 0 && cursor.column < columns && cursor.row >= 0 && cursor.row < rows,
      "the cursor is at %d, %d of %d, %d", cursor.column, cursor.row, columns, rows
  );
  CHECK(
      "cursor-look", cursor.shape <= 2 && cursor.is_visible <= 1 && cursor.blinks <= 1 && cursor.pending_wrap <= 1,
      "shape %d, visible %d", cursor.shape, cursor.is_visible
  );
  CHECK(
      "pending", !cursor.pending_wrap || moggyterm_mode(of->terminal, 7, 0) == 1, "a wrap waits, and nothing wraps"
  );
  if (!all && columns * rows > 1500) return;
  moggyterm_cell *cells = calloc((size_t)columns, sizeof *cells);
  int32_t above = !all ? 0 : scrollback < 300 ? scrollback : 300;
  for (int32_t row = -above; row < rows; row++) check_cells(of, row, columns, cells);
  if (all) {
    for (int32_t row = -above; row < rows; row++)
      if (columns * rows < 800 || row % 7 == 0) check_text(of, row);
    check_cells(of, -scrollback, columns, cells);
    moggyterm_row(of->terminal, -scrollback - 1, cells, columns), moggyterm_row(of->terminal, rows, cells, columns);
    moggyterm_row(of->terminal, INT32_MIN, cells, columns), moggyterm_row(of->terminal, INT32_MAX, cells, -1);
    CHECK(
        "wrapped",
        moggyterm_is_wrapped(of->terminal, rows) == 0 && moggyterm_is_wrapped(of->terminal, INT32_MIN) == 0,
        "a row that is not there goes on"
    );
    char text[4096];
    size_t length = moggyterm_title(of->terminal, text, sizeof text);
    ptrdiff_t place = length < sizeof text ? unclean(text, length, false) : -1;
    CHECK("title-clean", place < 0, "byte %td of the title is a control character or no UTF-8", place);
    for (int32_t row = 0; of->has_links && row < rows; row++)
      for (int32_t column = 0; column < columns; column++) {
        length = moggyterm_link(of->terminal, column, row, text, sizeof text);
        place = length < sizeof text ? unclean(text, length, false) : -1;
        CHECK(
            "link-clean", place < 0, "byte %td of the link at %d, %d is a control character or no UTF-8", place,
            column, row
        );
      }
  }
  free(cells);
}

void check_dirty(screen *of) {
  int32_t columns = columns_of(of), rows = rows_of(of);
  int32_t *named = calloc((size_t)rows + 1, sizeof *named);
  int32_t count = moggyterm_dirty_rows(of->terminal, named, 0);
  int32_t again = moggyterm_dirty_rows(of->terminal, named, rows);
  CHECK(
      "dirty-again", count == again && count <= rows && count >= 0, "%d rows look another way, and then %d of %d",
      count, again, rows
  );
  for (int32_t i = 0; i < count; i++)
    CHECK(
        "dirty-order", named[i] >= (i > 0 ? named[i - 1] + 1 : 0) && named[i] < rows, "row %d is named as number %d",
        named[i], i
    );
  size_t cells = (size_t)columns * (size_t)rows;
  moggyterm_cell *now = calloc(cells, sizeof *now);
  for (int32_t row = 0, at = 0; row < rows; row++) {
    moggyterm_row(of->terminal, row, now + (size_t)row * (size_t)columns, columns);
    bool is_named = at < count && named[at] == row;
    at += is_named;
    bool as_drawn = of->drawn != NULL && of->drawn_columns == columns && row < of->drawn_rows &&
                    memcmp(
                        now + (size_t)row * (size_t)columns, of->drawn + (size_t)row * (size_t)columns,
                        sizeof *now * (size_t)columns
                    ) == 0;
    CHECK("dirty-named", is_named || as_drawn, "row %d of %d looks another way, and is not named", row, rows);
  }
  free(of->drawn), free(named);
  of->drawn = now, of->drawn_columns = columns, of->drawn_rows = rows;
  CHECK(
      "dirty-forgotten", moggyterm_dirty_rows(of->terminal, NULL, 0) == 0,
      "rows look another way after all were named"
  );
}

static void check_input(screen *of, const char *what, size_t before, int told) {
  CHECK(
      "input-told", told == (of->output.length > before), "%s says %d, and sends %zu bytes", what, told,
      of->output.length - before
  );
}

static void check_paste(screen *of, size_t before) {
  const char *sent = of->output.data + before;
  size_t length = of->output.length - before;
  if (length == 0) return;
  if (moggyterm_mode(of->terminal, 2004, 0) == 1) {
    size_t intro = (uint8_t)sent[0] == 0x9b ? 1 : 2;
    const char *end = intro == 1 ? "\x9b"
                                   "201~"
                                 : "\033[201~";
    bool brackets = length >= 2 * intro + 8 && memcmp(sent + intro, "200~", 4) == 0 &&
                    memcmp(sent + length - intro - 4, end, intro + 4) == 0;
    CHECK("paste-brackets", brackets, "a paste without brackets: %s", sent);
    sent += intro + 4, length -= 2 * intro + 8;
  }
  ptrdiff_t place = unclean(sent, length, true);
  CHECK("paste-clean", place < 0, "byte %td of a paste is a control character or no UTF-8", place);
}

/* Returns whether the size is now another. */
static void play_step(screen *on, const step *now) {
  size_t before = on->output.length;
  const int32_t *number = now->number;
  switch (now->kind) {
    case FEED:
      feed(on, now->bytes.data, now->bytes.length);
      break;
    case RESIZE:
      resize(on, number[0], number[1]);
      if (number[0] >= 1 && number[1] >= 1)
        CHECK(
            "resized", on->answers_back || (columns_of(on) == number[0] && rows_of(on) == number[1]),
            "a size of %d, %d is %d, %d", number[0], number[1], columns_of(on), rows_of(on)
        );
      break;
    case KEY:
      on->last_callback = 0,
      check_input(on, "a key", before, moggyterm_key(on->terminal, (uint32_t)number[0], (uint32_t)number[1]));
      break;
    case MOUSE:
      on->last_callback = 0,
      check_input(
          on, "the mouse", before,
          moggyterm_mouse(on->terminal, number[0], number[1], number[2], number[3], (uint32_t)number[4])
      );
      break;
    case PASTE:
      on->last_callback = 0,
      check_input(
          on, "a paste", before,
          moggyterm_paste(on->terminal, now->bytes.data ? now->bytes.data : "", now->bytes.length)
      );
      if (!on->answers_back) check_paste(on, before);
      break;
    case FOCUS:
      on->last_callback = 0, check_input(on, "the focus", before, moggyterm_focus(on->terminal, number[0]));
      break;
    case COPY:
      break;
  }
}

static void feed_cut(screen *on, buffer *bytes, chance *from, bool one_by_one) {
  for (size_t at = 0; at < bytes->length;) {
    size_t size = one_by_one ? 1 : 1 + below(from, below(from, 2) ? 4 : 60);
    if (size > bytes->length - at) size = bytes->length - at;
    feed(on, bytes->data + at, size);
    at += size;
  }
  bytes->length = 0;
}

void play(const stream *played) {
  screen *on = open_screen(moggyterm_create(played->columns, played->rows, played->scrollback));
  on->answers_back = played->answers_back, on->room = played->scrollback;
  buffer all = {0};
  for (int i = 0; i < played->count; i++)
    if (played->steps[i].kind == FEED) put(&all, played->steps[i].bytes.data, played->steps[i].bytes.length);
  put(&all, "", 0);
  on->has_links = memmem(all.data, all.length, "]8;", 3) != NULL;
  for (size_t i = 0; i + 1 < all.length; i++)
    on->has_double |= all.data[i] == '#' && strchr("346", all.data[i + 1]) != NULL;
  drop(&all);
  CHECK(
      "resized", columns_of(on) == played->columns && rows_of(on) == played->rows, "a terminal of %d, %d has %d, %d",
      played->columns, played->rows, columns_of(on), rows_of(on)
  );
  for (int i = 0; i < played->count; i++) {
    play_step(on, &played->steps[i]);
    check_screen(on, false);
    if (columns_of(on) * rows_of(on) < 1500 && !on->answers_back) check_dirty(on);
    if (played->steps[i].kind != COPY) continue;
    screen *copy = copy_screen(on);
    compare("copy", on, copy, "o", "an encoded terminal and its copy");
    copy->answers_back = on->answers_back;
    put(&copy->output, on->output.data, on->output.length);
    close_screen(on);
    on = copy;
  }
  check_screen(on, true);
  check_dirty(on);
  chance from = {played->law_seed};
  if (!played->answers_back) {
    screen *other = open_screen(moggyterm_create(played->columns, played->rows, played->scrollback));
    other->has_links = on->has_links;
    bool one_by_one = below(&from, 2);
    buffer waiting = {0};
    for (int i = 0; i < played->count; i++) {
      const step *now = &played->steps[i];
      if (now->kind == COPY) continue;
      if (now->kind == FEED) {
        put(&waiting, now->bytes.data, now->bytes.length);
        continue;
      }
      feed_cut(other, &waiting, &from, one_by_one);
      play_step(other, now);
    }
    feed_cut(other, &waiting, &from, one_by_one);
    compare("cut", on, other, "", one_by_one ? "bytes together and one by one" : "bytes together and cut");
    drop(&waiting);
    close_screen(other);
  }
  on->answers_back = false;
  check_laws(on, played->law_seed);
  close_screen(on);
}
