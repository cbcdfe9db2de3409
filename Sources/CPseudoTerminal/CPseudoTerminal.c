#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* Copies of mapped descriptors stand from here on, so that no dup2 overwrites one still needed. */
enum { SPARE = 256, MAX_MAPPINGS = 32 };

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

static int is_mapped(const struct cpty_child *child, int descriptor) {
  for (size_t i = 0; i < child->mapping_count; i++)
    if (child->mappings[i].child == descriptor) return 1;
  return 0;
}

/* The actions in the order in which the child does them: directory, terminal, descriptors. */
static int add_actions(posix_spawn_file_actions_t *actions, const struct cpty_child *child,
                       const int *copies) {
  int highest = 2, error = 0;
  if (child->directory) error = posix_spawn_file_actions_addchdir_np(actions, child->directory);
  if (!error) error = posix_spawn_file_actions_addopen(actions, 0, child->slave, O_RDWR, 0);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, 0, 1);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, 0, 2);
  for (size_t i = 0; !error && i < child->mapping_count; i++) {
    int target = child->mappings[i].child;
    if (target < 3 || target >= SPARE) return EBADF;
    if (target > highest) highest = target;
    error = posix_spawn_file_actions_adddup2(actions, copies[i], target);
  }
  for (int gap = 3; !error && gap < highest; gap++)
    if (!is_mapped(child, gap)) error = posix_spawn_file_actions_addclose(actions, gap);
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, highest + 1);
  return error;
}

static int set_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  int error = posix_spawnattr_setsigmask(attributes, &none);
  if (!error) error = posix_spawnattr_setsigdefault(attributes, &all);
  if (!error)
    error = posix_spawnattr_setflags(
        attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  return error;
}

static int spawn_with(const struct cpty_child *child, const int *copies, pid_t *pid) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (!error) {
    error = add_actions(&actions, child, copies);
    if (!error) error = set_attributes(&attributes);
    if (!error)
      error = posix_spawn(pid, child->path, &actions, &attributes, child->arguments,
                          child->environment);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int cpty_spawn(const struct cpty_child *child) {
  int copies[MAX_MAPPINGS];
  size_t count = 0;
  int error = child->mapping_count > MAX_MAPPINGS ? EMFILE : 0;
  pid_t pid = -1;
  while (!error && count < child->mapping_count) {
    copies[count] = fcntl(child->mappings[count].parent, F_DUPFD_CLOEXEC, SPARE);
    if (copies[count] < 0)
      error = errno;
    else
      count++;
  }
  if (!error) error = spawn_with(child, copies, &pid);
  while (count > 0) close(copies[--count]);
  return error ? fail(error) : pid;
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
  return WIFEXITED(status) ? 1 : 2;
}
