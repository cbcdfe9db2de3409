/* Programs that do not end as they should, or do not listen. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "fixture.h"

/* `q` ends it without a word to the terminal. */
int run_leave_raw(int argc, char **argv) {
  (void)argc, (void)argv;
  plain_begin();
  put("\033[?25l\033[?1003h\033[?2004h\033[31m\033[2;20r");
  int count = 0;
  plain_draw(count);
  while (typed() != 'q') plain_draw(++count);
  return 0;
}

int run_crash(int argc, char **argv) {
  (void)argc, (void)argv;
  plain_begin();
  int count = 0;
  plain_draw(count);
  while (typed() != 'x') plain_draw(++count);
  // Nobody else's handler, and no file.
  signal(SIGABRT, SIG_DFL);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  abort();
}

/* Never reads what is typed. */
int run_deaf(int argc, char **argv) {
  (void)argc, (void)argv;
  plain_begin();
  plain_draw(0);
  for (;;) pause();
}

/* Prints its arguments, a line each, and ends at once. */
int run_print(int argc, char **argv) {
  for (int i = 0; i < argc; i++) printf("%s\n", argv[i]);
  return 0;
}
