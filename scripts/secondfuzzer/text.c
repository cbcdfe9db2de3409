/* Numbers by chance, and text: letters, clusters, and what is no text. */
#include "fuzz.h"

uint64_t draw(chance *from) {
  uint64_t mixed = from->state += 0x9e3779b97f4a7c15u;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
  return mixed ^ (mixed >> 31);
}

uint32_t below(chance *from, uint32_t bound) { return (uint32_t)(draw(from) >> 32) % bound; }

/* Text: what has one column, two or none, what joins others, and what is no text. */
static const char *const clusters[] = {
    "漢",
    "字",
    "かな",
    "한",
    "ＡＢ",
    "é",
    "e\u0301",
    "a\u0300\u0301\u0302\u0303",
    "漢\u0301",
    "\u0301",
    "\u20dd",
    "👍",
    "👍🏽",
    "👩‍👩‍👧‍👦",
    "🏳️‍🌈",
    "🇩🇪",
    "🇩🇪🇫🇷",
    "🇩",
    "☺\ufe0f",
    "☺\ufe0e",
    "👍\ufe0e",
    "1\ufe0f\u20e3",
    "#\ufe0f",
    "\u200d",
    "a\u200d",
    "👩\u200d",
    "\u200d👩",
    "\u0600\u0661",
    "\U000110bda",
    "\u0600漢",
    "\u1100\u1161\u11a8",
    "\u1161",
    "\u0915\u094d\u0937",
    "\u0e33",
    "\u200b",
    "\u00ad",
    "\ufeff",
    "\u2060",
    "\u200e",
    "\u202e",
    "\U000e0067",
    "\ue000",
    "\U0010ffff",
    "\ufffe",
    "\ufdd0",
    "\u0378",
    "\U0001fffe",
    "\u2028",
    "\u2029",
    "─│┌┘",
    "\u00a0",
    "¡\u00a4",
    "\u303d\ufe0f",
    "\U0001f1e6\u200d",
    "\u2640\ufe0f",
    "\U0001f3fb",
    "\u0605\u06dd",
    "\u0d4e\u0d15",
    "\u180e",
    "\u034f",
    "\u115f",
    "ﷺ",
    "𒐫",
    "\u09bc",
    "\u0903",
    "\ufe0f",
    "\ufe0e",
    "\u3000",
    "\uff9e",
    "\u1f468"
};
static const char *const not_text[] = {
    "\xff",
    "\xfe",
    "\xc0\x80",
    "\xc1\xbf",
    "\xe2\x82",
    "\xf0\x9f\x91",
    "\xed\xa0\x80",
    "\xf4\x90\x80\x80",
    "\xf8\x88\x80\x80\x80",
    "\x80",
    "\xbf",
    "\xc2",
    "\xe0\x80\xaf",
    "\x85",
    "\x84",
    "\x9b",
    "\x9b"
    "3A",
    "\x9d",
    "\x90",
    "\x9c",
    "\x8d",
    "\x8e",
    "\x8f",
    "\xc2\x9b"
    "2C",
    "\xc2\x85",
    "\xc2\x9d"
    "2;t\a",
    "\xc2\x90q\xc2\x9c",
    "\xc2\x80",
    "\xa4\xe4\xf6",
    "\xef\xbf\xbd",
    "\x7f"
};

void make_text(chance *from, buffer *to) {
  int count = 1 + (int)below(from, below(from, 8) == 0 ? 120 : 10);
  int kind = (int)below(from, 6);
  for (int i = 0; i < count; i++) {
    int now = kind == 5 ? (int)below(from, 5) : kind;
    if (now <= 1) {
      char letter = (char)(0x20 + below(from, 95));
      put(to, &letter, 1);
    } else if (now <= 3) {
      print(to, "%s", ONE_OF(from, clusters));
    } else if (below(from, 4) == 0) {
      print(to, "%s", ONE_OF(from, not_text));
    } else {
      /* A scalar of any plane, often of those with letters and pictures. */
      uint32_t scalar = below(from, 3) == 0 ? below(from, 0x110000)
                        : below(from, 2)    ? below(from, 0x3400)
                                            : 0x1f000 + below(from, 0x1000);
      if (scalar < 0xa0 || (scalar >= 0xd800 && scalar < 0xe000)) scalar = 'z';
      if (scalar < 0x80) print(to, "%c", (char)scalar);
      else if (scalar < 0x800) print(to, "%c%c", (int)(0xc0 | scalar >> 6), (int)(0x80 | (scalar & 63)));
      else if (scalar < 0x10000)
        print(
            to, "%c%c%c", (int)(0xe0 | scalar >> 12), (int)(0x80 | (scalar >> 6 & 63)), (int)(0x80 | (scalar & 63))
        );
      else
        print(
            to, "%c%c%c%c", (int)(0xf0 | scalar >> 18), (int)(0x80 | (scalar >> 12 & 63)),
            (int)(0x80 | (scalar >> 6 & 63)), (int)(0x80 | (scalar & 63))
        );
    }
  }
}
