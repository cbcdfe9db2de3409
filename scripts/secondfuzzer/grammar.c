/* Streams by the grammar of the article on control sequences. */
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const odd_numbers[] = {
    "65534",
    "65535",
    "65536",
    "2147483646",
    "2147483647",
    "2147483648",
    "2147483649",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "9223372036854775809",
    "18446744073709551615",
    "18446744073709551616",
    "99999999",
    "0000000000000000000000000000002",
    "123456789012345678901234567890123456789012345678901234567890",
    "255",
    "256",
    "127",
    "128",
    "1000",
    "9999",
    "32767",
    "32768",
    "-1"
};

static void make_number(chance *from, buffer *to, int32_t columns, int32_t rows) {
  switch (below(from, 12)) {
    case 0:
      break;
    case 1:
      print(to, "0");
      break;
    case 2:
      print(to, "1");
      break;
    case 3:
      print(to, "%d", columns + (int)below(from, 3) - 1);
      break;
    case 4:
      print(to, "%d", rows + (int)below(from, 3) - 1);
      break;
    case 5:
      print(to, "%d", columns / 2 + (int)below(from, 2));
      break;
    case 6:
      print(to, "%s", ONE_OF(from, odd_numbers));
      break;
    case 7:
      print(to, "%d", 1 + (int)below(from, (uint32_t)columns));
      break;
    case 8:
      print(to, "%d", 1 + (int)below(from, (uint32_t)rows));
      break;
    default:
      print(to, "%d", (int)below(from, 12));
      break;
  }
  if (below(from, 40) == 0) print(to, ":%d", (int)below(from, 6));
}

static void make_numbers(chance *from, buffer *to, int32_t columns, int32_t rows, int most) {
  int count = (int)below(from, (uint32_t)most + 1);
  if (below(from, 100) == 0) count = 40;
  for (int i = 0; i < count; i++) {
    if (i > 0) print(to, below(from, 60) == 0 ? ":" : ";");
    make_number(from, to, columns, rows);
  }
}

static void make_control(chance *from, buffer *to) {
  static const char often[] = "\b\b\t\t\n\n\n\v\f\r\r\016\017";
  char control = below(from, 4) ? often[below(from, sizeof often - 1)] : (char)below(from, 32);
  put(to, &control, 1);
}

/* What stands behind the parameters, with what stands before them and their usual number. */
static const struct {
  const char *before, *after;
  int most;
} functions[] = {{"", "A", 1},  {"", "B", 1},   {"", "C", 1},  {"", "D", 1},   {"", "E", 1},  {"", "F", 1},
                 {"", "G", 1},  {"", "H", 2},   {"", "H", 2},  {"", "I", 1},   {"", "Z", 1},  {"", "`", 1},
                 {"", "a", 1},  {"", "d", 1},   {"", "e", 1},  {"", "f", 2},   {"", "j", 1},  {"", "k", 1},
                 {"", "s", 2},  {"", "s", 0},   {"", "u", 0},  {"", " q", 1},  {"", "@", 1},  {"", "J", 1},
                 {"?", "J", 1}, {"", "K", 1},   {"?", "K", 1}, {"", "L", 1},   {"", "M", 1},  {"", "P", 1},
                 {"", "S", 1},  {"", "T", 1},   {"", "X", 1},  {"", "^", 1},   {"", "b", 1},  {"", "b", 1},
                 {"", " @", 1}, {"", " A", 1},  {"", "'}", 1}, {"", "'~", 1},  {"", "m", 6},  {"", "#{", 2},
                 {"", "#}", 0}, {"", "#p", 2},  {"", "#q", 0}, {"", "\"q", 1}, {"", "g", 1},  {"?", "W", 1},
                 {"?", "s", 3}, {"?", "r", 3},  {"", "i", 1},  {"?", "i", 1},  {"", "q", 2},  {"", "r", 2},
                 {"", "r", 2},  {"", "$|", 1},  {"", "*|", 1}, {"", " t", 1},  {"", " u", 1}, {"", "$}", 1},
                 {"", "$~", 1}, {"", ",|", 3},  {"", ",}", 3}, {"", "'z", 2},  {"", "'{", 2}, {"", "'w", 4},
                 {">", "t", 2}, {">", "T", 2},  {">", "p", 1}, {"", "$r", 6},  {"", "$t", 6}, {"", "$v", 8},
                 {"", "$x", 5}, {"", "$z", 4},  {"", "${", 4}, {"", "*x", 1},  {"", "*y", 6}, {"", "#y", 1},
                 {"", "c", 1},  {">", "c", 1},  {"=", "c", 1}, {">", "q", 1},  {"", "n", 1},  {"?", "n", 1},
                 {"", "$p", 1}, {"?", "$p", 1}, {"", "$w", 1}, {"", "x", 1},   {"", "t", 3},  {"?", "S", 3},
                 {"", "#|", 4}, {"", "'|", 1},  {"?", "u", 0}, {">", "u", 1},  {"<", "u", 1}, {"=", "u", 2},
                 {">", "m", 2}, {">", "n", 1},  {"?", "m", 1}, {">", "f", 2},  {"?", "g", 1}, {"", "!p", 0}};

static void make_mode(chance *from, buffer *to) {
  bool ansi = below(from, 6) == 0;
  print(to, ansi ? "\033[" : "\033[?");
  int count = 1 + (below(from, 5) == 0 ? (int)below(from, 5) : 0);
  for (int i = 0; i < count; i++) {
    int number = ansi ? ansi_modes[below(from, (uint32_t)ansi_mode_count)]
                      : private_modes[below(from, (uint32_t)private_mode_count)];
    static const int often[] = {6, 7, 69, 69, 1049, 47, 1047, 2027, 45, 1045, 40, 2026, 1048, 41, 95, 80};
    if (!ansi && below(from, 3) == 0) number = ONE_OF(from, often);
    /* In VT52 mode little of the rest is understood. */
    if (!ansi && number == 2 && below(from, 4)) number = 7;
    print(to, "%s%d", i > 0 ? ";" : "", number);
  }
  static const char finals[] = "hhhhlllsr";
  print(to, "%c", finals[below(from, ansi ? 7 : 9)]);
}

static void make_function(chance *from, buffer *to, int32_t columns, int32_t rows) {
  if (below(from, 30) == 0) {
    /* Any function, also of those that nobody has. */
    static const char befores[] = "?><=", middles[] = " !\"#$%&'()*+,-./";
    print(to, "\033[");
    if (below(from, 2)) print(to, "%c", befores[below(from, 4)]);
    make_numbers(from, to, columns, rows, 4);
    for (uint32_t i = below(from, 3); i > 0; i--) print(to, "%c", middles[below(from, 16)]);
    print(to, "%c", (char)(0x40 + below(from, 63)));
    return;
  }
  uint32_t which = below(from, sizeof functions / sizeof *functions);
  print(to, "\033[%s", functions[which].before);
  if (strcmp(functions[which].after, "!p") == 0 && below(from, 3)) return print(to, "m");
  make_numbers(from, to, columns, rows, functions[which].most);
  print(to, "%s", functions[which].after);
}

static void make_margins(chance *from, buffer *to, int32_t columns, int32_t rows) {
  int top = 1 + (int)below(from, (uint32_t)rows), bottom = top + (int)below(from, (uint32_t)rows);
  int left = 1 + (int)below(from, (uint32_t)columns), right = left + (int)below(from, (uint32_t)columns);
  if (below(from, 2)) print(to, "\033[%d;%dr", top, bottom);
  if (below(from, 2)) print(to, "\033[?69h\033[%d;%ds", left, right);
  if (below(from, 2)) print(to, "\033[?6h");
}

static void make_rendition(chance *from, buffer *to) {
  static const char *const some[] = {
      "0",
      "1",
      "2",
      "3",
      "4",
      "5",
      "7",
      "8",
      "9",
      "21",
      "22",
      "24",
      "27",
      "53",
      "55",
      "59",
      "73",
      "75",
      "4:3",
      "4:0",
      "4:5",
      "38;5;196",
      "38:5:17",
      "48;2;1;2;3",
      "48:2::9:8:7",
      "48:2:9:8:7",
      "58:2::1:1:1",
      "58;5;9",
      "38",
      "38;5",
      "38;2;1",
      "48;5;300",
      "38:5",
      "38:2",
      "38:9:1",
      "48;9",
      "31",
      "42",
      "97",
      "107",
      "39",
      "49",
      "",
      "10",
      "4:",
      ":3",
      "38;5;1;1",
      "38:2:1:2:3:4:5:6"
  };
  print(to, "\033[");
  for (uint32_t i = 1 + below(from, 5); i > 0; i--) print(to, "%s%s", ONE_OF(from, some), i > 1 ? ";" : "m");
}

static void make_escape(chance *from, buffer *to) {
  static const char plain[] = "DEHMNOVWZ6789=>no|}~78DMDM";
  switch (below(from, 6)) {
    case 0:
      if (below(from, 4) == 0) print(to, "\033%c", (char)(0x30 + below(from, 79)));
      else print(to, "\033%c", plain[below(from, sizeof plain - 1)]);
      break;
    case 1:
      print(to, "\033#%c", "34568"[below(from, 5)]);
      break;
    case 2:
      print(to, "\033 %c", "FGLMN"[below(from, 5)]);
      break;
    case 3:
      print(
          to, "\033%c%s", "()*+-./"[below(from, 7)],
          ((const char *const[]){"B", "@", "1", "0", "2", "A", "<", "%5", "0", "K", "\"?"})[below(from, 11)]
      );
      if (below(from, 2)) print(to, "\033%c", "NOno|}~"[below(from, 7)]);
      break;
    case 4:
      print(to, "\033%%%c", "@G8"[below(from, 3)]);
      break;
    default:
      print(to, "\033%c", "78DEM69"[below(from, 7)]);
      break;
  }
  if (below(from, 120) == 0) print(to, "\033c");
  if (below(from, 60) == 0) print(to, "\033[%d;%d\"p", 60 + (int)below(from, 7), (int)below(from, 3));
  if (below(from, 60) == 0) print(to, "\033[!p");
}

static void make_vt52(chance *from, buffer *to) {
  print(to, "\033[?2l");
  for (uint32_t i = below(from, 8); i > 0; i--) {
    if (below(from, 4) == 0) print(to, "\033Y%c%c", (char)(0x20 + below(from, 90)), (char)(0x20 + below(from, 90)));
    else if (below(from, 4) == 0) make_text(from, to);
    else print(to, "\033%c", "ABCDFGHIJKZ=>Yx[<"[below(from, 17)]);
  }
  if (below(from, 8)) print(to, "\033<");
}

void make_piece(chance *from, buffer *to, int32_t columns, int32_t rows) {
  size_t begin = to->length;
  uint32_t kind = below(from, 100);
  if (kind < 28) make_text(from, to);
  else if (kind < 36) make_control(from, to);
  else if (kind < 60) make_function(from, to, columns, rows);
  else if (kind < 69) make_mode(from, to);
  else if (kind < 73) make_margins(from, to, columns, rows);
  else if (kind < 77) make_rendition(from, to);
  else if (kind < 87) make_escape(from, to);
  else if (kind < 89) make_vt52(from, to);
  else make_strings(from, to, columns);
  /* Broken: cut, with a byte of something else, or without one. */
  if (below(from, 14) == 0 && to->length > begin + 1) {
    size_t place = begin + below(from, (uint32_t)(to->length - begin));
    if (below(from, 2)) to->length = place;
    else to->data[place] = (char)(below(from, 2) ? (int)below(from, 256) : "\030\032\033\n\a;:?\x9c"[below(from, 9)]);
  }
  size_t length = to->length - begin;
  if (below(from, 25) == 0 && length > 0 && length < 60) {
    char *again = malloc(length);
    memcpy(again, to->data + begin, length);
    for (uint32_t i = below(from, 40); i > 0; i--) put(to, again, length);
    free(again);
  }
}

static int32_t some_size(chance *from, bool columns) {
  static const int32_t widths[] = {1, 2, 3, 4, 5, 7, 8, 9, 10, 12, 16, 20, 40, 80, 81, 132, 300};
  static const int32_t heights[] = {1, 2, 3, 4, 5, 6, 7, 8, 10, 24, 25, 60, 120};
  if (below(from, 3)) return 1 + (int32_t)below(from, columns ? 24 : 8);
  return columns ? ONE_OF(from, widths) : ONE_OF(from, heights);
}

static void make_step(chance *from, stream *to, int32_t *columns, int32_t *rows) {
  step made = {.kind = FEED};
  uint32_t kind = below(from, 100);
  static const int32_t keys[] = {'a',  'A', ' ',    '@',      0x7f,     0xe4,     0x1f600,
                                 0x1b, 0,   0xd800, 0x10ffff, 0x110100, 0x110119, -1};
  if (kind < 84) {
    for (uint32_t i = 1 + below(from, 3); i > 0; i--) make_piece(from, &made.bytes, *columns, *rows);
  } else if (kind < 90) {
    made.kind = RESIZE;
    made.number[0] = *columns = below(from, 3) ? some_size(from, true) : *columns;
    made.number[1] = *rows = below(from, 3) ? some_size(from, false) : *rows;
    static const int32_t odd[] = {0, -1, INT32_MIN};
    if (below(from, 60) == 0) made.number[below(from, 2)] = ONE_OF(from, odd);
  } else if (kind < 93) {
    made.kind = KEY;
    made.number[0] =
        below(from, 2) ? ONE_OF(from, keys) : 0x110000 + (int32_t)below(from, below(from, 2) ? 14 : 0x120);
    made.number[1] = (int32_t)below(from, 16);
  } else if (kind < 95) {
    made.kind = MOUSE;
    made.number[0] = (int32_t)below(from, 6);
    made.number[1] = (int32_t)below(from, 5);
    made.number[2] = (int32_t)below(from, (uint32_t)*columns + 2) - 1;
    made.number[3] = (int32_t)below(from, (uint32_t)*rows + 2) - 1;
    made.number[4] = (int32_t)below(from, 16);
  } else if (kind < 97) {
    made.kind = PASTE;
    for (uint32_t i = below(from, 3); i > 0; i--)
      below(from, 2) ? make_text(from, &made.bytes) : make_piece(from, &made.bytes, 9, 9);
  } else if (kind < 98) {
    made.kind = FOCUS;
    made.number[0] = (int32_t)below(from, 2);
  } else {
    made.kind = COPY;
  }
  to->steps = realloc(to->steps, sizeof(step) * (size_t)(to->count + 1));
  to->steps[to->count++] = made;
}

stream make_stream(uint64_t seed) {
  chance from = {seed};
  static const int32_t scrollbacks[] = {0, 0, 1, 2, 5, 20, 100, 100, 1000, 100000, -1};
  stream made = {.columns = some_size(&from, true), .rows = some_size(&from, false)};
  made.scrollback = ONE_OF(&from, scrollbacks);
  made.answers_back = below(&from, 16) == 0;
  made.law_seed = draw(&from);
  int32_t columns = made.columns, rows = made.rows;
  for (uint32_t i = 2 + below(&from, below(&from, 5) == 0 ? 60 : 16); i > 0; i--)
    make_step(&from, &made, &columns, &rows);
  return made;
}

void drop_stream(stream *played) {
  for (int i = 0; i < played->count; i++) drop(&played->steps[i].bytes);
  free(played->steps);
  played->steps = NULL;
  played->count = 0;
}
