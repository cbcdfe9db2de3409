/* The longest wait of a thread: as it has asked for, or until a moment. */
#include <sys/uio.h>
#include <time.h>

#include "CWaitCalls.h"

/* Reads a timespec or a timeval of the process. */
static int64_t limit_at(int process, unsigned long address, int64_t unit) {
  if (!address) return CPTW_NO_LIMIT;
  int64_t parts[2];
  struct iovec here = {parts, sizeof parts}, there = {(void *)address, sizeof parts};
  if (process_vm_readv(process, &here, 1, &there, 1, 0) != sizeof parts) return CPTW_SOME_LIMIT;
  return parts[0] * 1000000000 + parts[1] * unit;
}

static int64_t now_of(clockid_t clock) {
  struct timespec now = {0, 0};
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t cptw_now(void) { return now_of(CLOCK_MONOTONIC); }

/* A wait until a moment of a clock. */
static void set_moment(struct cptw_task *task, unsigned long address, clockid_t clock) {
  int64_t moment = limit_at(task->process, address, 1);
  task->limit = moment;
  if (moment == CPTW_NO_LIMIT || moment == CPTW_SOME_LIMIT) return;
  int64_t now = cptw_now();
  task->end = clock == CLOCK_MONOTONIC ? moment : now + moment - now_of(clock);
  task->limit = task->end > now ? task->end - now : 0;
}

static void set_futex(struct cptw_task *task, const unsigned long *a) {
  enum { WAIT = 0, LOCK_PI = 6, WAIT_BITSET = 9, WAIT_REQUEUE_PI = 11, LOCK_PI2 = 13 };
  enum { PRIVATE = 128, REALTIME = 256 };
  switch (a[1] & ~(unsigned long)(PRIVATE | REALTIME)) {
    case WAIT: task->limit = limit_at(task->process, a[3], 1); break;
    case LOCK_PI: set_moment(task, a[3], CLOCK_REALTIME); break;
    case WAIT_BITSET:
    case WAIT_REQUEUE_PI:
    case LOCK_PI2: set_moment(task, a[3], a[1] & REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC);
  }
}

void read_limit(struct cptw_task *task, const struct wait_call *call, const unsigned long *a) {
  unsigned long argument = a[call->argument];
  switch (call->limit) {
    case LIMIT_NONE: break;
    case LIMIT_MILLISECONDS:
      if ((int)argument >= 0) task->limit = (int64_t)(int)argument * 1000000;
      break;
    case LIMIT_TIMESPEC: task->limit = limit_at(task->process, argument, 1); break;
    case LIMIT_TIMEVAL: task->limit = limit_at(task->process, argument, 1000); break;
    case LIMIT_MOMENT: set_moment(task, argument, CLOCK_REALTIME); break;
    case LIMIT_CLOCK: set_moment(task, argument, (clockid_t)a[call->argument + 1]); break;
    case LIMIT_SLEEP:
      if (a[1] & TIMER_ABSTIME)
        set_moment(task, argument, (clockid_t)a[0]);
      else
        task->limit = limit_at(task->process, argument, 1);
      break;
    case LIMIT_FUTEX: set_futex(task, a); break;
    case LIMIT_RING: {
      enum { EXTENDED = 1 << 3 }; /* IORING_ENTER_EXT_ARG: mask, its size, and a pointer to a timespec */
      uint64_t parts[3];
      struct iovec here = {parts, sizeof parts}, there = {(void *)argument, sizeof parts};
      if (!(a[3] & EXTENDED)) break;
      if (process_vm_readv(task->process, &here, 1, &there, 1, 0) != sizeof parts)
        task->limit = CPTW_SOME_LIMIT;
      else
        task->limit = limit_at(task->process, parts[2], 1);
      break;
    }
    case LIMIT_UNKNOWN: task->limit = CPTW_SOME_LIMIT; break;
  }
}
