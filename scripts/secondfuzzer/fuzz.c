/* fuzz [--seed N] [--seconds N] [--first N] [--count N] [--reports N] [--shrink SECONDS] [--known CHECK]
 *
 * Plays streams for so many seconds of processor time, in a child process: a crash, a trap or a hang ends the
 * child alone. Prints a line that begins with # every minute of processor time; all else is a finding, made
 * small, as calls of the library. The stream N of a seed is always the same one. */
#include "fuzz.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_CHECKS = 160, HANG_SECONDS = 20, MEMORY_PAGES = 512 << 8, FINDING = 3 };

/* What the processes share. */
static struct shared {
  uint64_t stream, streams, bytes, checks, counts[MOST_CHECKS];
  char names[MOST_CHECKS][24], check[24], told[2000], law[20000];
  int findings[MOST_CHECKS], skips[MOST_CHECKS], known;
} *shared;

static uint64_t seed = 1, count = UINT64_MAX;
static double seconds = 60, shrink_seconds = 60;
static const char *skipped[32];
static int skips, reports = 3;

static int number_of(const char *check) {
  for (int i = 0; i < shared->known; i++)
    if (strcmp(shared->names[i], check) == 0) return i;
  if (shared->known == MOST_CHECKS) abort();
  snprintf(shared->names[shared->known], sizeof *shared->names, "%s", check);
  return shared->known++;
}

void count_check(const char *check) {
  static struct {
    const char *check;
    int number;
  } seen[256];
  uint32_t place = (uint32_t)((uintptr_t)check >> 3) % 256;
  if (seen[place].check != check) seen[place].check = check, seen[place].number = number_of(check);
  shared->counts[seen[place].number]++;
  shared->checks++;
}

void fail(const char *check, const char *format, ...) {
  for (int i = 0; i < skips; i++)
    if (strcmp(skipped[i], check) == 0) {
      shared->skips[number_of(check)]++;
      return;
    }
  snprintf(shared->check, sizeof shared->check, "%s", check);
  va_list list;
  va_start(list, format);
  vsnprintf(shared->told, sizeof shared->told, format, list);
  va_end(list);
  size_t more = law_notes.length < sizeof shared->law ? 0 : law_notes.length - sizeof shared->law + 1;
  snprintf(shared->law, sizeof shared->law, "%s", law_notes.data ? law_notes.data + more : "");
  _exit(FINDING);
}

static double spent(void) {
  struct rusage own, children;
  getrusage(RUSAGE_SELF, &own), getrusage(RUSAGE_CHILDREN, &children);
  return (double)(own.ru_utime.tv_sec + own.ru_stime.tv_sec + children.ru_utime.tv_sec + children.ru_stime.tv_sec) +
         1e-6 * (double)(own.ru_utime.tv_usec + own.ru_stime.tv_usec + children.ru_utime.tv_usec +
                         children.ru_stime.tv_usec);
}

static long memory(void) {
  long pages = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file != NULL && fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
  if (file != NULL) fclose(file);
  return resident;
}

static uint64_t seed_of(uint64_t stream) {
  chance from = {seed};
  uint64_t base = draw(&from);
  from.state = base + stream * 0xd1342543de82ef95u;
  return draw(&from);
}

/* One stream, within the time that it may take. */
static void play_timed(const stream *played) {
  struct itimerval limit = {.it_value = {.tv_sec = HANG_SECONDS}}, none = {0};
  setitimer(ITIMER_PROF, &limit, NULL);
  play(played);
  setitimer(ITIMER_PROF, &none, NULL);
  if (memory() > MEMORY_PAGES) fail("memory", "the process has %ld MiB", memory() >> 8);
}

static void quiet(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  freopen("/dev/null", "w", stderr);
}

/* The name of the check that a child has failed; NULL where it has not. */
static const char *name_of(int status) {
  static char name[24];
  if (WIFSIGNALED(status)) {
    int signal = WTERMSIG(status);
    snprintf(name, sizeof name, signal == SIGPROF ? "hang" : "crash of signal %d", signal);
    snprintf(
        shared->told, sizeof shared->told,
        signal == SIGPROF ? "a stream takes more than %d s of processor time" : "the process ended by signal %d",
        signal == SIGPROF ? HANG_SECONDS : signal
    );
    return name;
  }
  if (WEXITSTATUS(status) == 0) return NULL;
  snprintf(name, sizeof name, "%s", WEXITSTATUS(status) == FINDING ? shared->check : "exit");
  return name;
}

static bool still_fails(const stream *played, const char *check) {
  pid_t child = fork();
  if (child == 0) {
    quiet();
    play_timed(played);
    _exit(0);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  const char *name = name_of(status);
  return name != NULL && strcmp(name, check) == 0;
}

/* Makes a stream small: steps go in halves, quarters and so on, and then bytes. */
static void shrink(stream *small, const char *check, double until) {
  for (int size = small->count; size >= 1; size /= 2)
    for (int at = 0; at < small->count && spent() < until;) {
      int end = at + size < small->count ? at + size : small->count;
      stream less = *small;
      less.steps = calloc((size_t)small->count + 1, sizeof(step));
      memcpy(less.steps, small->steps, (size_t)at * sizeof(step));
      memcpy(less.steps + at, small->steps + end, (size_t)(small->count - end) * sizeof(step));
      less.count -= end - at;
      if (still_fails(&less, check)) *small = less;
      else free(less.steps), at = end;
    }
  for (int i = 0; i < small->count; i++) {
    buffer *bytes = &small->steps[i].bytes;
    for (size_t size = bytes->length; size >= 1; size /= 2)
      for (size_t at = 0; at < bytes->length && spent() < until;) {
        size_t end = at + size < bytes->length ? at + size : bytes->length;
        buffer whole = *bytes, less = {0};
        put(&less, whole.data, at), put(&less, whole.data + end, whole.length - end);
        *bytes = less;
        if (still_fails(small, check)) continue;
        *bytes = whole, at = end;
        drop(&less);
      }
  }
  int32_t *sizes[] = {&small->columns, &small->rows, &small->scrollback};
  for (int i = 0; i < 3; i++)
    for (int32_t to = i < 2; to < 12 && to < *sizes[i] && spent() < until; to++) {
      int32_t old = *sizes[i];
      *sizes[i] = to;
      if (still_fails(small, check)) break;
      *sizes[i] = old;
    }
}

static void tell(const stream *told) {
  printf(
      "  moggyterm_create(%d, %d, %d), laws %#llx%s\n", told->columns, told->rows, told->scrollback,
      (unsigned long long)told->law_seed, told->answers_back ? ", callbacks call again" : ""
  );
  static const char *const names[] = {"feed", "resize", "key", "mouse", "paste", "focus", "encode and decode"};
  for (int i = 0; i < told->count; i++) {
    const step *now = &told->steps[i];
    printf("  %s(", names[now->kind]);
    if (now->kind == FEED || now->kind == PASTE) {
      buffer shown = {0};
      print_bytes(&shown, now->bytes.data, now->bytes.length);
      printf("\"%s\", %zu)\n", shown.data ? shown.data : "", now->bytes.length);
      drop(&shown);
    } else {
      printf("%d, %d, %d, %d, %d)\n", now->number[0], now->number[1], now->number[2], now->number[3], now->number[4]);
    }
  }
}

static void report(const char *check_name, uint64_t number) {
  char check[24], first[2000];
  snprintf(check, sizeof check, "%s", check_name);
  snprintf(first, sizeof first, "%s", shared->told);
  if (shared->findings[number_of(check)]++ >= reports) return;
  stream small = make_stream(seed_of(number));
  bool alone = still_fails(&small, check);
  if (alone) {
    shrink(&small, check, spent() + shrink_seconds);
    alone = still_fails(&small, check);
  }
  printf(
      "finding: %s, seed %llu, stream %llu%s\n  %s\n", check, (unsigned long long)seed, (unsigned long long)number,
      alone ? "" : ", not by this stream alone", alone ? shared->told : first
  );
  if (alone) tell(&small);
  if (alone && *shared->law) printf("  and on copies:\n%s", shared->law);
  fflush(stdout);
}

static void progress(double time) {
  int findings = 0;
  for (int i = 0; i < shared->known; i++) findings += shared->findings[i];
  printf(
      "# seed %llu: %.0f s, %llu streams, %llu bytes, %llu checks, %d findings\n", (unsigned long long)seed, time,
      (unsigned long long)shared->streams, (unsigned long long)shared->bytes, (unsigned long long)shared->checks,
      findings
  );
  fflush(stdout);
}

int main(int arguments, char **argument) {
  uint64_t next = 0;
  for (int i = 1; i + 1 < arguments; i += 2) {
    const char *value = argument[i + 1];
    if (strcmp(argument[i], "--seed") == 0) seed = strtoull(value, NULL, 0);
    else if (strcmp(argument[i], "--seconds") == 0) seconds = atof(value);
    else if (strcmp(argument[i], "--first") == 0) next = strtoull(value, NULL, 0);
    else if (strcmp(argument[i], "--count") == 0) count = strtoull(value, NULL, 0);
    else if (strcmp(argument[i], "--reports") == 0) reports = atoi(value);
    else if (strcmp(argument[i], "--shrink") == 0) shrink_seconds = atof(value);
    else if (strcmp(argument[i], "--known") == 0 && skips < 32) skipped[skips++] = value;
    else return fprintf(stderr, "fuzz: %s is not known\n", argument[i]), 2;
  }
  /* A finding is written as a whole, so that processes side by side may write to one place. */
  setvbuf(stdout, NULL, _IOFBF, 1 << 20);
  shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  uint64_t last = count > UINT64_MAX - next ? UINT64_MAX : next + count;
  double told = 0;
  bool found = false;
  while (next < last && spent() < seconds) {
    pid_t child = fork();
    if (child == 0) {
      quiet();
      for (uint64_t begin = next; next < last && next < begin + 2000; next++) {
        stream played = make_stream(seed_of(next));
        shared->stream = next;
        shared->streams++;
        for (int i = 0; i < played.count; i++) shared->bytes += played.steps[i].bytes.length;
        play_timed(&played);
        drop_stream(&played);
        if (spent() > 30) _exit(0);
      }
      _exit(0);
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    next = shared->stream + 1;
    const char *name = name_of(status);
    if (name != NULL) report(name, shared->stream), found = true;
    if (spent() - told >= 60) progress(told = spent());
  }
  progress(spent());
  for (int i = 0; i < shared->known; i++) {
    printf(
        "# %-20s %12llu checks, %d findings", shared->names[i], (unsigned long long)shared->counts[i],
        shared->findings[i]
    );
    printf(shared->skips[i] ? ", %d times as known\n" : "\n", shared->skips[i]);
  }
  return found;
}
