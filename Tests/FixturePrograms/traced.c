/* A debugger with its program: the one waits for keys and for signals, the other works on a key. */
#include <poll.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture.h"

/* Stops at once, and again behind each piece of work. */
static void work_for_ever(void) {
  setpgid(0, 0);
  ptrace(PTRACE_TRACEME, 0, 0, 0);
  for (;;) {
    raise(SIGSTOP);
    compute_milliseconds(30);
  }
}

/* Draws a key when the program has stopped again; its terminal stays the debugger's. */
int run_traced(int argc, char **argv) {
  (void)argc, (void)argv;
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_BLOCK, &children, 0);
  pid_t child = fork();
  if (child == 0) work_for_ever();
  if (child < 0) return 70;
  waitpid(child, 0, 0);
  int signals = signalfd(-1, &children, SFD_NONBLOCK);
  plain_begin();
  plain_draw(0);
  struct pollfd entries[] = {{.fd = 0, .events = POLLIN}, {.fd = signals, .events = POLLIN}};
  for (int count = 0, wanted = 0;;) {
    poll(entries, 2, -1);
    struct signalfd_siginfo told;
    if (read(signals, &told, sizeof told) > 0 && waitpid(child, 0, WNOHANG) == child) {
      plain_draw(++count);
      if (count < wanted) ptrace(PTRACE_CONT, child, 0, 0);
    }
    if (!(entries[0].revents & POLLIN)) continue;
    if (typed() == 'q') break;
    if (wanted++ == count) ptrace(PTRACE_CONT, child, 0, 0);
  }
  kill(child, SIGKILL);
  waitpid(child, 0, 0);
  return plain_end();
}
