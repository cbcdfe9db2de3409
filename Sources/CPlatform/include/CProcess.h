#pragma once

#include <stddef.h>

/* The ground that a program stands on: three standard descriptors, writes that fail instead of
   killing, and enough of what the system gives out.

   libdispatch traps where it gets no descriptor and waits for ever where it gets no thread. So both
   are tried for here, at a moment when there is still somebody to tell of it. */

/* What a program is about to take beyond what it has. */
struct cprocess_need {
  int threads;
  int descriptors;
  size_t bytes; /* of address space, besides the stacks of the threads */
  size_t with_stacks; /* all of the address space; set by cprocess_try */
};

enum cprocess_resource {
  CPROCESS_ENOUGH = 0,
  CPROCESS_THREADS = 1,
  CPROCESS_DESCRIPTORS = 2,
  CPROCESS_MEMORY = 3,
};

/* Call it first thing in main. A closed standard descriptor would be given to the next file that is
   opened, and what is printed would go into that file: it gets a null device that refuses instead.
   A file that may not grow is an error of a write from then on, no death (SIGXFSZ). Bounds the heaps. */
void cprocess_begin(void);

/* Lets the end of each heap that is free go back to the system from 2 MiB on. The C library keeps up to
   64 MiB there, and each thread has a heap, once a large block was freed: that raises its bound
   (mallopt(3), M_MMAP_THRESHOLD). malloc_trim(3) does not touch the end of a thread's heap. */
void cprocess_bound_heaps(void);

/* Takes all of it at once and gives it back; tells of what there was not enough. */
enum cprocess_resource cprocess_try(struct cprocess_need *need);

/* The soft limit on a resource; -1 where there is none. */
long long cprocess_limit(enum cprocess_resource resource);

/* The arguments that the program was started with, the name of the program first; NULL behind the last.
   The Swift library looks for them beside the environment, and finds none where a preloaded library
   has moved that. */
const char *cprocess_argument(int index);

/* Gives the memory that the C library keeps free in the midst of what is in use back to the system
   (malloc_trim(3)). The heap of each thread is locked while its turn lasts. */
void cprocess_trim(void);

/* The resident memory of this process that is no file's, in bytes (proc_pid_statm(5)); 0 where the
   system does not tell. Takes nothing of the heap. */
long long cprocess_anonymous(void);
