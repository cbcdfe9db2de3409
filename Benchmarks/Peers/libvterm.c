// libvterm as a program that `make bench` measures: 80x24, 1000 lines of scrollback, standard input
// to its end in pieces of 64 KiB, nothing printed.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <vterm.h>

enum { COLUMNS = 80, ROWS = 24, LINES = 1000, PIECE = 1 << 16 };

// libvterm leaves scrollback to its user; a ring of lines is the least that one needs.
static VTermScreenCell history[LINES][COLUMNS];
static int newest;

static int push_line(int columns, const VTermScreenCell *cells, void *user) {
  (void)user;
  newest = (newest + 1) % LINES;
  memcpy(history[newest], cells, (size_t)columns * sizeof *cells);
  return 1;
}

int main(void) {
  static char piece[PIECE];
  VTerm *terminal = vterm_new(ROWS, COLUMNS);
  vterm_set_utf8(terminal, 1);
  VTermScreen *screen = vterm_obtain_screen(terminal);
  VTermScreenCallbacks callbacks = {.sb_pushline = push_line};
  vterm_screen_set_callbacks(screen, &callbacks, NULL);
  vterm_screen_set_damage_merge(screen, VTERM_DAMAGE_SCROLL);
  vterm_screen_enable_altscreen(screen, 1);
  vterm_screen_reset(screen, 1);
  ssize_t count;
  while ((count = read(STDIN_FILENO, piece, sizeof piece)) > 0) {
    vterm_input_write(terminal, piece, (size_t)count);
  }
  vterm_screen_flush_damage(screen);
  vterm_free(terminal);
  return EXIT_SUCCESS;
}
