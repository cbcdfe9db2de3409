#include "CProcessWatch.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "CWaitCalls.h"

enum { MAX_PROCESSES = 512, PATH_LENGTH = 128 };

/* A thread's folder, and its files that are kept open; NULL for none. */
struct place {
  char folder[PATH_LENGTH + 16];
  struct cptw_files *kept;
};

/* Reads a file of the folder, whose contents are made anew at each read from its beginning. */
static ssize_t read_file(const struct place *place, const char *name, int *kept, char *buffer,
                         size_t size) {
  int file = kept ? *kept : -1;
  if (file < 0) {
    char path[sizeof place->folder + 16];
    snprintf(path, sizeof path, "%s/%s", place->folder, name);
    file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    if (kept) *kept = file;
  }
  ssize_t count = pread(file, buffer, size - 1, 0);
  int error = errno;
  if (!kept) close(file);
  errno = error;
  buffer[count > 0 ? count : 0] = 0;
  return count;
}

/* `pid (name) S ppid pgrp session tty_nr tpgid …`; the name may hold anything. */
static int read_stat(const struct place *place, struct cptw_task *task, int *threads) {
  char text[1024];
  int *kept = place->kept ? &place->kept->stat : NULL;
  if (read_file(place, "stat", kept, text, sizeof text) <= 0) return -1;
  char *open = strchr(text, '('), *close = strrchr(text, ')');
  if (!open || !close) return -1;
  *close = 0;
  snprintf(task->name, sizeof task->name, "%.18s", open + 1);
  unsigned long long started = 0;
  int fields = sscanf(close + 2,
                      "%c %*d %d %d %*d %d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %d %d %*d %llu",
                      &task->state, &task->group, &task->session, &task->foreground, &task->nice,
                      threads, &started);
  task->started = started;
  return fields == 7 ? 0 : -1;
}

/* `status` is there where the kernel keeps no `schedstat`; it takes longer. */
static int read_runs(const struct place *place, struct cptw_task *task) {
  char text[4096];
  unsigned long long time = 0, runs = 0;
  int *kept = place->kept ? &place->kept->runs : NULL;
  if (read_file(place, "schedstat", kept, text, sizeof text) > 0) {
    if (sscanf(text, "%llu %*u %llu", &time, &runs) != 2) return -1;
  } else {
    if (read_file(place, "status", NULL, text, sizeof text) <= 0) return -1;
    char *own = strstr(text, "\nvoluntary_ctxt_switches:");
    char *forced = strstr(text, "nonvoluntary_ctxt_switches:");
    if (!own || !forced) return -1;
    sscanf(own, "%*s %llu", &runs);
    sscanf(forced, "%*s %llu", &time);
  }
  task->run_time = time;
  task->runs = runs;
  return 0;
}

static int is_pipe(const char *folder, int descriptor) {
  char path[PATH_LENGTH + 32], target[8] = "";
  snprintf(path, sizeof path, "%s/fd/%d", folder, descriptor);
  return readlink(path, target, sizeof target - 1) > 0 && strncmp(target, "pipe:", 5) == 0;
}

/* What comes through pipes alone comes from another process or thread, and not from a user. */
static int waits_for_pipes(const char *folder, int process, int number, const unsigned long *a) {
  enum { MOST = 16 };
  if (number == SYS_read || number == SYS_readv) return is_pipe(folder, (int)a[0]);
#ifdef SYS_poll
  if (number != SYS_poll && number != SYS_ppoll) return 0;
#else
  if (number != SYS_ppoll) return 0;
#endif
  struct pollfd entries[MOST];
  size_t length = a[1] * sizeof *entries;
  struct iovec here = {entries, length}, there = {(void *)a[0], length};
  if (a[1] < 1 || a[1] > MOST) return 0;
  if (process_vm_readv(process, &here, 1, &there, 1, 0) != (ssize_t)length) return 0;
  for (size_t i = 0; i < a[1]; i++)
    if (entries[i].fd >= 0 && !is_pipe(folder, entries[i].fd)) return 0;
  return 1;
}

/* Of a sleeping thread; the kernel says `running` where it has woken up since. */
static int read_call(const struct place *place, struct cptw_task *task) {
  char text[256];
  unsigned long a[6] = {0};
  int *kept = place->kept ? &place->kept->call : NULL;
  if (read_file(place, "syscall", kept, text, sizeof text) <= 0) return -1;
  task->call = CPTW_RUNS;
  if (text[0] == 'r') return 0;
  if (sscanf(text, "%d %lx %lx %lx %lx %lx %lx", &task->number, a, a + 1, a + 2, a + 3, a + 4,
             a + 5) < 1)
    return -1;
  const struct wait_call *call = wait_call(task->number);
  task->call = call ? call->kind : CPTW_BLOCKED;
  if (!call) return 0;
  read_limit(task, call, a);
  // A wait for no descriptor waits for the time alone.
  if (call->counts_first && a[call->counts_first - 1] == 0) task->call = CPTW_TIME;
  if (task->call == CPTW_INPUT && waits_for_pipes(place->folder, task->process, task->number, a))
    task->call = CPTW_OTHERS;
  return 0;
}

static int is_active(const struct cptw_task *task) {
  return task->call != CPTW_INPUT && task->call != CPTW_OTHERS && task->call != CPTW_STOPPED &&
         task->call != CPTW_DEAD;
}

/* Only where it matters, as the file takes long to read. */
static void read_tracer(const struct place *place, struct cptw_task *task) {
  char text[4096];
  if (task->foreground <= 0 || task->group == task->foreground || !is_active(task)) return;
  if (read_file(place, "status", NULL, text, sizeof text) <= 0) return;
  const char *field = strstr(text, "\nTracerPid:");
  if (field) task->tracer = atoi(field + sizeof "\nTracerPid:" - 1);
}

static int read_task(const struct place *place, struct cptw_task *task, int *threads) {
  task->number = -1;
  task->limit = task->end = CPTW_NO_LIMIT;
  // The counters first: what they say of a thread that sleeps later is of before it went to sleep.
  if (read_runs(place, task) < 0 || read_stat(place, task, threads) < 0) return -1;
  switch (task->state) {
    case 'S': return read_call(place, task);
    case 'T':
    case 't': task->call = CPTW_STOPPED; return 0;
    case 'Z':
    case 'X': task->call = CPTW_DEAD; return 0;
    case 'D': task->call = CPTW_BLOCKED; return 0;
    default: task->call = CPTW_RUNS; return 0;
  }
}

/* What one look has found so far. */
struct look {
  const char *proc;
  int processes[MAX_PROCESSES];
  int known;
  struct cptw_task *tasks;
  int capacity, count;
};

static void add_children(struct look *look, const struct place *place) {
  char text[8192];
  int *kept = place->kept ? &place->kept->children : NULL;
  if (read_file(place, "children", kept, text, sizeof text) <= 0) return;
  char *rest = text, *end;
  while (look->known < MAX_PROCESSES) {
    long child = strtol(rest, &end, 10);
    if (end == rest) break;
    look->processes[look->known++] = (int)child;
    rest = end;
  }
}

static void place_of(struct place *place, const char *proc, int process, int thread) {
  snprintf(place->folder, sizeof place->folder, "%s/%d/task/%d", proc, process, thread);
}

/* Gives how many threads the process has, 0 where this one is gone, -1 where the kernel does not
   tell. */
static int add_thread(struct look *look, int process, int thread, struct cptw_files *kept) {
  struct place place = {.kept = kept};
  place_of(&place, look->proc, process, thread);
  struct cptw_task task = {.process = process, .thread = thread};
  int threads = 0;
  if (read_task(&place, &task, &threads) < 0) {
    int error = errno;
    if (error == ESRCH || (error == ENOENT && access(place.folder, F_OK) != 0)) return 0;
    errno = error;
    return -1;
  }
  read_tracer(&place, &task);
  if (look->count < look->capacity) look->tasks[look->count] = task;
  look->count++;
  add_children(look, &place);
  return threads > 1 ? threads : 1;
}

/* How many threads the process has; 0 where it is gone. */
static int count_threads(const char *proc, int process) {
  struct place place = {.kept = NULL};
  struct cptw_task task = {.process = process};
  int threads = 0;
  place_of(&place, proc, process, process);
  return read_stat(&place, &task, &threads) < 0 ? 0 : threads;
}

/* The threads besides the first, whose place among the tasks is given. The list of threads is a moment
   older than what is read of them: where one has come meanwhile, it works, whoever is asleep, and the
   first is said to. One that has gone since it was read has run, and is not unchanged. */
static int add_others(struct look *look, int process, int first) {
  char path[PATH_LENGTH];
  snprintf(path, sizeof path, "%s/%d/task", look->proc, process);
  DIR *threads = opendir(path);
  if (!threads) return errno == ENOENT || errno == ESRCH ? 0 : -1;
  struct dirent *entry;
  int result = 0, seen = 1;
  while (result >= 0 && (entry = readdir(threads))) {
    int thread = atoi(entry->d_name);
    if (thread <= 0 || thread == process) continue;
    result = add_thread(look, process, thread, NULL);
    if (result > 0) seen++;
  }
  int error = errno;
  closedir(threads);
  errno = error;
  if (result < 0) return -1;
  if (first < look->capacity && count_threads(look->proc, process) != seen)
    look->tasks[first].call = CPTW_RUNS;
  return 0;
}

int cptw_look(const char *proc, const int *roots, int root_count, struct cptw_files *kept,
              struct cptw_task *tasks, int capacity) {
  struct look look = {.proc = proc, .tasks = tasks, .capacity = capacity};
  while (look.known < root_count && look.known < MAX_PROCESSES) {
    look.processes[look.known] = roots[look.known];
    look.known++;
  }
  for (int i = 0; i < look.known; i++) {
    int process = look.processes[i], first = look.count;
    int threads = add_thread(&look, process, process, i == 0 ? kept : NULL);
    if (threads < 0) return -1;
    if (threads == 0 && i == 0) {
      errno = ENOENT;
      return -1;
    }
    /* Whoever is alone makes another thread only by running, and then this look proves nothing. */
    if (threads > 1 && add_others(&look, process, first) < 0) return -1;
  }
  return look.count;
}

int cptw_unchanged(const char *proc, struct cptw_files *kept, const struct cptw_task *tasks,
                   int count) {
  for (int i = 0; i < count; i++) {
    struct place place = {.kept = i == 0 ? kept : NULL};
    struct cptw_task now = {.process = tasks[i].process};
    int threads;
    place_of(&place, proc, tasks[i].process, tasks[i].thread);
    if (tasks[i].call == CPTW_DEAD) {
      /* A thread that has ended goes by itself. While it was counted, one that has come was not seen to
         be one more. */
      int isThread = tasks[i].thread != tasks[i].process;
      if (isThread && access(place.folder, F_OK) != 0) return 0;
      continue;
    }
    /* The state first: one that has been woken and waits for a processor has not run yet. */
    if (read_stat(&place, &now, &threads) < 0 || now.state != tasks[i].state) return 0;
    if (read_runs(&place, &now) < 0) return 0;
    if (now.run_time != tasks[i].run_time || now.runs != tasks[i].runs) return 0;
  }
  return 1;
}

/* `it_value: (0, 49406829)`, seconds and nanoseconds. */
static int64_t timer_field(const char *text, const char *name) {
  const char *field = strstr(text, name);
  long long seconds = 0, nanoseconds = 0;
  if (!field || sscanf(field + strlen(name), " (%lld, %lld)", &seconds, &nanoseconds) != 2) return 0;
  return seconds * 1000000000 + nanoseconds;
}

int cptw_timers(const char *proc, int process, struct cptw_timer *timers, int capacity) {
  char path[PATH_LENGTH];
  snprintf(path, sizeof path, "%s/%d/fd", proc, process);
  DIR *files = opendir(path);
  if (!files) return 0;
  int count = 0;
  struct dirent *entry;
  while ((entry = readdir(files))) {
    static const char kind[] = "anon_inode:[timerfd]";
    char target[sizeof kind] = "", text[1024];
    ssize_t length = readlinkat(dirfd(files), entry->d_name, target, sizeof target);
    if (length != sizeof kind - 1 || memcmp(target, kind, sizeof kind - 1) != 0) continue;
    struct place place = {.kept = NULL};
    snprintf(place.folder, sizeof place.folder, "%s/%d/fdinfo", proc, process);
    if (read_file(&place, entry->d_name, NULL, text, sizeof text) <= 0) continue;
    struct cptw_timer timer = {.process = process, .descriptor = atoi(entry->d_name),
                               .left = timer_field(text, "it_value:"),
                               .interval = timer_field(text, "it_interval:")};
    const char *ticks = strstr(text, "ticks:");
    timer.has_fired = ticks && strtoull(ticks + strlen("ticks:"), NULL, 10) > 0;
    if (timer.left == 0 && !timer.has_fired) continue;
    if (count < capacity) timers[count] = timer;
    count++;
  }
  closedir(files);
  return count;
}

static int is_end(const char *target, enum cptw_end end) {
  if (end == CPTW_MASTER) return !strcmp(target, "/dev/ptmx") || !strcmp(target, "/dev/pts/ptmx");
  return !strncmp(target, "/dev/pts/", 9) && target[9] >= '0' && target[9] <= '9';
}

int cptw_deliver(const char *proc, int process, enum cptw_end end) {
  char path[PATH_LENGTH];
  snprintf(path, sizeof path, "%s/%d/fd", proc, process);
  DIR *files = opendir(path);
  if (!files) return errno == ENOENT || errno == ESRCH ? 0 : -1;
  int owner = -1, result = 0;
  struct dirent *entry;
  while (result == 0 && (entry = readdir(files))) {
    char target[32] = "";
    ssize_t length = readlinkat(dirfd(files), entry->d_name, target, sizeof target - 1);
    if (length <= 0 || !is_end(target, end)) continue;
    if (owner < 0) owner = pidfd_open(process, 0);
    int file = owner < 0 ? -1 : pidfd_getfd(owner, atoi(entry->d_name), 0);
    if (file >= 0) {
      struct pollfd asked = {.fd = file, .events = POLLIN};
      poll(&asked, 1, 0);
      close(file);
    } else if (errno != EBADF && errno != ESRCH) {
      result = -1;
    }
  }
  int error = errno;
  if (owner >= 0) close(owner);
  closedir(files);
  errno = error;
  return result;
}

int cptw_posix_timers(const char *proc, int process) {
  struct place place = {.kept = NULL};
  char text[4096];
  snprintf(place.folder, sizeof place.folder, "%s/%d", proc, process);
  if (read_file(&place, "timers", NULL, text, sizeof text) <= 0) return 0;
  int count = 0;
  for (const char *next = text; (next = strstr(next, "ID: ")); next += 4)
    if (next == text || next[-1] == '\n') count++;
  return count;
}

void cptw_close(struct cptw_files *files) {
  int *all[] = {&files->stat, &files->runs, &files->call, &files->children};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    if (*all[i] >= 0) close(*all[i]);
    *all[i] = -1;
  }
}

int cptw_session(const char *proc, int process, char *state) {
  struct place place = {.kept = NULL};
  struct cptw_task task = {.process = process};
  int threads;
  place_of(&place, proc, process, process);
  if (read_stat(&place, &task, &threads) < 0) return -1;
  *state = task.state;
  return task.session;
}

void cptw_adopt(int adopts) { prctl(PR_SET_CHILD_SUBREAPER, adopts, 0, 0, 0); }
