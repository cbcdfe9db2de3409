/* The strings of the grammar: OSC, DCS, APC and others, with pictures. */
#include "fuzz.h"
#include <stdio.h>
#include <string.h>

static void end_string(chance *from, buffer *to) {
  static const char *const ends[] = {"\033\\", "\033\\",   "\033\\", "\033\\", "\a",   "\a",
                                     "\x9c",   "\xc2\x9c", "\030",   "\032",   "\033", ""};
  print(to, "%s", ONE_OF(from, ends));
}

static void make_base64(chance *from, buffer *to, uint32_t most) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  uint32_t length = below(from, most / 4 + 1) * 4;
  for (uint32_t i = 0; i < length; i++) print(to, "%c", digits[below(from, 64)]);
  if (below(from, 4) == 0)
    print(to, "%s", ((const char *const[]){"QQ==", "Qg=", "!", "=", "\n", "G1s="})[below(from, 6)]);
}

static void make_words(chance *from, buffer *to) {
  static const char *const words[] = {
      "a",
      "title",
      "file:///tmp/x y",
      "http://example.org/?a=b;c",
      "漢字",
      "\r",
      "\n",
      "\t",
      "\x01",
      "\x7f",
      "\xc2\x9b",
      "\xc2\x85",
      "\x9b",
      "\xff",
      "%1b%5b",
      "id=1:",
      ";",
      ":",
      "?",
      "",
      "1b5d",
      "\u202e",
      "👩‍👩‍👧",
      "\x1b[31m",
      "&;\"<>"
  };
  for (uint32_t i = below(from, 5); i > 0; i--) print(to, "%s", ONE_OF(from, words));
  if (below(from, 60) == 0)
    for (int i = 0; i < 3000; i++) print(to, "long%c", (char)('a' + below(from, 26)));
}

static void make_colour(chance *from, buffer *to) {
  static const char *const colours[] = {
      "?",
      "?",
      "red",
      "#123",
      "#123456",
      "#123456789abc",
      "rgb:1/2/3",
      "rgb:ffff/0000/8080",
      "rgbi:0.5/1/0",
      "CIELab:50/10/-10",
      "CIEXYZ:0.3/0.3/0.3",
      "TekHVC:10/50/30",
      "CIEuvY:.2/.4/.5",
      "CIExyY:.3/.3/.3",
      "CIELuv:1/2/3",
      "rgba:1/1/1/1",
      "",
      "rgb:",
      "#",
      "rgbi:1e999/0/nan",
      "TekHVC:1e308/-1/0",
      "CIELab:inf/0/0",
      "CIEuvY:0/0/1",
      "CIExyY:0/0/0",
      "light goldenrod yellow"
  };
  print(to, "%s", ONE_OF(from, colours));
}

static void make_command(chance *from, buffer *to) {
  static const int numbers[] = {0,   1,   2,   3,   4,   4,   5,    6,    7,   8,   8,    8,         9,
                                10,  11,  12,  13,  14,  15,  16,   17,   18,  19,  22,   50,        52,
                                52,  99,  104, 105, 106, 110, 111,  112,  113, 114, 115,  116,       117,
                                118, 119, 133, 133, 133, 777, 1337, 1337, 60,  200, 9999, 2147483647};
  static const char *const shell[] = {"A",
                                      "B",
                                      "C",
                                      "D",
                                      "D;0",
                                      "D;1",
                                      "A;cl=m;aid=1",
                                      "P;k=c",
                                      "E",
                                      "A;k=s",
                                      "C;cmdline=ls",
                                      "L",
                                      "I",
                                      "D;err=1;aid=2",
                                      "N",
                                      "\x1b"};
  static const char *const notes[] = {"4;1;50", "4;3",          "4;2;999",    "9;/tmp",      "9;C:\\",
                                      "text",   "12",           "1;100",      "i=1:d=0;one", "i=1:d=1:p=body;two",
                                      "p=?;",   "i=1:p=close;", "notify;a;b", "e=1;!"};
  int number = ONE_OF(from, numbers);
  print(to, "\033]%d;", number);
  if (below(from, 10) == 0) make_words(from, to);
  else if (number == 8)
    print(
        to, "%s;%s", ((const char *const[]){"", "id=a", "id=b:x=y", "id="})[below(from, 4)],
        ((const char *const[]){"", "", "http://a/", "x:\x01y", "file:///é", "http://b\xc2\x9b/"})[below(from, 6)]
    );
  else if ((number >= 4 && number <= 6) || number >= 10000) {
    for (uint32_t i = 1 + below(from, 3); i > 0; i--) {
      print(to, "%d;", (int)below(from, 260));
      make_colour(from, to);
      if (i > 1) print(to, ";");
    }
  } else if (number >= 10 && number <= 19) {
    for (uint32_t i = 1 + below(from, 4); i > 0; i--) {
      make_colour(from, to);
      if (i > 1) print(to, ";");
    }
  } else if (number == 104 || number == 105) print(to, "%d", (int)below(from, 300));
  else if (number == 133) print(to, "%s", ONE_OF(from, shell));
  else if (number == 9 || number == 99 || number == 777) print(to, "%s", ONE_OF(from, notes));
  else if (number == 52) {
    print(to, "%s;", ((const char *const[]){"c", "p", "", "cps", "s0", "q7", "\x01"})[below(from, 7)]);
    below(from, 4) ? make_base64(from, to, 60)
                   : print(to, "%s", ((const char *const[]){"?", "!", "", "====", "QQ"})[below(from, 5)]);
  } else if (number == 1337) {
    static const char *const names[] = {
        "File=inline=1:",
        "File=inline=1;width=3;height=2:",
        "File=size=12;inline=1;width=50%;height=auto:",
        "File=name=YQ==:",
        "MultipartFile=inline=1;size=9",
        "FilePart=",
        "FileEnd",
        "CurrentDir=/tmp",
        "SetMark",
        "SetUserVar=a=",
        "Copy=:",
        "CopyToClipboard=",
        "EndCopy",
        "RemoteHost=a@b",
        "ClearScrollback",
        "ReportVariable=",
        "ReportCellSize",
        "SetBadgeFormat=",
        "Capabilities",
        "File=inline=1;width=99999999;height=99999999px:"
    };
    print(to, "%s", ONE_OF(from, names));
    if (below(from, 3) == 0)
      print(to, "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARBAKAB/2A/0bPrvrAAAAAElFTkSuQmCC");
    else make_base64(from, to, 80);
  } else make_words(from, to);
  end_string(from, to);
}

static void make_sixel(chance *from, buffer *to) {
  print(
      to, "\033P%sq", ((const char *const[]){"", "0;1", "9;0;3", "1;1;1;1", ";;", "99999999999;2"})[below(from, 6)]
  );
  if (below(from, 2))
    print(
        to, "\"%s",
        ((const char *const[]){"1;1", "1;1;4;6", "1;1;65535;65535", "2;1;300;400", "0;0;0;0",
                               "1;1;4294967296;1"})[below(from, 6)]
    );
  for (uint32_t i = below(from, 20); i > 0; i--) switch (below(from, 8)) {
      case 0:
        print(to, "#%d", (int)below(from, 300));
        break;
      case 1:
        print(
            to, "#%d;%d;%d;%d;%d", (int)below(from, 260), 1 + (int)below(from, 2), (int)below(from, 400),
            (int)below(from, 110), (int)below(from, 110)
        );
        break;
      case 2:
        print(to, "$");
        break;
      case 3:
        print(to, "-");
        break;
      case 4:
        print(
            to, "!%s%c",
            ((const char *const[]){"3", "100", "65536", "99999999", "18446744073709551616", "", "0"})[below(from, 7)],
            (char)(0x3f + below(from, 64))
        );
        break;
      case 5:
        make_words(from, to);
        break;
      default:
        for (uint32_t j = below(from, 9); j > 0; j--) print(to, "%c", (char)(0x3f + below(from, 64)));
        break;
    }
  end_string(from, to);
}

static void make_graphics(chance *from, buffer *to) {
  static const char *const pairs[] = {
      "a=t",
      "a=T",
      "a=T",
      "a=p",
      "a=d",
      "a=q",
      "a=f",
      "a=a",
      "a=c",
      "f=24",
      "f=32",
      "f=100",
      "s=1",
      "v=1",
      "s=2",
      "v=2",
      "s=99999",
      "v=99999",
      "i=1",
      "i=2",
      "i=4294967295",
      "I=1",
      "p=1",
      "p=2",
      "m=1",
      "m=0",
      "q=1",
      "q=2",
      "o=z",
      "t=d",
      "t=f",
      "t=t",
      "t=s",
      "d=a",
      "d=A",
      "d=i",
      "d=I",
      "d=z",
      "d=p",
      "d=x",
      "d=y",
      "d=c",
      "d=n",
      "d=r",
      "d=f",
      "x=1",
      "y=1",
      "w=1",
      "h=1",
      "c=2",
      "r=2",
      "c=99999999",
      "r=99999999",
      "C=1",
      "z=-1",
      "z=2147483647",
      "z=-2147483648",
      "U=1",
      "X=3",
      "Y=3",
      "S=9",
      "O=1",
      "P=1",
      "Q=1",
      "H=3",
      "V=-3",
      "k=1",
      "a=",
      "=1",
      "i=-1",
      "x=18446744073709551616"
  };
  print(to, "\033_G");
  for (uint32_t i = below(from, 9); i > 0; i--) print(to, "%s%s", ONE_OF(from, pairs), i > 1 ? "," : "");
  if (below(from, 3) == 0) print(to, ",f=%d,s=1,v=1;AAAA%s", below(from, 2) ? 24 : 32, below(from, 2) ? "" : "AA==");
  else if (below(from, 4)) {
    print(to, ";");
    make_base64(from, to, 48);
  }
  end_string(from, to);
  /* A placeholder of Unicode, which stands for a part of a picture. */
  if (below(from, 8) == 0) print(to, "\033[38;5;1m\U0010eeee\u0305\u030d\U0010eeee");
}

static void make_device(chance *from, buffer *to, int32_t columns) {
  static const char *const settings[] = {"m",  "r",  "s",  "t",  "\"p", "\"q", " q", "*x",   "$|",
                                         "*|", "$}", "$~", ",|", "",    "zz",  "mm", "\x01", "|"};
  static const char *const capabilities[] = {"544e", "436f", "524742", "7a7a", "7",  "544e;436f", "xyz",
                                             "",     "544E", "6b6331", ";;",   "00", "1b5b"};
  switch (below(from, 8)) {
    case 0:
      print(to, "\033P$q%s", ONE_OF(from, settings));
      break;
    case 1:
      print(to, "\033P+q%s", ONE_OF(from, capabilities));
      break;
    case 2:
      print(to, "\033P2$t");
      for (uint32_t i = below(from, 6); i > 0; i--)
        print(to, "%d%s", (int)below(from, (uint32_t)columns + 3), i > 1 ? "/" : "");
      break;
    case 3:
      print(to, "\033P=%ds", (int)below(from, 4));
      break;
    case 4:
      print(to, "\033P1$t1;1;1;@;@;@;0;2;@;BB%%5%%5");
      break;
    case 5:
      print(to, "\033P%d%cz", (int)below(from, 9), "$+!|"[below(from, 4)]);
      make_words(from, to);
      break;
    case 6:
      print(to, "\033%c", "X^_P"[below(from, 4)]);
      make_words(from, to);
      break;
    default:
      print(to, "\033P$q%s", ONE_OF(from, settings));
      break;
  }
  end_string(from, to);
}

void make_strings(chance *from, buffer *to, int32_t columns) {
  switch (below(from, 8)) {
    case 0:
      make_sixel(from, to);
      break;
    case 1:
    case 2:
      make_graphics(from, to);
      break;
    case 3:
      make_device(from, to, columns);
      break;
    default:
      make_command(from, to);
      break;
  }
}
