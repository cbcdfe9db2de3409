#pragma once

#include <stddef.h>
#include <stdint.h>

/* Lets a process reach nothing but its own machine, and tells of the timers that it arms and that proc(5)
   says nothing of (seccomp_unotify(2)). Guards a test, not a system: who means to get round it can. */

/* Puts the calling process under the filter, and gives the descriptor on which its calls are told;
   -1 with errno where the kernel refuses. `sendmsg` on descriptor CPTY_HANDOVER stays free. */
int cpty_install_guard(void);

/* A call that waits for an answer. */
struct cpty_call {
  uint64_t id;
  int refused;      /* it is for another machine, at `address`: `93.184.216.34:443` */
  char address[128];
  int process;      /* the process whose timer it arms or disarms; 0 for another call */
  int timer;        /* the timer of timer_create(2); -1 for that of setitimer(2) and alarm(2) */
  /* Nanoseconds: until it fires, 0 for never; and how often it comes again, 0 for a timer that comes
     once. */
  int64_t left, interval;
};

/* Takes a call that waits on `listener`; -1 where there was none. */
int cpty_receive_call(int listener, struct cpty_call *call);

/* Lets a call go on, or fails it with ENETUNREACH where it is refused. */
void cpty_answer_call(int listener, const struct cpty_call *call);
