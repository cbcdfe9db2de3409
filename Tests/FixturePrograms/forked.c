/* The process that reads the keys is not the one that draws. */
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture.h"

static void draw_keys(int keys, long work) {
  char key;
  for (int count = 1; read(keys, &key, 1) == 1; count++) {
    sleep_milliseconds(work);
    plain_draw(count);
  }
  _exit(0);
}

/* An argument says for how many milliseconds a key is worked on. */
int run_forked(int argc, char **argv) {
  long work = argc > 0 ? atol(argv[0]) : 2;
  int ends[2];
  plain_begin();
  plain_draw(0);
  if (pipe(ends) < 0) return 71;
  pid_t child = fork();
  if (child == 0) {
    close(ends[1]);
    draw_keys(ends[0], work);
  }
  close(ends[0]);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    char byte = (char)key;
    if (write(ends[1], &byte, 1) != 1) break;
  }
  close(ends[1]);
  waitpid(child, 0, 0);
  return plain_end();
}

/* A helper in a process group of its own works on each key, as those that libraries start do; its
   answer comes through a pipe. */
int run_grouped(int argc, char **argv) {
  long work = argc > 0 ? atol(argv[0]) : 2;
  plain_begin();
  int count = 0;
  plain_draw(count);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    int ends[2];
    char answer;
    if (pipe(ends) < 0) return 71;
    pid_t child = fork();
    if (child == 0) {
      setpgid(0, 0);
      close(ends[0]);
      sleep_milliseconds(work);
      _exit(write(ends[1], "x", 1) != 1);
    }
    close(ends[1]);
    if (read(ends[0], &answer, 1) == 1) count++;
    close(ends[0]);
    waitpid(child, 0, 0);
    plain_draw(count);
  }
  return plain_end();
}

/* Works for so long, and answers; as another program if asked to. */
static void answer(int end, long work, int executes) {
  sleep_milliseconds(work);
  if (executes) {
    dup2(end, 1);
    execl("/bin/sh", "sh", "-c", "printf x", (char *)0);
  }
  _exit(write(end, "x", 1) != 1);
}

/* A child leaves its own child behind, which works on the key; its answer comes through a pipe. */
int run_orphans(int argc, char **argv) {
  long work = argc > 0 ? atol(argv[0]) : 2;
  int executes = argc > 1 && !strcmp(argv[1], "exec");
  plain_begin();
  int count = 0;
  plain_draw(count);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    int ends[2];
    char letter;
    if (pipe(ends) < 0) return 71;
    pid_t child = fork();
    if (child == 0) {
      close(ends[0]);
      if (fork() == 0) answer(ends[1], work, executes);
      _exit(0);
    }
    close(ends[1]);
    waitpid(child, 0, 0);
    if (read(ends[0], &letter, 1) == 1) count++;
    close(ends[0]);
    plain_draw(count);
  }
  return plain_end();
}
