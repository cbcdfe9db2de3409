/* The helper process: from its name to its end. Nothing is freed here: the process ends. */

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "decoding.h"
#include "protocol.h"

static void limit(__rlimit_resource_t resource, rlim_t value) {
  struct rlimit now;
  if (getrlimit(resource, &now) != 0) _exit(HELPER_GAVE_UP);
  if (now.rlim_max < value) value = now.rlim_max;
  struct rlimit wanted = {.rlim_cur = value, .rlim_max = value};
  if (setrlimit(resource, &wanted) != 0) _exit(HELPER_GAVE_UP);
}

static void give_up_all_power(void) {
  /* The runtime that we are linked with may have taken these, to tell of crashes at length. */
  static const int faults[] = {SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGPIPE};
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) signal(faults[i], SIG_DFL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  limit(RLIMIT_AS, (rlim_t)MEMORY_MB << 20);
  limit(RLIMIT_CPU, CPU_SECONDS);
  limit(RLIMIT_NOFILE, FILES);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_CORE, 0);
  /* Whoever waits for a key goes first. */
  if (nice(10) == -1) errno = 0;
}

static int read_number(const char *text, int least, int most) {
  char *end;
  errno = 0;
  long value = strtol(text, &end, 10);
  if (errno != 0 || *text == 0 || *end != 0 || value < least || value > most)
    _exit(HELPER_GAVE_UP);
  return (int)value;
}

static struct cpicture_plan read_plan(char **arguments) {
  struct cpicture_plan plan = {
      .format = read_number(arguments[1], CPICTURE_PNG, CPICTURE_JPEG),
      .width = read_number(arguments[2], 1, LARGEST_SIDE),
      .height = read_number(arguments[3], 1, LARGEST_SIDE),
      .orientation = read_number(arguments[4], 1, 8),
      .target_width = read_number(arguments[9], 1, LARGEST_SIDE),
      .target_height = read_number(arguments[10], 1, LARGEST_SIDE),
  };
  plan.cut_x = read_number(arguments[5], 0, plan.width - 1);
  plan.cut_y = read_number(arguments[6], 0, plan.height - 1);
  plan.cut_width = read_number(arguments[7], 1, plan.width - plan.cut_x);
  plan.cut_height = read_number(arguments[8], 1, plan.height - plan.cut_y);
  return plan;
}

/* All of standard input; more than the limit is cut, and then broken. */
static uint8_t *read_file(size_t *length) {
  uint8_t *bytes = malloc(LARGEST_FILE);
  *length = 0;
  while (bytes && *length < LARGEST_FILE) {
    ssize_t count = read(0, bytes + *length, LARGEST_FILE - *length);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) _exit(HELPER_GAVE_UP);
    if (count == 0) break;
    *length += (size_t)count;
  }
  return bytes;
}

static void write_all(const void *bytes, size_t count) {
  const uint8_t *next = bytes;
  while (count > 0) {
    ssize_t written = write(1, next, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) _exit(HELPER_GAVE_UP);
    next += written;
    count -= (size_t)written;
  }
}

static int decode(const struct cpicture_plan *plan) {
  size_t length;
  uint8_t *bytes = read_file(&length), *target = NULL;
  if (!bytes) return HELPER_GAVE_UP;
  enum cpicture_outcome outcome = plan->format == CPICTURE_PNG
                                      ? decode_png(bytes, length, plan, &target)
                                      : decode_jpeg(bytes, length, plan, &target);
  if (outcome != CPICTURE_DONE)
    return outcome == CPICTURE_UNREADABLE ? HELPER_UNREADABLE : HELPER_GAVE_UP;
  struct helper_header header = header_of(plan);
  write_all(&header, sizeof header);
  write_all(target, target_bytes(plan));
  return 0;
}

/* Before main, and before anything that main would set up. glibc hands the arguments of the program
   to its constructors. */
__attribute__((constructor)) static void serve_if_asked(int count, char **arguments) {
  if (count != HELPER_ARGUMENTS || strcmp(arguments[0], CPICTURE_HELPER_NAME) != 0) return;
  give_up_all_power();
  struct cpicture_plan plan = read_plan(arguments);
  _exit(decode(&plan));
}
