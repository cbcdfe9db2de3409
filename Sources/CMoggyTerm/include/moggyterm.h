/* A terminal without a window: bytes of a program in, a screen and answers out.
 *
 * A terminal is used from one thread at a time; different terminals are independent. Rows count from 0 at
 * the top of the screen; below 0 they are lines of the scrollback, -1 the newest. Columns count from 0.
 * Text is UTF-8. No call fails by what it is given: numbers out of range are brought into it, or the call
 * says 0. */
#ifndef MOGGYTERM_H
#define MOGGYTERM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct moggyterm moggyterm;

/* Colours: 0 is the terminal's own, MOGGYTERM_INDEXED | index one of 256, MOGGYTERM_RGB | 0xRRGGBB. */
#define MOGGYTERM_INDEXED 0x01000000u
#define MOGGYTERM_RGB 0x02000000u

/* Attributes of a cell. */
enum {
  MOGGYTERM_BOLD = 1 << 0,
  MOGGYTERM_DIM = 1 << 1,
  MOGGYTERM_ITALIC = 1 << 2,
  MOGGYTERM_BLINK = 1 << 3,
  MOGGYTERM_REVERSE = 1 << 4,
  MOGGYTERM_HIDDEN = 1 << 5,
  MOGGYTERM_STRIKE = 1 << 6,
  MOGGYTERM_OVERLINE = 1 << 7
};

typedef struct moggyterm_cell {
  /* The first scalar; 0 where nothing was written, and in the right half of a wide character. */
  uint32_t character;
  uint32_t foreground, background, underline_color;
  uint16_t attributes;
  /* 0 none, 1 single, 2 double, 3 curly, 4 dotted, 5 dashed. */
  uint8_t underline;
  /* The columns: 1, 2, or 0 in the right half of a wide character. */
  uint8_t width;
} moggyterm_cell;

typedef struct moggyterm_cursor {
  int32_t column, row;
  /* 0 block, 1 underline, 2 bar. */
  uint8_t shape;
  uint8_t is_visible, blinks;
  /* It stands on the last column, and the next character goes to the next line. */
  uint8_t pending_wrap;
} moggyterm_cursor;

/* Called before the call that causes them returns, in the order here. Any may be NULL. They may call the
 * terminal again, but not destroy it. */
typedef struct moggyterm_callbacks {
  /* Bytes to write to the program: answers to its questions, and what keys, mouse and pastes send. */
  void (*output)(void *user, const uint8_t *bytes, size_t length);
  void (*title)(void *user, const char *title);
  void (*bell)(void *user);
  /* The program asks for data in a clipboard ("c", "p" and others); of one call the last 64. */
  void (*clipboard)(void *user, const char *selection, const uint8_t *data, size_t length);
} moggyterm_callbacks;

/* Makes a terminal. `scrollback` is the number of lines that are kept above the screen. Never NULL. */
moggyterm *moggyterm_create(int32_t columns, int32_t rows, int32_t scrollback);
void moggyterm_destroy(moggyterm *terminal);
/* The table is copied; NULL for no callbacks. */
void moggyterm_set_callbacks(moggyterm *terminal, const moggyterm_callbacks *table, void *user);

/* Takes bytes of the program; they may be cut anywhere. */
void moggyterm_feed(moggyterm *terminal, const void *bytes, size_t length);
/* Changes the size; telling the program (TIOCSWINSZ) is the caller's affair. */
void moggyterm_resize(moggyterm *terminal, int32_t columns, int32_t rows);

/* What shows. */
void moggyterm_size(const moggyterm *terminal, int32_t *columns, int32_t *rows);
int32_t moggyterm_scrollback(const moggyterm *terminal);
moggyterm_cursor moggyterm_get_cursor(const moggyterm *terminal);
/* Writes up to `count` cells of a row. Returns the number written: the columns of the screen, or 0. */
int32_t moggyterm_row(
    const moggyterm *terminal, int32_t row, moggyterm_cell *cells, int32_t count);
/* Writes rows that look another way than at the last call, up to `count` of them, from the top; all of
 * them at the first call. Returns how many there are; with too little room nothing is forgotten. */
int32_t moggyterm_dirty_rows(moggyterm *terminal, int32_t *rows, int32_t count);
/* 1 where the row goes on in the next one, because its text did not fit. */
int moggyterm_is_wrapped(const moggyterm *terminal, int32_t row);

/* Text. Each writes at most `size` bytes with a 0 at the end, and returns the length of the whole. */
size_t moggyterm_cell_text(
    const moggyterm *terminal, int32_t column, int32_t row, char *text, size_t size);
size_t moggyterm_row_text(const moggyterm *terminal, int32_t row, char *text, size_t size);
/* The address of a cell's hyperlink (OSC 8); of length 0 where it has none. */
size_t moggyterm_link(
    const moggyterm *terminal, int32_t column, int32_t row, char *text, size_t size);
size_t moggyterm_title(const moggyterm *terminal, char *text, size_t size);

/* 1 if a mode is set, 0 if not, -1 for one that is not known. `is_ansi` for `CSI n h`, else `CSI ? n h`. */
int moggyterm_mode(const moggyterm *terminal, int32_t number, int is_ansi);

/* Input. Each gives the bytes to the callback `output`. Returns 1, or 0 where a terminal in the present
 * modes would send nothing. */
enum { MOGGYTERM_SHIFT = 1, MOGGYTERM_ALT = 2, MOGGYTERM_CONTROL = 4, MOGGYTERM_SUPER = 8 };

/* A key is a Unicode scalar, or one of these. */
enum {
  MOGGYTERM_KEY_ENTER = 0x110000,
  MOGGYTERM_KEY_ESCAPE,
  MOGGYTERM_KEY_TAB,
  MOGGYTERM_KEY_BACKSPACE,
  MOGGYTERM_KEY_DELETE,
  MOGGYTERM_KEY_INSERT,
  MOGGYTERM_KEY_UP,
  MOGGYTERM_KEY_DOWN,
  MOGGYTERM_KEY_LEFT,
  MOGGYTERM_KEY_RIGHT,
  MOGGYTERM_KEY_HOME,
  MOGGYTERM_KEY_END,
  MOGGYTERM_KEY_PAGE_UP,
  MOGGYTERM_KEY_PAGE_DOWN,
  /* F1 is MOGGYTERM_KEY_F + 1, up to F24. */
  MOGGYTERM_KEY_F = 0x110100
};
int moggyterm_key(moggyterm *terminal, uint32_t key, uint32_t modifiers);

enum {
  MOGGYTERM_MOUSE_PRESS,
  MOGGYTERM_MOUSE_RELEASE,
  MOGGYTERM_MOUSE_DRAG,
  MOGGYTERM_MOUSE_MOVE,
  MOGGYTERM_MOUSE_WHEEL
};
/* `button`: 0 left, 1 middle, 2 right; of the wheel 0 up, 1 down, 2 left, 3 right. */
int moggyterm_mouse(
    moggyterm *terminal, int32_t event, int32_t button, int32_t column, int32_t row,
    uint32_t modifiers);
/* In brackets where the program has asked for them (mode 2004). Control characters other than tabs and line
 * ends are left out. */
int moggyterm_paste(moggyterm *terminal, const char *text, size_t length);
int moggyterm_focus(moggyterm *terminal, int has_focus);

/* Writes the whole terminal as bytes, if they fit. Returns how many there are. */
size_t moggyterm_encode(moggyterm *terminal, void *bytes, size_t size);
/* Makes a terminal of such bytes; NULL for any others. */
moggyterm *moggyterm_decode(const void *bytes, size_t length);

#ifdef __cplusplus
}
#endif
#endif
