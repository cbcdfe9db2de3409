#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/* More than any program here asks for. */
enum { MOST = 1024 };

static int argument_count;
static char **arguments;

/* glibc gives every constructor what it gives main. */
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

const char *cprocess_argument(int index) {
  return index < argument_count ? arguments[index] : NULL;
}

/* The most that the end of a heap keeps, and the least that gets pages of its own. */
enum { KEPT_END = 2 << 20, OWN_PAGES = 1 << 20 };

void cprocess_bound_heaps(void) {
  mallopt(M_TRIM_THRESHOLD, KEPT_END);
  mallopt(M_MMAP_THRESHOLD, OWN_PAGES);
}

void cprocess_begin(void) {
  cprocess_bound_heaps();
  for (int descriptor = 0; descriptor < 3; descriptor++) {
    if (fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) continue;
    /* What is printed must fail and not vanish, so that output is opened for reading. Where it cannot
       be opened, the program is told soon enough that there are no descriptors. */
    int opened = open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY);
    if (opened >= 0 && opened != descriptor) close(opened);
  }
  signal(SIGXFSZ, SIG_IGN);
}

static int has_descriptors(int count) {
  int taken[MOST];
  int number = 0;
  while (number < count && number < MOST) {
    int copy = fcntl(2, F_DUPFD_CLOEXEC, 3);
    if (copy < 0) break;
    taken[number++] = copy;
  }
  int is_enough = number >= count || number >= MOST || (number == 0 && errno == EBADF);
  while (number > 0) close(taken[--number]);
  return is_enough;
}

/* A stack and the page that guards it. On a machine with many cores these are most of what is needed. */
static size_t stack_size(void) {
  pthread_attr_t attributes;
  size_t size = 0, guard = 0;
  if (pthread_attr_init(&attributes) != 0) return 0;
  pthread_attr_getstacksize(&attributes, &size);
  pthread_attr_getguardsize(&attributes, &guard);
  pthread_attr_destroy(&attributes);
  return size + guard;
}

/* Address space alone: no page of it is touched. */
static int has_memory(size_t bytes) {
  void *memory = mmap(NULL, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return 0;
  munmap(memory, bytes);
  return 1;
}

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

static void *wait_at_the_gate(void *unused) {
  pthread_mutex_lock(&gate);
  pthread_mutex_unlock(&gate);
  return unused;
}

static int has_threads(int count) {
  pthread_t threads[MOST];
  int number = 0;
  pthread_mutex_lock(&gate);
  while (number < count && number < MOST &&
         pthread_create(&threads[number], NULL, wait_at_the_gate, NULL) == 0)
    number++;
  pthread_mutex_unlock(&gate);
  int is_enough = number >= count || number >= MOST;
  while (number > 0) pthread_join(threads[--number], NULL);
  return is_enough;
}

enum cprocess_resource cprocess_try(struct cprocess_need *need) {
  need->with_stacks = need->bytes + (size_t)need->threads * stack_size();
  if (!has_descriptors(need->descriptors)) return CPROCESS_DESCRIPTORS;
  /* First, as a thread that gets no stack looks like one too many. */
  if (!has_memory(need->with_stacks)) return CPROCESS_MEMORY;
  return has_threads(need->threads) ? CPROCESS_ENOUGH : CPROCESS_THREADS;
}

long long cprocess_limit(enum cprocess_resource resource) {
  struct rlimit limit;
  int result = -1;
  switch (resource) {
  case CPROCESS_THREADS: result = getrlimit(RLIMIT_NPROC, &limit); break;
  case CPROCESS_DESCRIPTORS: result = getrlimit(RLIMIT_NOFILE, &limit); break;
  case CPROCESS_MEMORY: result = getrlimit(RLIMIT_AS, &limit); break;
  case CPROCESS_ENOUGH: break;
  }
  return result != 0 || limit.rlim_cur == RLIM_INFINITY ? -1 : (long long)limit.rlim_cur;
}

void cprocess_trim(void) { malloc_trim(0); }

long long cprocess_anonymous(void) {
  char text[128];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  long long resident, shared;
  if (sscanf(text, "%*d %lld %lld", &resident, &shared) != 2) return 0;
  return (resident - shared) * sysconf(_SC_PAGESIZE);
}
