#pragma once

#include <stddef.h>
#include <stdint.h>

/* What proc(5) tells of the threads of a process and of all that it has started. */

enum cptw_call {
  CPTW_RUNS,      /* on a processor, or ready for one */
  CPTW_INPUT,     /* waits until a descriptor can be read: read, poll, select, epoll, accept, … */
  CPTW_OTHERS,    /* waits for another thread or process: futex, wait4, a lock, a signal */
  CPTW_TIME,      /* sleeps: nanosleep, or poll and select of no descriptor */
  CPTW_ROOM,      /* waits until what it writes finds room, or has gone out */
  CPTW_BLOCKED,   /* waits for something else: a disk, a call that is not known */
  CPTW_STOPPED,   /* by a signal of job control */
  CPTW_DEAD       /* ended, and nobody has asked for its status yet */
};

/* A wait without end; CPTW_SOME_LIMIT is one whose end could not be read. */
#define CPTW_NO_LIMIT -1LL
#define CPTW_SOME_LIMIT 0x7fffffffffffffffLL

struct cptw_task {
  int process, thread;
  int group, session, foreground;
  uint64_t started;
  /* Change whenever the thread has run. */
  uint64_t run_time, runs;
  enum cptw_call call;
  char state;
  int nice; /* above 0 for one that steps back behind others */
  int tracer; /* its debugger, where it works in the background of its terminal; 0 for none */
  int number; /* of the system call; -1 for none */
  /* The longest wait in nanoseconds: as the thread has asked for it, or what is left of it now where it
     has named the moment of its end. */
  int64_t limit;
  /* That moment, in nanoseconds of CLOCK_MONOTONIC; CPTW_NO_LIMIT where it has named none. */
  int64_t end;
  char name[20];
};

/* The files of one thread, kept open from look to look, as opening them takes longer than reading;
   each is -1 until then. They are its thread's for ever: a later one of the same number has others. */
struct cptw_files {
  int stat, runs, call, children;
};

/* Reads all threads of these processes, of their children and theirs, into `tasks`; the first one has
   to be there, and its first thread comes first: `kept` are that one's files. Gives how many there
   are, which may be more than `capacity`; -1 with errno where the kernel does not tell (EACCES,
   ENOENT). */
int cptw_look(const char *proc, const int *processes, int process_count, struct cptw_files *kept,
              struct cptw_task *tasks, int capacity);

/* Whether none of these threads has run since it was looked at. */
int cptw_unchanged(const char *proc, struct cptw_files *kept, const struct cptw_task *tasks,
                   int count);

/* A timer that a process holds as a file (timerfd_create(2)). */
struct cptw_timer {
  int process, descriptor;
  /* Nanoseconds: what is left, and how often it comes again; 0 for a timer that comes once. */
  int64_t left, interval;
  /* It has fired, and nobody has read that. */
  int has_fired;
};

/* Reads those of a process that are armed or have fired. Gives how many there are, which may be more
   than `capacity`; 0 where the process is gone. */
int cptw_timers(const char *proc, int process, struct cptw_timer *timers, int capacity);

/* The number of timers of timer_create(2) of a process; proc(5) does not tell when they fire. */
int cptw_posix_timers(const char *proc, int process);

/* The ends of a pseudoterminal: a program's, and the one of whoever shows it. */
enum cptw_end { CPTW_SLAVE, CPTW_MASTER };

/* Has the kernel deliver what was written to the other ends of the terminals that a process holds. A
   worker of the kernel carries it there; poll(2) on an end waits for that worker (n_tty_poll in
   drivers/tty/n_tty.c). If something came, its reader is awake then. Slaves come first, as what they
   get may be echoed to their masters. Gives 0, or -1 with errno where the process does not lend its
   files (EPERM). */
int cptw_deliver(const char *proc, int process, enum cptw_end end);

/* CLOCK_MONOTONIC, in nanoseconds. */
int64_t cptw_now(void);

/* The number of the system call that waits for an io_uring. */
extern const int cptw_io_uring_enter;

void cptw_close(struct cptw_files *files);

/* The name of a system call that waits; NULL for one that is not known. */
const char *cptw_call_name(int number);

/* The session of a process, and its state as proc(5) has it (`R`, `Z`, …); -1 where it is gone. */
int cptw_session(const char *proc, int process, char *state);

/* Who is left behind by its parent, below this process, becomes a child of this one where `adopts`
   is not 0, and of init else. */
void cptw_adopt(int adopts);
