/* Laws of the article about sequences: other forms of one, what does nothing, copies; and the asking of all laws. */
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const int16_t private_modes[] = {1,    2,    3,    4,    5,    6,    7,    8,    9,    12,   18,   19,
                                 25,   35,   40,   41,   42,   45,   47,   66,   67,   69,   80,   95,
                                 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1015, 1016, 1039, 1045,
                                 1047, 1048, 1049, 1070, 2004, 2026, 2027, 2031, 2048, 8452};
const int16_t ansi_modes[] = {2, 4, 12, 20};
const int private_mode_count = sizeof private_modes / sizeof *private_modes,
          ansi_mode_count = sizeof ansi_modes / sizeof *ansi_modes;

int level_of(screen *of) {
  screen *asked = copy_screen(of);
  const char *answer = ask(asked, "\033 F\033P$q\"p\033\\"), *digits = strstr(answer, "$r6");
  int level = digits == NULL ? 0 : digits[3] - '0';
  close_screen(asked);
  return level;
}

void make_tail(chance *from, buffer *to, int32_t columns, int32_t rows, bool asks) {
  static const char *const questions[] = {
      "\033[6n",
      "\033[?6n",
      "\033P$qm\033\\",
      "\033P$qr\033\\",
      "\033P$qs\033\\",
      "\033P$q\"p\033\\",
      "\033P$q\"q\033\\",
      "\033P$q q\033\\",
      "\033P$q*x\033\\",
      "\033P$qt\033\\",
      "\033[?u",
      "\033[?0m\033[?1m\033[?2m\033[?4m",
      "\033[?0g\033[?4g",
      "\033[1$w",
      "\033[2$w",
      "\033[18t",
      "\033[1;1;9;9#|",
      "\033[1;1;1;1;5;9*y",
      "\033[?1;1;0S\033[?2;1;0S",
      "\033[>c\033[c",
      "\033_Ga=p,i=1\033\\",
      "\033_Ga=p,i=2\033\\",
      "\033P+q544e;436f\033\\",
      "\033[14t\033[13t\033[11t",
      "\033[5n\033[?15n"
  };
  static const char *const acts[] = {
      "Q漢\u0301z\r\n",
      "\0338Q",
      "\033[uQ",
      "\033[4hab\033[4l",
      "\t\tQ\t",
      "\033[3b",
      "\033[H\033[2;1Hxx",
      "\033[9B\n\nq",
      "\033M\033M",
      "\016qx\017qx",
      "\033[J",
      "\033[?1049hA\033[?1049l",
      "\033[?47hB\033[?47l",
      "\033[#}Q",
      "\033[<u",
      "\033[23t",
      "\033[2S",
      "\033[1;1;3;3;7$r",
      "\033[?2J",
      "\033[6@",
      "\033[?1;6;7r",
      "\033Nq\033Oq",
      "\xe2\x94\x80\u0300",
      "\033[999;999Hwrapped text",
      "\b\b\bQ",
      "\033[?2027h👩‍👩‍👧"
  };
  for (int i = 0; i < 8; i++) {
    if (below(from, 3) == 0) make_piece(from, to, columns, rows);
    else print(to, "%s", ONE_OF(from, acts));
    if (!asks) continue;
    print(to, "\030\033\\");
    if (below(from, 2)) print(to, "%s", ONE_OF(from, questions));
  }
  print(to, "\030\033\\");
  if (!asks) return;
  for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) print(to, "%s", questions[i]);
  for (int i = 0; i < private_mode_count; i++) print(to, "\033[?%d$p", private_modes[i]);
  for (int i = 0; i < 30; i++) print(to, "\033[%d$p", i);
  for (int i = 0; i < 20; i++) print(to, "\033]4;%d;?\033\\\033]%d;?\033\\", i * 13, 10 + i % 10);
  for (int i = 0; i < 5; i++) print(to, "\033]5;%d;?\033\\", i);
}

void go_on(
    const char *check, screen *one, screen *other, chance *from, bool asks, const char *except, const char *label
) {
  buffer tail = {0};
  make_tail(from, &tail, columns_of(one), rows_of(one), asks);
  feed(one, tail.data, tail.length), feed(other, tail.data, tail.length);
  compare(check, one, other, except, label);
  drop(&tail);
}

/* Two forms of one sequence. A # stands for a number. */
static const struct {
  const char *one, *other;
  bool asks;
} forms[] = {
    {"\v", "\n", true},
    {"\f", "\n", true},
    {"\033Z", "\033[c", true},
    {"\033[#T", "\033[#^", true},
    {"\033[#{", "\033[#p", true},
    {"\033[#{\033[1;3;31m\033[#}", "\033[#{\033[1;3;31m\033[#q", true},
    {"\033[5m", "\033[6m", true},
    {"\033[#G", "\033[#`", true},
    {"\033[#;5H", "\033[#;5f", true},
    {"\033[?1048h", "\0337", false},
    {"\033[?1048h\033[3;3H\033[?1048l", "\033[?1048h\033[3;3H\0338", false},
    {"\033[?66h", "\033=", true},
    {"\033[?66l", "\033>", true},
    {"\033P=1s\033\\", "\033[?2026h", true},
    {"\033P=2s\033\\", "\033[?2026l", true},
    {"\033(B", "\033(@", false},
    {"\033(1", "\033(@", false},
    {"\033(0", "\033(2", false},
    {"\033)B", "\033)@", false},
    {"\033)0", "\033)2", false},
    {"\033*0", "\033*2", false},
    {"\033+0", "\033+2", false},
    {"\033-B", "\033-@", false},
    {"\033.0", "\033.2", false},
    {"\033/0", "\033/2", false},
    {"\033[m", "\033[0m", true},
    {"\033[H", "\033[1;1H", true},
    {"\033[A", "\033[1A", true},
    {"\033[L", "\033[1L", true},
    {"\033[J", "\033[0J", true},
    {"\033[K", "\033[0K", true},
    {"\033[r", "\033[0;0r", true},
    {"\033[1;31;4m", "\033[1m\033[31m\033[4m", true},
    {"\033[38:5:#m", "\033[38;5;#m", true},
    {"\033[48:5:#m", "\033[48;5;#m", true},
    {"\033[58:5:#m", "\033[58;5;#m", true},
    {"\033[38:2::#:2:3m", "\033[38;2;#;2;3m", true},
    {"\033[?1;45;25h", "\033[?1h\033[?45h\033[?25h", true},
    {"\033]0;abc\a", "\033]1;abc\a\033]2;abc\a", true},
    {"\033]2;ab\a", "\033]2;ab\033\\", true},
    {"\033[4m", "\033[4:1m", true},
    {"\033[21m", "\033[4:2m", true},
    {"\033[24m", "\033[4:0m", true},
    {"\033[90m", "\033[38;5;8m", true},
    {"\033[107m", "\033[48;5;15m", true},
    {"\033[33m", "\033[38;5;3m", true}
};

static void fill_in(buffer *to, const char *form, int number) {
  for (; *form; form++) {
    if (*form == '#' && form[1] != '{' && form[1] != '}' && form[1] != 'p' && form[1] != 'q') print(to, "%d", number);
    else put(to, form, 1);
  }
}

static void check_forms(screen *base, chance *from) {
  uint32_t which = below(from, sizeof forms / sizeof *forms);
  int number = (int)below(from, 12);
  screen *one = copy_screen(base), *other = copy_screen(base);
  buffer first = {0}, second = {0};
  print(&first, "Q"), print(&second, "Q");
  fill_in(&first, forms[which].one, number), fill_in(&second, forms[which].other, number);
  print(&first, "R"), print(&second, "R");
  feed(one, first.data, first.length), feed(other, second.data, second.length);
  compare("form", one, other, "", first.data);
  go_on("form", one, other, from, forms[which].asks, "", first.data);
  drop(&first), drop(&second), close_screen(one), close_screen(other);
}

/* What does nothing, by the article, and what the terminal does not understand. */
static const char *const nothings[] = {
    "",
    "\005",
    "\021",
    "\023",
    "\033 L",
    "\033 M",
    "\033 N",
    "\033%@",
    "\033%G",
    "\033[i",
    "\033[?5i",
    "\033[4i",
    "\033[2q",
    "\033[0q",
    "\033[3 t",
    "\033[3 u",
    "\033[1$}",
    "\033[2$~",
    "\033[1;2;3,|",
    "\033[1;2;3,}",
    "\033[1;1'z",
    "\033[1'{",
    "\033[1;2;3;4'w",
    "\033[>1p",
    "\033[5t",
    "\033[6t",
    "\033[7t",
    "\033[1t",
    "\033[2t",
    "\033[3;5;5t",
    "\033[4;100;100t",
    "\033[8;9;9t",
    "\033[9;1t",
    "\033[10;1t",
    "\033[24t",
    "\033[40t",
    "\033[132$|",
    "\033[80$|",
    "\033[30*|",
    "\033]3;A=b\a",
    "\033]6;1;red\033\\",
    "\033]106;1\033\\",
    "\033]50;fixed\a",
    "\033]50;?\033\\",
    "\033Xtext\033\\",
    "\033^text\033\\",
    "\033_text\033\\",
    "\033]60;a\a",
    "\033]9999;a\033\\",
    "\033Pz1;2\033\\",
    "\033[5+a",
    "\033[1;2/m",
    "\033[3.A",
    "\033[=5H",
    "\033[<3J",
    "\033[>4K",
    "\033[5-h",
    "\033[!A",
    "\033a",
    "\033?",
    "\033,B",
    "\033&x",
    "\033[?7777h",
    "\033[?7777l",
    "\033[77h",
    "\033[999m",
    "\033[9999J",
    "\033[77K"
};

static void check_nothing(screen *base, chance *from) {
  uint32_t which = below(from, sizeof nothings / sizeof *nothings);
  const char *nothing = nothings[which];
  screen *one = copy_screen(base), *other = copy_screen(base);
  /* The cursor moves in between: a mark or a repetition may look at what came last. */
  say(one, "Q\r"), say(other, "Q\r");
  feed(one, nothing, *nothing ? strlen(nothing) : 1);
  compare("nothing", one, other, "", nothing + (*nothing == 27));
  say(one, "R"), say(other, "R");
  go_on("nothing", one, other, from, true, "", nothing + (*nothing == 27));
  close_screen(one), close_screen(other);
}

static void check_copy(screen *base, chance *from) {
  screen *one = copy_screen(base), *other = copy_screen(one);
  compare("copy", one, other, "", "a copy and its copy");
  go_on("copy", one, other, from, true, "", "a copy and its copy, with the same bytes");
  close_screen(other);
  /* The copy of an original that went on in pieces. */
  other = copy_screen(one);
  one->output.length = 0;
  buffer tail = {0};
  make_tail(from, &tail, columns_of(one), rows_of(one), true);
  for (size_t i = 0; i < tail.length; i++) feed(one, tail.data + i, 1);
  feed(other, tail.data, tail.length);
  compare("copy", one, other, "", "a terminal byte by byte, and its copy");
  resize(one, 7, 4), resize(other, 7, 4);
  compare("copy", one, other, "", "a terminal and its copy, with another size");
  drop(&tail), close_screen(one), close_screen(other);
}

static void check_broken_copy(screen *base, chance *from) {
  size_t length = moggyterm_encode(base->terminal, NULL, 0);
  uint8_t *bytes = malloc(length + 8);
  memset(bytes, 0x55, length + 8);
  size_t told = moggyterm_encode(base->terminal, bytes, length - 1);
  CHECK("encode-bounds", told == length && bytes[length - 1] == 0x55, "too little room is written over");
  moggyterm_encode(base->terminal, bytes, length);
  CHECK("encode-bounds", bytes[length] == 0x55, "what stands behind the bytes is written over");
  bytes[length] = 0;
  moggyterm *made = moggyterm_decode(bytes, length + 1);
  CHECK("decode-others", made == NULL, "bytes with one more are taken");
  size_t shorter = below(from, (uint32_t)length);
  made = moggyterm_decode(bytes, shorter);
  CHECK("decode-others", made == NULL, "the first %zu of %zu bytes are taken", shorter, length);
  for (uint32_t i = 1 + below(from, 4); i > 0; i--) {
    uint32_t place = below(from, (uint32_t)length);
    if (below(from, 2)) place = below(from, length < 80 ? (uint32_t)length : 80);
    if (below(from, 3) == 0) bytes[place] = (uint8_t)(below(from, 2) ? 0xff : 0);
    else bytes[place] ^= (uint8_t)(1u << below(from, 8));
  }
  made = moggyterm_decode(bytes, length);
  free(bytes);
  if (made == NULL) return;
  screen *broken = open_screen(made);
  broken->has_links = base->has_links;
  if (columns_of(broken) < 2000 && rows_of(broken) < 2000) {
    check_screen(broken, true);
    buffer tail = {0};
    make_tail(from, &tail, 20, 8, true);
    feed(broken, tail.data, tail.length);
    resize(broken, 1 + (int32_t)below(from, 30), 1 + (int32_t)below(from, 10));
    feed(broken, tail.data, tail.length);
    check_screen(broken, true);
    drop(&tail);
  }
  close_screen(broken);
}

static const law plain_laws[] = {{"form", check_forms},          {"form", check_forms}, {"nothing", check_nothing},
                                 {"nothing", check_nothing},     {"copy", check_copy},  {"broken", check_broken_copy},
                                 {"answers", check_answer_forms}};

/* The laws hold in any state; but a sequence that is not ended, VT52 mode, a frame that is not ended and answers
 * of another form are left first. */
void check_laws(screen *of, uint64_t seed) {
  chance from = {seed};
  screen *base = copy_screen(of);
  say(base, "\030\033\\\033<\033[?2026l\033 F");
  const struct {
    const law *laws;
    int count;
  } groups[] = {
      {plain_laws, sizeof plain_laws / sizeof *plain_laws},
      {setting_laws, setting_law_count},
      {screen_laws, screen_law_count},
      {shape_laws, shape_law_count},
      {input_laws, input_law_count}
  };
  int all = 0;
  for (int i = 0; i < 5; i++) all += groups[i].count;
  for (int i = 0; i < 5; i++) {
    int which = (int)below(&from, (uint32_t)all), group = 0;
    chance own = {draw(&from)};
    base->output.length = 0;
    law_notes.length = 0, law_screens = 0;
    print(&law_notes, "%s", "");
    while (which >= groups[group].count) which -= groups[group++].count;
    groups[group].laws[which].check(base, &own);
  }
  drop(&law_notes);
  close_screen(base);
}
