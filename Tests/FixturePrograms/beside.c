/* Programs beside which others work, or that give the terminal away. */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture.h"

static int count_keys(void) {
  int count = 0;
  plain_draw(count);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) plain_draw(++count);
  return plain_end();
}

/* A child in a session of its own computes for ever; an argument says how nice it is. */
int run_bystander(int argc, char **argv) {
  int steps = argc > 0 ? atoi(argv[0]) : 0;
  plain_begin();
  pid_t child = fork();
  if (child < 0) return 70;
  if (child == 0) {
    setsid();
    /* The new value may well be negative. */
    errno = 0;
    if (nice(steps) == -1 && errno != 0) _exit(71);
    for (;;) compute_milliseconds(1000);
  }
  return count_keys();
}

/* The first thread sleeps for an hour, and looks at its keys then. */
int run_dozes(int argc, char **argv) {
  (void)argc, (void)argv;
  plain_begin();
  plain_draw(0);
  for (;;) sleep_milliseconds(3600000);
}

/* As a debugger does: while its stopped program has the terminal, a helper of its own group works. */
int run_lends(int argc, char **argv) {
  (void)argc, (void)argv;
  signal(SIGTTOU, SIG_IGN);
  plain_begin();
  pid_t stopped = fork();
  if (stopped == 0)
    for (;;) raise(SIGSTOP);
  if (stopped < 0 || setpgid(stopped, stopped) < 0) return 70;
  waitpid(stopped, 0, WUNTRACED);
  int count = 0;
  plain_draw(count);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    tcsetpgrp(0, stopped);
    pid_t helper = fork();
    if (helper == 0) {
      compute_milliseconds(5);
      _exit(0);
    }
    waitpid(helper, 0, 0);
    tcsetpgrp(0, getpgrp());
    plain_draw(++count);
  }
  kill(stopped, SIGKILL);
  return plain_end();
}
