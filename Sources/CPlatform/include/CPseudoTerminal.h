#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CNetworkGuard.h"
#include "CProcessWatch.h"

/* What Swift's Glibc module leaves out: the PTY calls, clone, ioctl, pidfd. Every function gives a descriptor or 0, or -1 with errno set. */

/* Opens a master, non-blocking and close-on-exec, and writes the path of its slave to `name`. */
int cpty_open(char *name, size_t length);

/* One descriptor that the child inherits under another number. */
struct cpty_mapping {
  int child;
  int parent;
};

struct cpty_child {
  const char *slave;
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  const struct cpty_mapping *mappings;
  size_t mapping_count;
};

/* What tells of the calls of a guarded child: -1 where the kernel has refused, and why. */
struct cpty_guard {
  int listener;
  int error;
};

/* Starts a child in a session of its own whose controlling terminal is the slave; it has the slave
   as 0, 1 and 2, the mapped descriptors, and no other. Gives its process id. Where `guard` is not
   NULL the child reaches no other machine: see CNetworkGuard.h. */
int cpty_spawn(const struct cpty_child *child, struct cpty_guard *guard);

int cpty_set_size(int master, uint16_t columns, uint16_t rows);
int cpty_pidfd(int pid);

/* Opens the slave at this path beside the child, never as a controlling terminal. */
int cpty_open_slave(const char *slave);

/* How many bytes wait in the input queue of a slave. */
int cpty_unread_input(int slave);

struct pollfd;

/* ppoll(2), for at most so many nanoseconds; without end where they are negative. */
int cpty_poll(struct pollfd *entries, size_t count, int64_t nanoseconds);

/* An eventfd(2): what is written to it wakes who polls it. */
int cpty_bell(void);

/* Not 0 on the thread that the process began with. */
int cpty_is_main_thread(void);

/* Asks for the end of a child: 0 still runs, 1 exited with *value, 2 ended by signal *value, 3 so with a
   memory image, -1 no such child. Reaps it. Waits for it where `block` is not 0. */
int cpty_wait(int pid, int block, int *value);
