/* The forms of answers: each question of the article, and what its answer looks like. */
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In a form N is a number, S text without control characters, H hexadecimal digits; all else is itself. A
 * question that a lower level of conformance does not know may have no answer. */
static const struct {
  const char *question, *form;
} forms[] = {
    {"\033[c", "\033[?Sc"},
    {"\033[0c", "\033[?Sc"},
    {"\033Z", "\033[?Sc"},
    {"\033[>c", "\033[>N;N;Nc"},
    {"\033[=c", "\033P!|H\033\\"},
    {"\033[>q", "\033P>|S\033\\"},
    {"\033[5n", "\033[0n"},
    {"\033[6n", "\033[N;NR"},
    {"\033[?6n", "\033[?N;N;NR"},
    {"\033[?15n", "\033[?13n"},
    {"\033[?25n", "\033[?20n"},
    {"\033[?26n", "\033[?27;1S"},
    {"\033[?53n", "\033[?50n"},
    {"\033[?55n", "\033[?50n"},
    {"\033[?56n", "\033[?57;0n"},
    {"\033[?62n", "\033[0*{"},
    {"\033[?63;7n", "\033P7!~HHHH\033\\"},
    {"\033[?75n", "\033[?70n"},
    {"\033[?85n", "\033[?83n"},
    {"\033[?996n", "\033[?997;1n"},
    {"\033[14t", "\033[4;N;Nt"},
    {"\033[15t", "\033[5;N;Nt"},
    {"\033[16t", "\033[6;N;Nt"},
    {"\033[18t", "\033[8;N;Nt"},
    {"\033[19t", "\033[9;N;Nt"},
    {"\033[11t", "\033[Nt"},
    {"\033[13t", "\033[3;N;Nt"},
    {"\033[20t", "\033]L\033\\"},
    {"\033[21t", "\033]l\033\\"},
    {"\033[4$p", "\033[4;N$y"},
    {"\033[?7$p", "\033[?7;N$y"},
    {"\033[?31999$p", "\033[?31999;0$y"},
    {"\033[99$p", "\033[99;0$y"},
    {"\033[1$w", "\033P1$uS\033\\"},
    {"\033[2$w", "\033P2$uS\033\\"},
    {"\033[x", "\033[2;S"},
    {"\033[1x", "\033[3;S"},
    {"\033[?1;1;0S", "\033[?1;0;NS"},
    {"\033[?2;1;0S", "\033[?2;0;N;NS"},
    {"\033[1;1;1;1#|", "\033[Sm"},
    {"\033['|", "\033[0&w"},
    {"\033[?u", "\033[?Nu"},
    {"\033[?4m", "\033[>4Sm"},
    {"\033[3;1;1;1;1;1*y", "\033P3!~HHHH\033\\"},
    {"\033P$qm\033\\", "\033P1$rSm\033\\"},
    {"\033P$qr\033\\", "\033P1$rN;Nr\033\\"},
    {"\033P$q\"p\033\\", "\033P1$rS\"p\033\\"},
    {"\033P$q\"q\033\\", "\033P1$rN\"q\033\\"},
    {"\033P$q q\033\\", "\033P1$rN q\033\\"},
    {"\033P$qzz\033\\", "\033P0$r\033\\"},
    {"\033P+q544e\033\\", "\033P1+rH=H\033\\"},
    {"\033P+q7a7a7a7a\033\\", "\033P0+rHHHH\033\\"},
    {"\033P+qzz\033\\", "\033P0+r\033\\"},
    {"\033]4;3;?\033\\", "\033]4;3;rgb:HHHH/HHHH/HHHH\033\\"},
    {"\033]10;?\033\\", "\033]10;rgb:HHHH/HHHH/HHHH\033\\"},
    {"\033]11;?\033\\", "\033]11;rgb:HHHH/HHHH/HHHH\033\\"},
    {"\033]12;?\033\\", "\033]12;rgb:HHHH/HHHH/HHHH\033\\"},
    {"\033]52;c;?\033\\", ""},
    {"\033]50;?\033\\", ""},
    {"\005", ""},
    {"\033_Gi=31,a=q,s=1,v=1,f=24;AAAA\033\\", "\033_GSi=31S;OK\033\\"},
    {"\033_Gi=31,a=q,o=z,s=1,v=1,f=24;AAAA\033\\", "\033_GSi=31S;ES\033\\"}
};

static bool matches(const char *form, const char *text) {
  if (*form == 0) return *text == 0;
  if (*form == 'N') {
    const char *digits = text + strspn(text, "0123456789");
    return digits > text && matches(form + 1, digits);
  }
  if (*form == 'H') {
    size_t most = strspn(text, "0123456789abcdefABCDEF");
    for (size_t size = most; size > 0; size--)
      if (matches(form + 1, text + size)) return true;
    return false;
  }
  if (*form == 'S') {
    size_t most = strcspn(text, "\033\a\x9c");
    for (size_t size = 0; size <= most; size++)
      if (matches(form + 1, text + size) && unclean(text, size, false) < 0) return true;
    return false;
  }
  return *form == *text && matches(form + 1, text + 1);
}

/* Some questions, in an order by chance, so that one leaves the next as it is. */
void check_answer_forms(screen *base, chance *from) {
  screen *asked = copy_screen(base);
  bool is_high = level_of(asked) >= 4;
  /* A picture of many parts may wait for the next one. */
  say(asked, "\033_Gm=0;\033\\");
  buffer before = snapshot(asked);
  for (int i = 0; i < 12; i++) {
    uint32_t which = below(from, sizeof forms / sizeof *forms);
    const char *answer = ask(asked, "%s", forms[which].question);
    bool is_low = !is_high && *answer == 0;
    CHECK(
        "answer", is_low || matches(forms[which].form, answer), "to %s the answer is '%s'", forms[which].question + 1,
        answer
    );
  }
  buffer after = snapshot(asked);
  const char *found = difference(&before, &after, "");
  CHECK("question-silent", found == NULL, "questions change what shows: %s", found);
  drop(&before), drop(&after);
  close_screen(asked);

  /* Answers that tell what the header tells, too. */
  asked = copy_screen(base);
  int number =
      ONE_OF(from, ((const int[]){1, 6, 7, 25, 40, 45, 66, 69, 80, 95, 1000, 1002, 1006, 2004, 2026, 2027, 2048}));
  if (below(from, 3) == 0) number = (int)below(from, 3000);
  bool ansi = below(from, 4) == 0;
  if (ansi) number = (int)below(from, 30);
  int value = moggyterm_mode(asked->terminal, number, ansi), told = -1;
  const char *answer = ask(asked, ansi ? "\033[%d$p" : "\033[?%d$p", number);
  const char *semicolon = strrchr(answer, ';');
  if (semicolon != NULL) told = atoi(semicolon + 1);
  bool always_reset = ansi && (number == 1 || number == 3 || number == 5 || number == 7 || number == 10 ||
                               number == 11 || (number >= 13 && number <= 19));
  if (told >= 0 && always_reset)
    CHECK("mode-always", told == 4 && value != 1, "mode %d of ECMA-48 is told as %d, and is %d", number, told, value);
  else if (told >= 0)
    CHECK(
        "mode-told",
        (value == 1 && (told == 1 || told == 3)) || (value == 0 && (told == 2 || told == 4)) ||
            (value == -1 && (told == 0 || told == 4)),
        "mode %s%d is told as %d, and is %d", ansi ? "" : "?", number, told, value
    );

  moggyterm_cursor cursor = moggyterm_get_cursor(asked->terminal);
  char expected[64];
  snprintf(expected, sizeof expected, "\033[%d;%dR", cursor.row + 1, cursor.column + 1);
  if (moggyterm_mode(asked->terminal, 6, 0) == 0) {
    answer = ask(asked, "\033[6n");
    CHECK(
        "cursor-told", strcmp(answer, expected) == 0, "a cursor at %d, %d is told as '%s'", cursor.column, cursor.row,
        answer + 1
    );
  }
  snprintf(expected, sizeof expected, "\033[8;%d;%dt", rows_of(asked), columns_of(asked));
  answer = ask(asked, "\033[18t");
  CHECK(
      "size-told", strcmp(answer, expected) == 0 || (*answer == 0 && !is_high), "a screen of %s is told as '%s'",
      expected + 1, answer
  );

  /* Answers begin with ESC, or with one byte. */
  answer = ask(asked, "\033 F\033[5n");
  CHECK("c1", strcmp(answer, "\033[0n") == 0, "with S7C1T all is well as '%s'", answer);
  answer = ask(asked, "\033 G\033[5n");
  CHECK(
      "c1",
      strcmp(
          answer, "\x9b"
                  "0n"
      ) == 0 ||
          level_of(asked) < 2,
      "with S8C1T all is well as '%s'", answer
  );
  answer = ask(asked, "\033 G\033P$qm\033\\");
  CHECK(
      "c1", ((uint8_t)*answer == 0x90 && (uint8_t)answer[strlen(answer) - 1] == 0x9c) || level_of(asked) < 2,
      "with S8C1T attributes are told as '%s'", answer
  );
  close_screen(asked);
}
