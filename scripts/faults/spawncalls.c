// The process that decodes pictures, sent the signal in HELPER_SIGNAL as soon as it was started. A helper ends within
// milliseconds: whoever looks for it from outside comes too late on a busy machine. Its number is added to the file in
// HELPER_LOG, a line each. Every second one is left HELPER_DELAY microseconds, so that it is in the midst of its work.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void disturb(pid_t process) {
  static int count;
  const char *signal = getenv("HELPER_SIGNAL"), *path = getenv("HELPER_LOG"), *delay = getenv("HELPER_DELAY");
  if (!signal || !path) return;
  if (delay && __atomic_fetch_add(&count, 1, __ATOMIC_SEQ_CST) % 2) usleep(atoi(delay));
  if (kill(process, atoi(signal)) != 0) return;
  char line[16];
  int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  ssize_t written = write(file, line, (size_t)snprintf(line, sizeof line, "%d\n", process));
  (void)written;
  close(file);
}

int posix_spawn(pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *actions,
                const posix_spawnattr_t *restrict attributes, char *const *restrict arguments,
                char *const *restrict environment) {
  int (*real)(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const *,
              char *const *) = (__typeof__(real))dlsym(RTLD_NEXT, "posix_spawn");
  int result = real(process, path, actions, attributes, arguments, environment);
  if (result == 0 && strcmp(arguments[0], "moggy-picture-decoder") == 0) disturb(*process);
  return result;
}
