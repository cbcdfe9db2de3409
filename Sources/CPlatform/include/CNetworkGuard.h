#pragma once

#include <stddef.h>
#include <stdint.h>

/* Lets a process reach nothing but its own machine (seccomp_unotify(2)). Guards a test, not a system:
   who means to get round it can. */

/* Puts the calling process under the filter, and gives the descriptor on which its calls are told;
   -1 with errno where the kernel refuses. `sendmsg` on descriptor CPTY_HANDOVER stays free. */
int cpty_install_guard(void);

/* Takes a call that waits on `listener`, and its number, with which it has to be answered. Gives 1
   where it is for another machine, and writes the address (`93.184.216.34:443`) to `address`; 0 where
   it may go on, -1 where there was none. */
int cpty_receive_call(int listener, uint64_t *id, char *address, size_t length);

/* Lets a call go on, or fails it with ENETUNREACH. */
void cpty_answer_call(int listener, uint64_t id, int refused);
