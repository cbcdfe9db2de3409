#pragma once

#include <stddef.h>

/* Lets a process reach nothing but its own machine (seccomp_unotify(2)). Guards a test, not a system:
   who means to get round it can. */

/* Puts the calling process under the filter, and gives the descriptor on which its calls are told;
   -1 with errno where the kernel refuses. `sendmsg` on descriptor CPTY_HANDOVER stays free. */
int cpty_install_guard(void);

/* Takes a call that waits on `listener` and answers it: lets it go on, or fails it with ENETUNREACH
   and writes the address (`93.184.216.34:443`) to `address`. Gives 1 where it was refused, 0 where
   not, -1 where there was none. */
int cpty_answer(int listener, char *address, size_t length);
