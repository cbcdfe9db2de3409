#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static int fail(int error) {
  errno = error;
  return -1;
}

int cpty_open(char *name, size_t length) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (master < 0) return -1;
  if (grantpt(master) == 0 && unlockpt(master) == 0) {
    int error = ptsname_r(master, name, length);
    if (error == 0) return master;
    errno = error;
  }
  int error = errno;
  close(master);
  return fail(error);
}

int cpty_set_size(int master, uint16_t columns, uint16_t rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

int cpty_pidfd(int pid) { return pidfd_open(pid, 0); }

int cpty_open_slave(const char *slave) {
  return open(slave, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
}

int cpty_unread_input(int descriptor) {
  /* Typed bytes reach the queue through a worker of the kernel; asking whether there is input waits
     for it, so that 0 means that there is none. */
  struct pollfd entry = {.fd = descriptor, .events = POLLIN};
  poll(&entry, 1, 0);
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) < 0 ? -1 : count;
}

int cpty_poll(struct pollfd *entries, size_t count, int64_t nanoseconds) {
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(entries, count, nanoseconds < 0 ? NULL : &limit, NULL);
}

int cpty_bell(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int cpty_wait(int pid, int block, int *value) {
  int status = 0;
  pid_t result;
  do result = waitpid(pid, &status, block ? 0 : WNOHANG);
  while (result < 0 && errno == EINTR);
  if (result <= 0) return result;
  *value = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
  if (WIFEXITED(status)) return 1;
  return WCOREDUMP(status) ? 3 : 2;
}

int cpty_is_main_thread(void) { return gettid() == getpid(); }
