#pragma once

#include "CProcessWatch.h"

/* How a system call that can wait says how long. */
enum limit {
  LIMIT_NONE,
  LIMIT_MILLISECONDS,
  LIMIT_TIMESPEC,
  LIMIT_TIMEVAL,
  LIMIT_MOMENT, /* there is one, and it is no span from the call on */
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

/* NULL for a call that is not known to wait. */
const struct wait_call *wait_call(int number);
