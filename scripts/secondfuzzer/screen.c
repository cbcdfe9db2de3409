/* A terminal with what it has said, and pictures of what shows that can be compared. */
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void put(buffer *to, const void *bytes, size_t length) {
  if (to->length + length + 1 > to->room) {
    to->room = 2 * (to->length + length) + 64;
    to->data = realloc(to->data, to->room);
  }
  if (length > 0) memcpy(to->data + to->length, bytes, length);
  to->length += length;
  to->data[to->length] = 0;
}

void print(buffer *to, const char *format, ...) {
  va_list list, again;
  va_start(list, format);
  va_copy(again, list);
  char small[256];
  int length = vsnprintf(small, sizeof small, format, list);
  if ((size_t)length < sizeof small) {
    put(to, small, (size_t)length);
  } else {
    char *large = malloc((size_t)length + 1);
    vsnprintf(large, (size_t)length + 1, format, again);
    put(to, large, (size_t)length);
    free(large);
  }
  va_end(list);
  va_end(again);
}

void print_bytes(buffer *to, const char *bytes, size_t length) {
  for (size_t at = 0; at < length; at++) {
    uint8_t byte = (uint8_t)bytes[at];
    print(to, byte < 32 || byte > 126 || byte == '"' || byte == '\\' || byte == '?' ? "\\%03o" : "%c", byte);
  }
}

void drop(buffer *bytes) {
  free(bytes->data);
  *bytes = (buffer){0};
}

buffer law_notes;
int law_screens;

/* The callbacks come in the order of the header, and may call the terminal again. */
static void heard(screen *from, int kind) {
  if (from->answers_back || from->depth > 0) return;
  CHECK(
      "callback-order", kind >= from->last_callback, "a callback of kind %d after one of kind %d", kind,
      from->last_callback
  );
  from->last_callback = kind;
}

static void call_again(screen *from, int kind) {
  if (!from->answers_back || from->depth >= 3) return;
  from->depth++;
  moggyterm_cell cells[8];
  moggyterm_row(from->terminal, 0, cells, 8);
  size_t size = moggyterm_encode(from->terminal, NULL, 0);
  CHECK("call-again", size > 0, "encoded within a callback as nothing");
  static const char *const said[] = {"\033[Cz", "\033[6n\r\n", "\a\033[5n", "\033]52;c;QQ==\a"};
  moggyterm_feed(from->terminal, said[kind], strlen(said[kind]));
  if (kind == 2) moggyterm_resize(from->terminal, columns_of(from) % 30 + 1, rows_of(from) % 9 + 1);
  bool was_feeding = from->is_feeding;
  from->is_feeding = false;
  if (kind == 3) moggyterm_key(from->terminal, 'a', 0);
  from->is_feeding = was_feeding;
  from->depth--;
}

static void take_output(void *user, const uint8_t *bytes, size_t length) {
  screen *from = user;
  heard(from, 0);
  CHECK("callback-bytes", length > 0, "the callback for output was called with no bytes");
  bool is_negative =
      memmem(bytes, length, "[-", 2) || memmem(bytes, length, ";-", 2) || memmem(bytes, length, "[?-", 3);
  if (from->is_feeding) {
    CHECK(
        "answer-negative", !is_negative, "an answer has a number below 0: %.*s", (int)(length < 200 ? length : 200),
        bytes
    );
    CHECK(
        "answer-form", is_negative || is_well_formed((const char *)bytes, length),
        "%zu bytes of answers are no whole sequences: %.*s", length, (int)(length < 200 ? length : 200), bytes
    );
  }
  put(&from->output, bytes, length);
  call_again(from, 0);
}

static void take_title(void *user, const char *title) {
  screen *from = user;
  heard(from, 1);
  from->title.length = 0;
  put(&from->title, title, strlen(title));
  from->titles++;
  call_again(from, 1);
}

static void take_bell(void *user) {
  screen *from = user;
  heard(from, 2);
  from->bells++;
  call_again(from, 2);
}

static void take_clipboard(void *user, const char *selection, const uint8_t *data, size_t length) {
  screen *from = user;
  heard(from, 3);
  from->clipboards++;
  snprintf(from->selection, sizeof from->selection, "%s", selection);
  ptrdiff_t place = unclean(selection, strlen(selection), false);
  CHECK("clipboard-clean", place < 0, "byte %td of a clipboard's name is a control character", place);
  from->clipboard.length = 0;
  put(&from->clipboard, data, length);
  call_again(from, 3);
}

screen *open_screen(moggyterm *terminal) {
  screen *opened = calloc(1, sizeof *opened);
  opened->terminal = terminal;
  moggyterm_callbacks table = {
      .output = take_output, .title = take_title, .bell = take_bell, .clipboard = take_clipboard
  };
  moggyterm_set_callbacks(terminal, &table, opened);
  return opened;
}

void close_screen(screen *closed) {
  moggyterm_destroy(closed->terminal);
  drop(&closed->output), drop(&closed->title), drop(&closed->clipboard);
  free(closed->drawn);
  free(closed);
}

screen *copy_screen(screen *from) {
  size_t length = moggyterm_encode(from->terminal, NULL, 0);
  char *bytes = malloc(length + 1);
  size_t again = moggyterm_encode(from->terminal, bytes, length);
  CHECK("encode-length", again == length, "encoding told %zu bytes, and then %zu", length, again);
  moggyterm *terminal = moggyterm_decode(bytes, length);
  free(bytes);
  CHECK("decode", terminal != NULL, "%zu bytes of an encoded terminal are refused", length);
  screen *copy = open_screen(terminal);
  copy->has_links = from->has_links, copy->has_double = from->has_double, copy->room = from->room;
  return copy;
}

void note(screen *to, const char *what, const void *bytes, size_t length) {
  if (!law_notes.data) return;
  if (to->number == 0) to->number = ++law_screens;
  /* Bytes one by one are noted as one. */
  static int last;
  bool is_one = length == 1, goes_on = is_one && last == to->number && law_notes.length > 0;
  last = is_one ? to->number : 0;
  if (goes_on) law_notes.length = (size_t)((char *)memrchr(law_notes.data, '"', law_notes.length) - law_notes.data);
  else print(&law_notes, "  %s %d(\"", what, to->number);
  print_bytes(&law_notes, bytes, length);
  print(&law_notes, "\")\n");
}

void feed(screen *to, const void *bytes, size_t length) {
  note(to, "feed", bytes, length);
  to->last_callback = 0;
  to->clipboards = to->titles = 0;
  to->is_feeding = true;
  moggyterm_feed(to->terminal, bytes, length);
  to->is_feeding = false;
  if (to->answers_back) return;
  CHECK("clipboard-most", to->clipboards <= 64, "%d changes of clipboards in one call", to->clipboards);
  if (to->titles > 0) {
    char title[4096];
    size_t known = moggyterm_title(to->terminal, title, sizeof title);
    if (known < sizeof title)
      CHECK(
          "title-told", known == to->title.length && memcmp(title, to->title.data, known) == 0,
          "the title is told as '%s', and is '%s'", to->title.data, title
      );
  }
}

void say(screen *to, const char *format, ...) {
  va_list list;
  va_start(list, format);
  char bytes[4096];
  int length = vsnprintf(bytes, sizeof bytes, format, list);
  va_end(list);
  feed(to, bytes, (size_t)length);
}

void resize(screen *to, int32_t columns, int32_t rows) {
  char size[40];
  note(to, "resize", size, (size_t)snprintf(size, sizeof size, "%d, %d", columns, rows));
  to->last_callback = 0;
  to->is_feeding = true;
  moggyterm_resize(to->terminal, columns, rows);
  to->is_feeding = false;
}

const char *ask(screen *to, const char *format, ...) {
  va_list list;
  va_start(list, format);
  char bytes[4096];
  int length = vsnprintf(bytes, sizeof bytes, format, list);
  va_end(list);
  to->output.length = 0;
  put(&to->output, "", 0);
  feed(to, bytes, (size_t)length);
  return to->output.data;
}

int32_t columns_of(screen *of) {
  int32_t columns = 0, rows = 0;
  moggyterm_size(of->terminal, &columns, &rows);
  return columns;
}

int32_t rows_of(screen *of) {
  int32_t columns = 0, rows = 0;
  moggyterm_size(of->terminal, &columns, &rows);
  return rows;
}

moggyterm_cell cell_at(screen *of, int32_t column, int32_t row) {
  int32_t columns = columns_of(of);
  moggyterm_cell *cells = calloc((size_t)columns, sizeof *cells), found = {0};
  if (moggyterm_row(of->terminal, row, cells, columns) > column) found = cells[column];
  free(cells);
  return found;
}

/* Records: a letter, a number, a length, and as many bytes. */
static void record(buffer *to, char tag, int32_t number, const void *bytes, size_t length) {
  uint32_t size = (uint32_t)length;
  put(to, &tag, 1), put(to, &number, 4), put(to, &size, 4), put(to, bytes, length);
}

buffer snapshot(screen *of) {
  buffer taken = {0};
  moggyterm *terminal = of->terminal;
  int32_t columns = columns_of(of), rows = rows_of(of), scrollback = moggyterm_scrollback(terminal);
  int32_t sizes[2] = {columns, rows};
  record(&taken, 's', 0, sizes, sizeof sizes);
  record(&taken, 'l', 0, &scrollback, sizeof scrollback);
  moggyterm_cursor cursor = moggyterm_get_cursor(terminal);
  int32_t place[7] = {cursor.column, cursor.row, cursor.pending_wrap};
  record(&taken, 'c', 0, place, 12);
  int32_t shape[3] = {cursor.shape, cursor.is_visible, cursor.blinks};
  record(&taken, 'v', 0, shape, sizeof shape);
  moggyterm_cell *cells = calloc((size_t)columns, sizeof *cells);
  char *text = malloc(1 << 16);
  for (int32_t row = -(scrollback < 150 ? scrollback : 150); row < rows; row++) {
    int32_t count = moggyterm_row(terminal, row, cells, columns);
    record(&taken, 'r', row, cells, sizeof *cells * (size_t)(count > 0 ? count : 0));
    int wrapped = moggyterm_is_wrapped(terminal, row);
    record(&taken, 'w', row, &wrapped, sizeof wrapped);
    size_t length = moggyterm_row_text(terminal, row, text, 1 << 16);
    record(&taken, 't', row, text, length < (1 << 16) ? length : (1 << 16) - 1);
    for (int32_t column = 0; of->has_links && column < columns; column++) {
      size_t link = moggyterm_link(terminal, column, row, text, 1 << 16);
      if (link > 0) record(&taken, 'h', row * 1000 + column, text, link < (1 << 16) ? link : (1 << 16) - 1);
    }
  }
  size_t title = moggyterm_title(terminal, text, 1 << 16);
  record(&taken, 'T', 0, text, title < (1 << 16) ? title : (1 << 16) - 1);
  for (int i = 0; i < private_mode_count + ansi_mode_count; i++) {
    bool ansi = i >= private_mode_count;
    int32_t number = ansi ? ansi_modes[i - private_mode_count] : private_modes[i];
    int value = moggyterm_mode(terminal, number, ansi);
    record(&taken, 'm', ansi ? -number : number, &value, sizeof value);
  }
  free(cells), free(text);
  return taken;
}

static bool next_record(
    const buffer *in, size_t *place, const char *except, char *tag, int32_t *number, const char **bytes,
    uint32_t *length
) {
  while (*place < in->length) {
    *tag = in->data[*place];
    memcpy(number, in->data + *place + 1, 4);
    memcpy(length, in->data + *place + 5, 4);
    *bytes = in->data + *place + 9;
    *place += 9 + *length;
    if (strchr(except, *tag) == NULL) return true;
  }
  return false;
}

const char *difference(const buffer *first, const buffer *second, const char *except) {
  static char told[1024];
  size_t places[2] = {0, 0};
  for (;;) {
    char tag = 0, other_tag = 0;
    int32_t number = 0, other_number = 0;
    const char *bytes = NULL, *other = NULL;
    uint32_t length = 0, other_length = 0;
    bool goes_on = next_record(first, &places[0], except, &tag, &number, &bytes, &length);
    bool other_goes_on = next_record(second, &places[1], except, &other_tag, &other_number, &other, &other_length);
    if (!goes_on && !other_goes_on) return NULL;
    if (goes_on != other_goes_on || tag != other_tag || number != other_number) {
      snprintf(
          told, sizeof told, "one has '%c' %d, the other '%c' %d", tag ? tag : '-', number,
          other_tag ? other_tag : '-', other_number
      );
      return told;
    }
    if (length == other_length && memcmp(bytes, other, length) == 0) continue;
    if (tag == 'r' && length == other_length) {
      uint32_t at = 0;
      while (memcmp(bytes + at, other + at, sizeof(moggyterm_cell)) == 0) at += sizeof(moggyterm_cell);
      moggyterm_cell here, there;
      memcpy(&here, bytes + at, sizeof here), memcpy(&there, other + at, sizeof there);
      snprintf(
          told, sizeof told,
          "row %d column %zu: U+%04X width %d %x %x %x attributes %x underline %d, and U+%04X width %d %x %x %x "
          "attributes %x underline %d",
          number, at / sizeof here, here.character, here.width, here.foreground, here.background,
          here.underline_color, here.attributes, here.underline, there.character, there.width, there.foreground,
          there.background, there.underline_color, there.attributes, there.underline
      );
    } else if (tag == 't' || tag == 'h' || tag == 'T') {
      snprintf(
          told, sizeof told, "'%c' %d: '%.*s' and '%.*s'", tag, number, (int)(length < 400 ? length : 400), bytes,
          (int)(other_length < 400 ? other_length : 400), other
      );
    } else {
      int32_t here[4] = {0}, there[4] = {0};
      memcpy(here, bytes, length < 16 ? length : 16), memcpy(there, other, other_length < 16 ? other_length : 16);
      snprintf(
          told, sizeof told, "'%c' %d: %d %d %d and %d %d %d", tag, number, here[0], here[1], here[2], there[0],
          there[1], there[2]
      );
    }
    return told;
  }
}

void compare(const char *check, screen *first, screen *second, const char *except, const char *label) {
  buffer one = snapshot(first), other = snapshot(second);
  const char *found = difference(&one, &other, except);
  CHECK(check, found == NULL, "%s: %s", label, found);
  drop(&one), drop(&other);
  if (strchr(except, 'o') != NULL) return;
  const char *told = first->output.data ? first->output.data : "",
             *other_told = second->output.data ? second->output.data : "";
  size_t at = 0, most = first->output.length < second->output.length ? first->output.length : second->output.length;
  while (at < most && told[at] == other_told[at]) at++;
  bool equal = at == first->output.length && at == second->output.length;
  size_t begin = at > 30 ? at - 30 : 0;
  CHECK(check, equal, "%s: answers differ at byte %zu: %.60s and %.60s", label, at, told + begin, other_told + begin);
}
