#define NCURSES_WIDECHAR 1
#include "CNcurses.h"

#include <curses.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

static SCREEN *screen;
static FILE *input_file, *output_file;
static int has_default_colors;

static char *string_or_null(const char *capability) {
  char *value = tigetstr(capability);
  return value == (char *)-1 ? NULL : value;
}

/* Reads an entry into cur_term; the caller gives it back with del_curterm. */
static int read_entry(const char *type) {
  int error = 0;
  return setupterm(type, 1, &error) == OK;
}

enum cncurses_status cncurses_check_type(const char *type) {
  TERMINAL *before = cur_term;
  if (!read_entry(type)) return CNCURSES_UNKNOWN_TYPE;
  int fit = string_or_null("cup") != NULL && string_or_null("clear") != NULL;
  del_curterm(cur_term);
  set_curterm(before);
  return fit ? CNCURSES_OK : CNCURSES_UNFIT_TYPE;
}

int cncurses_colors_of_type(const char *type) {
  TERMINAL *before = cur_term;
  if (!read_entry(type)) return -1;
  int colors = tigetnum("colors");
  del_curterm(cur_term);
  set_curterm(before);
  return colors > 0 ? colors : 0;
}

int cncurses_marks_per_cell(void) { return CCHARW_MAX - 1; }

/* Only where ncurses does not fill in the size of the terminal itself. */
static int entry_has_size(const char *type) {
  TERMINAL *before = cur_term;
  if (!read_entry(type)) return 0;
  int has_size = tigetnum("lines") > 0 && tigetnum("cols") > 0;
  del_curterm(cur_term);
  set_curterm(before);
  return has_size;
}

static void hold(int number) { (void)number; }

/* ncurses takes every one of these signals that has its default action, and never looks again. Nothing
   is ignored meanwhile, as that throws away what waits to be told: the loop blocks its signals. */
static SCREEN *newterm_without_handlers(const char *type) {
  static const int numbers[] = {SIGTSTP, SIGINT, SIGTERM, SIGWINCH};
  enum { COUNT = sizeof numbers / sizeof *numbers };
  struct sigaction held = {.sa_handler = hold}, before[COUNT];
  sigset_t ours, mask;
  sigemptyset(&ours);
  for (int i = 0; i < COUNT; i++) sigaddset(&ours, numbers[i]);
  pthread_sigmask(SIG_BLOCK, &ours, &mask);
  for (int i = 0; i < COUNT; i++) {
    sigaction(numbers[i], NULL, &before[i]);
    if (before[i].sa_handler == SIG_DFL || before[i].sa_handler == SIG_IGN)
      sigaction(numbers[i], &held, NULL);
  }
  SCREEN *made = newterm(type, output_file, input_file);
  for (int i = 0; i < COUNT; i++) sigaction(numbers[i], &before[i], NULL);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  return made;
}

static void close_files(void) {
  if (input_file) fclose(input_file);
  if (output_file) fclose(output_file);
  input_file = output_file = NULL;
}

static int open_files(int input, int output) {
  int in = dup(input), out = dup(output);
  input_file = in >= 0 ? fdopen(in, "r") : NULL;
  output_file = out >= 0 ? fdopen(out, "w") : NULL;
  if (input_file && output_file) return 1;
  if (!input_file && in >= 0) close(in);
  if (!output_file && out >= 0) close(out);
  close_files();
  return 0;
}

enum cncurses_status cncurses_enter(
    const char *type, int input, int output, int wants_colors) {
  if (screen || !open_files(input, output)) return CNCURSES_FAILED;
  /* The size comes from the caller, who bounds it; but some entries (linux) have none to begin with,
     and without one newterm must ask the terminal. */
  use_env(FALSE);
  if (!entry_has_size(type)) use_env(TRUE);
  screen = newterm_without_handlers(type);
  if (!screen) {
    close_files();
    return CNCURSES_FAILED;
  }
  raw();
  noecho();
  nonl();
  typeahead(-1); /* else a refresh stops half way when a key waits */
  keypad(stdscr, FALSE);
  intrflush(stdscr, FALSE);
  scrollok(stdscr, FALSE);
  idlok(stdscr, FALSE);
  if (wants_colors && start_color() == OK) has_default_colors = use_default_colors() == OK;
  return CNCURSES_OK;
}

void cncurses_leave(int for_good) {
  if (!screen) return;
  /* A shell may have taken the terminal back already; blocked, SIGTTOU lets us set it even so. */
  sigset_t background_write, before;
  sigemptyset(&background_write);
  sigaddset(&background_write, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &background_write, &before);
  if (!isendwin()) endwin(); /* left twice, it would act on somebody else's screen */
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (!for_good) return;
  delscreen(screen);
  screen = NULL;
  close_files();
}

static char resolved_bytes[256];
static size_t resolved_length;

static int append_resolved(int byte) {
  if (resolved_length + 1 < sizeof resolved_bytes) resolved_bytes[resolved_length++] = (char)byte;
  return byte;
}

/* What a capability sends once the padding in it is resolved; good until the next call. */
static const char *resolve(const char *capability) {
  memset(resolved_bytes, 0, sizeof resolved_bytes);
  resolved_length = 0;
  if (capability) tputs(capability, 1, append_resolved);
  return resolved_bytes;
}

const char *cncurses_enter_again(void) {
  if (!screen) return NULL;
  reset_prog_mode();
  curs_set(1); /* as they have left it */
  cncurses_repaint();
  return resolve(enter_ca_mode);
}

const char *cncurses_move_to_prompt(void) {
  if (!screen || exit_ca_mode || !cursor_address) return NULL;
  return resolve(tiparm(cursor_address, LINES - 1, 0));
}

const char *cncurses_whole_region(void) {
  if (!screen || !change_scroll_region) return NULL;
  return resolve(tiparm(change_scroll_region, 0, LINES - 1));
}

void cncurses_size(int *width, int *height) {
  *width = COLS;
  *height = LINES;
}

void cncurses_resize(int width, int height) {
  resize_term(height, width); /* resizeterm would also queue a key for getch */
  cncurses_repaint();
}

void cncurses_repaint(void) { clearok(curscr, TRUE); }

void cncurses_repaint_row(int y) { wredrawln(stdscr, y, 1); }

int cncurses_colors(void) { return COLORS; }
int cncurses_pairs(void) { return COLOR_PAIRS; }
int cncurses_has_default_colors(void) { return has_default_colors; }

int cncurses_set_pair(int pair, int foreground, int background) {
  return init_extended_pair(pair, foreground, background) == OK ? 0 : -1;
}

void cncurses_forget_pairs(void) { reset_color_pairs(); }

static attr_t attributes_of(unsigned bits) {
  attr_t result = A_NORMAL;
  if (bits & CNCURSES_BOLD) result |= A_BOLD;
  if (bits & CNCURSES_DIM) result |= A_DIM;
  if (bits & CNCURSES_ITALIC) result |= A_ITALIC;
  if (bits & CNCURSES_UNDERLINE) result |= A_UNDERLINE;
  if (bits & CNCURSES_BLINK) result |= A_BLINK;
  if (bits & CNCURSES_REVERSE) result |= A_REVERSE;
  if (bits & CNCURSES_HIDDEN) result |= A_INVIS;
  return result;
}

int cncurses_put(
    int x, int y, const uint32_t *scalars, size_t count, unsigned attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1] = {0};
  for (size_t i = 0; i < count && i < CCHARW_MAX; i++) text[i] = (wchar_t)scalars[i];
  cchar_t cell;
  if (setcchar(&cell, text, attributes_of(attributes), 0, &pair) != OK) return -1;
  /* Not add_wch: that moves the cursor, and fails in the lower right corner. */
  return mvadd_wchnstr(y, x, &cell, 1) == OK ? 0 : -1;
}

void cncurses_refresh(int x, int y) {
  curs_set(x >= 0 ? 1 : 0);
  if (x >= 0) move(y, x);
  refresh();
}

const char *cncurses_style(unsigned attributes, int pair) {
  resolve(NULL);
  vid_puts(attributes_of(attributes), 0, &pair, append_resolved);
  return resolved_bytes;
}

const char *cncurses_go_to(int x, int y) { return resolve(tiparm(cursor_address, y, x)); }

const char *cncurses_go_back(void) { return cncurses_go_to(getcurx(curscr), getcury(curscr)); }

const char *cncurses_key(const char *capability) { return string_or_null(capability); }

const char *cncurses_version(void) { return curses_version(); }
