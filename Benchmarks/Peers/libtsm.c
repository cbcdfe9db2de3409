// libtsm as a program that `make bench` measures: 80x24, 1000 lines of scrollback, standard input
// to its end in pieces of 64 KiB, nothing printed.
#include <libtsm.h>
#include <stdlib.h>
#include <unistd.h>

enum { COLUMNS = 80, ROWS = 24, LINES = 1000, PIECE = 1 << 16 };

static void answer(struct tsm_vte *vte, const char *bytes, size_t count, void *user) {
  (void)vte, (void)bytes, (void)count, (void)user;
}

int main(void) {
  static char piece[PIECE];
  struct tsm_screen *screen;
  struct tsm_vte *vte;
  if (tsm_screen_new(&screen, NULL, NULL) < 0) return EXIT_FAILURE;
  if (tsm_screen_resize(screen, COLUMNS, ROWS) < 0) return EXIT_FAILURE;
  tsm_screen_set_max_sb(screen, LINES);
  if (tsm_vte_new(&vte, screen, answer, NULL, NULL, NULL) < 0) return EXIT_FAILURE;
  ssize_t count;
  while ((count = read(STDIN_FILENO, piece, sizeof piece)) > 0) {
    tsm_vte_input(vte, piece, (size_t)count);
  }
  tsm_vte_unref(vte);
  tsm_screen_unref(screen);
  return EXIT_SUCCESS;
}
