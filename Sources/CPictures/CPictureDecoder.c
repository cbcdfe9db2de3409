/* The side of the program: starts the helper, reads from it, ends it. */

#include "CPictureDecoder.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "protocol.h"

/* Copies of descriptors stand from here on, out of the way of 0, 1 and 2. */
enum { SPARE = 16 };

int cpicture_cancel_new(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void cpicture_cancel(int cancel) {
  uint64_t one = 1;
  /* It fails only where it has been told 2^64 times. */
  ssize_t written = write(cancel, &one, sizeof one);
  (void)written;
}

/* ---- Starting ---- */

static int add_actions(posix_spawn_file_actions_t *actions, int file, int output) {
  int error = posix_spawn_file_actions_adddup2(actions, file, 0);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, output, 1);
  if (!error) error = posix_spawn_file_actions_addopen(actions, 2, "/dev/null", O_WRONLY, 0);
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, 3);
  return error;
}

/* A group of its own, so that all of it can be killed and no key of the terminal reaches it. */
static int set_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  int error = posix_spawnattr_setsigmask(attributes, &none);
  if (!error) error = posix_spawnattr_setsigdefault(attributes, &all);
  if (!error) error = posix_spawnattr_setpgroup(attributes, 0);
  if (!error)
    error = posix_spawnattr_setflags(
        attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  return error;
}

static int spawn_with_arguments(
    const struct cpicture_job *job, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *attributes, pid_t *process) {
  const struct cpicture_plan *plan = &job->plan;
  const int numbers[HELPER_ARGUMENTS - 1] = {
      plan->format,    plan->width,      plan->height,       plan->orientation,   plan->cut_x,
      plan->cut_y,     plan->cut_width,  plan->cut_height,   plan->target_width,
      plan->target_height};
  char name[] = CPICTURE_HELPER_NAME, texts[HELPER_ARGUMENTS - 1][16];
  char *arguments[HELPER_ARGUMENTS + 1] = {name}, *environment[] = {NULL};
  for (int i = 0; i < HELPER_ARGUMENTS - 1; i++) {
    snprintf(texts[i], sizeof texts[i], "%d", numbers[i]);
    arguments[i + 1] = texts[i];
  }
  const char *executable = job->executable ? job->executable : "/proc/self/exe";
  return posix_spawn(process, executable, actions, attributes, arguments, environment);
}

static int spawn_helper(const struct cpicture_job *job, int file, int output, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (posix_spawn_file_actions_init(&actions) != 0) return -1;
  int error = posix_spawnattr_init(&attributes);
  if (!error) {
    error = add_actions(&actions, file, output);
    if (!error) error = set_attributes(&attributes);
    if (!error) error = spawn_with_arguments(job, &actions, &attributes, process);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

/* Gives the end of the pipe to read from, or -1. */
static int start_helper(const struct cpicture_job *job, pid_t *process) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  int file = fcntl(job->file, F_DUPFD_CLOEXEC, SPARE);
  int output = fcntl(ends[1], F_DUPFD_CLOEXEC, SPARE);
  close(ends[1]);
  int error = file < 0 || output < 0 ? EMFILE : spawn_helper(job, file, output, process);
  if (file >= 0) close(file);
  if (output >= 0) close(output);
  if (!error) return ends[0];
  close(ends[0]);
  return -1;
}

/* ---- Reading ---- */

static long long now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Waits until the descriptor is ready; 0 where it was cancelled or the time is up. */
static int wait_for(int descriptor, int cancel, long long due) {
  for (;;) {
    struct pollfd entries[] = {
        {.fd = descriptor, .events = POLLIN}, {.fd = cancel, .events = POLLIN}};
    long long left = due - now_ms();
    int count = poll(entries, 2, left > 0 ? (int)left : 0);
    if (count < 0 && errno == EINTR) continue;
    return count > 0 && entries[1].revents == 0;
  }
}

/* Reads `count` bytes; less only where the stream ends, -1 where it was not to be waited for. */
static ssize_t read_all(int from, int cancel, long long due, void *bytes, size_t count) {
  size_t got = 0;
  while (got < count) {
    if (!wait_for(from, cancel, due)) return -1;
    ssize_t more = read(from, (uint8_t *)bytes + got, count - got);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) return -1;
    if (more == 0) break;
    got += (size_t)more;
  }
  return (ssize_t)got;
}

/* Whether exactly the pixels of the plan came. What the helper says is not trusted: it may have been
   taken over. */
static int read_pixels(
    const struct cpicture_job *job, int from, long long due, uint8_t *pixels, int *is_over) {
  struct helper_header expected = header_of(&job->plan), header;
  size_t count = target_bytes(&job->plan);
  ssize_t got = read_all(from, job->cancel, due, &header, sizeof header);
  *is_over = got == 0;
  if (got != sizeof header || memcmp(&header, &expected, sizeof header) != 0) return 0;
  if (read_all(from, job->cancel, due, pixels, count) != (ssize_t)count) return 0;
  uint8_t more;
  *is_over = read_all(from, job->cancel, due, &more, 1) == 0;
  return *is_over;
}

/* ---- Ending ---- */

static void wait_for_end(pid_t process, int cancel, long long due) {
  int handle = pidfd_open(process, 0);
  if (handle < 0) return;
  wait_for(handle, cancel, due);
  close(handle);
}

/* Kills what is left of the helper and takes its status. */
static int reap(pid_t process) {
  int status = -1;
  kill(-process, SIGKILL);
  kill(process, SIGKILL); /* where it has left its group */
  while (waitpid(process, &status, 0) < 0)
    if (errno != EINTR) return -1;
  return status;
}

enum cpicture_outcome cpicture_decode(const struct cpicture_job *job, uint8_t *pixels) {
  long long due = now_ms() + job->limit_ms;
  pid_t process = -1;
  int from = start_helper(job, &process), is_over = 0;
  if (from < 0) return CPICTURE_NOT_STARTED;
  int is_complete = read_pixels(job, from, due, pixels, &is_over);
  close(from);
  if (is_over) wait_for_end(process, job->cancel, due);
  int status = reap(process);
  if (status == -1 || !WIFEXITED(status)) return CPICTURE_GAVE_UP;
  if (WEXITSTATUS(status) == HELPER_UNREADABLE) return CPICTURE_UNREADABLE;
  if (WEXITSTATUS(status) == HELPER_NOT_LOADED) return CPICTURE_NOT_STARTED;
  return is_complete && WEXITSTATUS(status) == 0 ? CPICTURE_DONE : CPICTURE_GAVE_UP;
}
