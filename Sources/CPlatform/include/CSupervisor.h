#pragma once

#include <stddef.h>

/* A parent that waits for the program and puts the terminal right whatever becomes of it.

   The program that draws is a child of a small process that does nothing but wait. When the child
   ends in any way, kill -9 and a trap of the Swift runtime included, the parent restores the
   terminal, shows what the child had to say, and exits as the child did. */

/* Undoes every mode that the program may have set (synchronised output, mouse, focus, paste, style,
   cursor, DECCKM, keypad, alternate screen last). It never undoes what we never set: a second pop
   of the title or keyboard stack would take away somebody else's entry. */
extern const char *const csupervisor_restore_string;

/* Forks. The child calls `program`, which must not return; the parent never returns. Returns the value
   of errno where there could be no child: the program then goes on without a parent.

   Forks on a new thread, which is the first one of the child. A forked thread keeps its thread-local
   variables. The Swift runtime has the number of its thread in one of them, as it was in the parent;
   its locks are held by that number, so that one which two threads want at once is never given back.

   Call it before any other thread, and before anything is buffered for stdout. `name` begins the line
   that tells of a death by signal. */
int csupervisor_supervise(const char *name, void (*program)(void *context), void *context);

/* Whether the screen is ours: set to 1 before the first byte of the entering, to 0 after the last
   byte of the leaving. The parent writes the restore string only where this still says 1. */
void csupervisor_set_screen_entered(int entered);

/* 0 where the screen was left, by us or by the parent in our place. */
int csupervisor_screen_entered(void);

/* Whether the terminal belongs to another job now. */
int csupervisor_is_in_background(int terminal);

/* Whether nobody could continue us once we are stopped: the process that our job comes from is in
   another session, or gone (POSIX: an orphaned process group). So it is where the program is all that
   a terminal's window was opened for. Also where that cannot be found out. */
int csupervisor_is_orphaned(void);

/* Stops the whole process group with SIGSTOP, as a shell's job control expects. The screen must have
   been left before. May return before the stop takes effect: where there are several threads, the
   kernel chooses one of them to stop the others. SIGCONT tells when it is over. */
void csupervisor_stop_group(void);

/* From now on the signal does no more than put a byte, its number, into a pipe; any thread may get
   it, and none can lose it. Returns the end to read from, the same for all signals and not blocking,
   or -1. */
int csupervisor_signal_to_pipe(int number);

/* Writes everything, however often it is interrupted; 0, or the value of errno. */
int csupervisor_write(int descriptor, const char *bytes, size_t count);

/* Makes text inert in place: every control character but line feed and tab, C1 in UTF-8 included,
   becomes '?'. Returns the length, which does not change. */
size_t csupervisor_clean(char *text, size_t length);
