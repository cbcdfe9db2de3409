#pragma once

#include <stddef.h>
#include <stdint.h>

/* The wait of the first thread, and the two places where libdispatch and the Swift runtime let a program
   take over from them: those of Foundation's run loop, and of libraries that make tests repeatable. A
   version that no longer has them fails at linking.

   What names them is inline, so that only who uses it has to be linked with those libraries. */

/* Blocks every signal that cloop_wait is to be interrupted by, and those that reading or writing would
   cause. Call it on the first thread, before there is another one: the later ones inherit it. */
void cloop_block_signals(void);

/* ppoll(2) on an array of struct pollfd, with the signals let in that cloop_block_signals keeps off;
   without end where `nanoseconds` is negative. */
int cloop_wait(void *requests, size_t count, int64_t nanoseconds);

/* Takes the count out of an eventfd(2), so that it is no longer readable. */
void cloop_reset(int descriptor);

/* ---- The main queue of libdispatch ---- */

extern void dispatch_atfork_child(void);

/* Tells libdispatch that the calling thread is the first one of a forked process, as the C library of
   other systems does: the main queue is that thread's from then on. */
static inline void cloop_begin_child(void) { dispatch_atfork_child(); }

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

/* The descriptor that becomes readable when the main queue has work. */
static inline int cloop_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

/* Runs the work of the main queue; on the first thread. */
static inline void cloop_serve_main_queue(void) {
  cloop_reset(_dispatch_get_main_queue_handle_4CF());
  _dispatch_main_queue_callback_4CF(NULL);
}

/* ---- The jobs of Swift's concurrency ---- */

typedef __attribute__((swiftcall)) void (*cloop_enqueue)(void *job);
typedef __attribute__((swiftcall)) void (*cloop_hook)(void *job, cloop_enqueue original);

extern cloop_hook swift_task_enqueueGlobal_hook;
extern __attribute__((swiftcall)) void swift_job_run(
    void *job, void *identity, uintptr_t implementation);

cloop_hook cloop_hook_to(void (*take)(void *job));

/* Has every job that has no executor of its own handed to `take`, on the thread that brings it. */
static inline void cloop_take_jobs(void (*take)(void *job)) {
  swift_task_enqueueGlobal_hook = cloop_hook_to(take);
}

/* Runs such a job on the calling thread. */
static inline void cloop_run_job(void *job) { swift_job_run(job, NULL, 0); }
