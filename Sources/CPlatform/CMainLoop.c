#include "CMainLoop.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <time.h>

static sigset_t waiting_mask;

void cloop_block_signals(void) {
  /* A fault of the thread itself reaches it in any case. */
  static const int own[] = {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGPROF};
  sigset_t blocked;
  sigfillset(&blocked);
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) sigdelset(&blocked, own[i]);
  pthread_sigmask(SIG_BLOCK, &blocked, &waiting_mask);
  /* It means a write to a closed pipe, of which that write has told. */
  sigaddset(&waiting_mask, SIGPIPE);
}

int cloop_wait(void *requests, size_t count, int64_t nanoseconds) {
  struct timespec limit = {
      .tv_sec = nanoseconds / 1000000000, .tv_nsec = (long)(nanoseconds % 1000000000)};
  return ppoll(requests, (nfds_t)count, nanoseconds < 0 ? NULL : &limit, &waiting_mask);
}

void cloop_reset(int descriptor) {
  eventfd_t count;
  eventfd_read(descriptor, &count);
}

static void (*taker)(void *job);

static __attribute__((swiftcall)) void take_job(void *job, cloop_enqueue original) {
  (void)original;
  taker(job);
}

cloop_hook cloop_hook_to(void (*take)(void *job)) {
  taker = take;
  return take_job;
}
