#pragma once

/* The name and version of the library, as `ncurses 6.4.20221231`. */
const char *cncurses_version(void);

#include <stddef.h>
#include <stdint.h>

/* What Swift cannot take from curses.h: macros, variadic functions, global variables, cchar_t with
   colour pairs beyond 255, FILE pointers. One screen a process, used by one thread. */

enum cncurses_status {
  CNCURSES_OK = 0,
  CNCURSES_UNKNOWN_TYPE, /* no such entry, or one that cannot be read */
  CNCURSES_UNFIT_TYPE,   /* the terminal cannot move its cursor or clear its screen */
  CNCURSES_FAILED,
};

/* Attributes of cncurses_put, a bit each. */
enum cncurses_attribute {
  CNCURSES_BOLD = 1 << 0,
  CNCURSES_DIM = 1 << 1,
  CNCURSES_ITALIC = 1 << 2,
  CNCURSES_UNDERLINE = 1 << 3,
  CNCURSES_BLINK = 1 << 4,
  CNCURSES_REVERSE = 1 << 5,
  CNCURSES_HIDDEN = 1 << 6,
};

/* Whether terminfo knows the type and it is fit for a screen. */
enum cncurses_status cncurses_check_type(const char *type);

/* The colours of a type's terminfo entry: 0 for none, -1 where there is no such entry. */
int cncurses_colors_of_type(const char *type);

/* The number of marks on a character that a cell can hold beside the character itself. */
int cncurses_marks_per_cell(void);

/* Starts the screen on two descriptors, which it duplicates: raw, no echo, with colours where asked
   for, and in the size that terminfo says. ncurses' own signal handlers are not installed. */
enum cncurses_status cncurses_enter(
    const char *type, int input, int output, int wants_colors);

/* Ends the screen and gives the terminal its modes back; with `for_good` frees it. Where it was not
   for good, the next refresh starts it again. */
void cncurses_leave(int for_good);

/* Takes a screen again that somebody else has left for us; to leave it once more would put the cursor
   of the shell where it was long ago. Returns what is to be written first; the next refresh then
   writes every cell. */
const char *cncurses_enter_again(void);

/* What moves the cursor to the last line of a terminal that has no second screen to come back from;
   NULL where it has one. */
const char *cncurses_move_to_prompt(void);

/* What makes all rows scroll, and moves the cursor; NULL where the terminal cannot. */
const char *cncurses_whole_region(void);

void cncurses_size(int *width, int *height);
void cncurses_resize(int width, int height);

/* The next refresh writes every cell. */
void cncurses_repaint(void);

/* The next refresh writes every cell of the row. */
void cncurses_repaint_row(int y);

int cncurses_colors(void);
int cncurses_pairs(void);

/* Whether -1 means the terminal's own colour in a pair. */
int cncurses_has_default_colors(void);

/* Sets a pair's colours; 0, or -1. */
int cncurses_set_pair(int pair, int foreground, int background);
void cncurses_forget_pairs(void);

/* Writes one character with its marks at a cell; 0, or -1 where it does not fit or is refused. */
int cncurses_put(
    int x, int y, const uint32_t *scalars, size_t count, unsigned attributes, int pair);

/* Shows the cursor at a cell, or hides it where `x` is negative, and writes what changed. */
void cncurses_refresh(int x, int y);

/* For text that is written past ncurses, between two refreshes; each is good until the next of them
   is called. What switches from the style that was asked for last to another one: ask for the plain
   one (0, 0) at the end. */
const char *cncurses_style(unsigned attributes, int pair);

/* What moves the cursor to a cell, and back to where ncurses takes it to be. */
const char *cncurses_go_to(int x, int y);
const char *cncurses_go_back(void);

/* The bytes that a key sends by terminfo (`kcuu1`, ...), or NULL. */
const char *cncurses_key(const char *capability);
