#pragma once

#include "CProcessWatch.h"

/* How a system call that can wait says how long. */
enum limit {
  LIMIT_NONE,
  LIMIT_MILLISECONDS,
  LIMIT_TIMESPEC,
  LIMIT_TIMEVAL,
  LIMIT_MOMENT, /* of the real time */
  LIMIT_CLOCK,  /* a moment of the clock that the next argument names */
  LIMIT_SLEEP,  /* clock_nanosleep: a span, or a moment of the clock that is the first argument */
  LIMIT_RING,   /* io_uring_enter: in the extended argument, if there is one */
  LIMIT_FUTEX,  /* a span, or a moment, as the operation says */
  LIMIT_UNKNOWN
};

struct wait_call {
  int number;
  const char *name;
  enum cptw_call kind;
  enum limit limit;
  int argument; /* the one that is the limit */
  int counts_first; /* 1 more than the argument that counts descriptors; 0 for none */
};

/* Sets the limit of a thread's wait, and its end where it has named one, from the arguments of its call. */
void read_limit(struct cptw_task *task, const struct wait_call *call, const unsigned long *arguments);

/* NULL for a call that is not known to wait. */
const struct wait_call *wait_call(int number);
