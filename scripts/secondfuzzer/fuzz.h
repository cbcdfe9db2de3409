/* A second fuzzer of the terminal: streams by the grammar of the article on control sequences, played to the
 * C library, and held against the laws that the article and the header state.
 *
 * grammar.c, text.c and strings.c build streams; screen.c is a terminal with what it has said; play.c plays a
 * stream, and looks at what shows; laws.c, settinglaws.c, screenlaws.c, shapelaws.c and inputlaws.c have the
 * laws, answers.c the forms of answers; fuzz.c runs all, and makes small what breaks. */
#ifndef FUZZ_H
#define FUZZ_H

#include <moggyterm.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes that grow; a 0 stands behind them. */
typedef struct {
  char *data;
  size_t length, room;
} buffer;
void put(buffer *to, const void *bytes, size_t length);
void print(buffer *to, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* As in a string of C. */
void print_bytes(buffer *to, const char *bytes, size_t length);
void drop(buffer *bytes);

/* Numbers by chance: the same ones for the same seed. */
typedef struct {
  uint64_t state;
} chance;
uint64_t draw(chance *from);
/* One of 0 to bound - 1. */
uint32_t below(chance *from, uint32_t bound);
#define ONE_OF(from, list) ((list)[below(from, sizeof(list) / sizeof *(list))])

typedef enum { FEED, RESIZE, KEY, MOUSE, PASTE, FOCUS, COPY } step_kind;
typedef struct {
  step_kind kind;
  int32_t number[6];
  buffer bytes;
} step;

/* A terminal and what happens to it. */
typedef struct {
  int32_t columns, rows, scrollback;
  /* Whether the callbacks call the terminal again. */
  bool answers_back;
  uint64_t law_seed;
  step *steps;
  int count;
} stream;
stream make_stream(uint64_t seed);
void drop_stream(stream *played);
/* A piece by the grammar, for a screen of that size. */
void make_piece(chance *from, buffer *to, int32_t columns, int32_t rows);
void make_text(chance *from, buffer *to);
void make_strings(chance *from, buffer *to, int32_t columns);

/* A terminal with what it has said. */
typedef struct {
  moggyterm *terminal;
  buffer output, title, clipboard;
  char selection[64];
  /* The lines that are kept above the screen. */
  int32_t room;
  int number;
  int clipboards, titles, bells, last_callback, depth;
  /* Whether callbacks call the terminal again, and whether answers are looked at. */
  bool answers_back, is_feeding, has_links, has_double;
  /* The rows as a window has them that draws only the rows that are named. */
  moggyterm_cell *drawn;
  int32_t drawn_columns, drawn_rows;
} screen;
screen *open_screen(moggyterm *terminal);
void close_screen(screen *closed);
screen *copy_screen(screen *from);
void feed(screen *to, const void *bytes, size_t length);
void say(screen *to, const char *format, ...) __attribute__((format(printf, 2, 3)));
void resize(screen *to, int32_t columns, int32_t rows);
/* Says it, and returns what the terminal answers to it alone. */
const char *ask(screen *to, const char *format, ...) __attribute__((format(printf, 2, 3)));
moggyterm_cell cell_at(screen *of, int32_t column, int32_t row);
int32_t columns_of(screen *of);
int32_t rows_of(screen *of);

/* What a law has said to its terminals, where it is noted. */
extern buffer law_notes;
extern int law_screens;
/* What shows, as records that can be compared. */
buffer snapshot(screen *of);
/* Where two snapshots differ, in records other than those of the letters in `except`; NULL where nowhere. */
const char *difference(const buffer *first, const buffer *second, const char *except);
/* Fails where two terminals show or have answered different things. */
void compare(const char *check, screen *first, screen *second, const char *except, const char *label);
extern const int16_t private_modes[], ansi_modes[];
extern const int private_mode_count, ansi_mode_count;

/* Looks at one terminal, as the header promises it. */
void check_screen(screen *of, bool all);
void check_text(screen *of, int32_t row);
void check_dirty(screen *of);
/* Whether bytes are whole sequences, without control characters inside. */
bool is_well_formed(const char *bytes, size_t length);
/* The place of a control character, or of what is not UTF-8, other than tab and line ends if allowed; -1. */
ptrdiff_t unclean(const char *text, size_t length, bool allows_lines);
void check_answer_forms(screen *base, chance *from);

/* Plays a stream with all checks; does not return where one fails. */
void play(const stream *played);
/* Asks the laws, on copies of a terminal. */
void check_laws(screen *of, uint64_t seed);
typedef struct {
  const char *name;
  void (*check)(screen *base, chance *from);
} law;
extern const law setting_laws[], screen_laws[], shape_laws[], input_laws[];
extern const int setting_law_count, screen_law_count, shape_law_count, input_law_count;
/* Further bytes that bring out what two terminals may hide, among them questions if wanted. */
void make_tail(chance *from, buffer *to, int32_t columns, int32_t rows, bool asks);
/* Both get such bytes, and have to show and answer the same. */
void go_on(
    const char *check, screen *one, screen *other, chance *from, bool asks, const char *except, const char *label
);
moggyterm_cursor cursor_of(screen *of);
bool is_blank(moggyterm_cell cell);
/* The text of rows, one after another; without blanks and ends of rows if only what is written counts. */
buffer text_of(screen *of, int32_t first, bool only_written);
void same_text(const char *check, const buffer *one, const buffer *other, const char *label);
/* The level of conformance, 0 where it is not told. */
int level_of(screen *of);

/* Ends the process with a finding, except for one that is known. */
void fail(const char *check, const char *format, ...) __attribute__((format(printf, 2, 3)));
void count_check(const char *check);
#define CHECK(name, holds, ...)            \
  do {                                     \
    count_check(name);                     \
    if (!(holds)) fail(name, __VA_ARGS__); \
  } while (0)

#endif
