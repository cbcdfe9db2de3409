/* Programs that draw a key only when some time has passed since: the ways of putting work off. */
#include <errno.h>
#include <linux/io_uring.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "fixture.h"

static int count, drawn;
static long span; /* milliseconds */

static struct timespec span_time(void) {
  return (struct timespec){span / 1000, span % 1000 * 1000000};
}

/* ---- In one wait for input, with a limit while something is to be drawn ---- */

static int wait_poll(int limit) {
  struct pollfd entry = {.fd = 0, .events = POLLIN};
  return poll(&entry, 1, limit);
}

static int wait_select(int limit) {
  fd_set set;
  FD_ZERO(&set);
  FD_SET(0, &set);
  struct timeval time = {limit / 1000, limit % 1000 * 1000};
  return select(1, &set, 0, 0, limit < 0 ? 0 : &time);
}

static int wait_epoll(int limit) {
  static int epoll = -1;
  struct epoll_event event = {.events = EPOLLIN};
  if (epoll < 0) {
    epoll = epoll_create1(0);
    epoll_ctl(epoll, EPOLL_CTL_ADD, 0, &event);
  }
  return epoll_wait(epoll, &event, 1, limit);
}

static int count_with(int (*wait)(int limit)) {
  for (;;) {
    if (wait(drawn < count ? (int)span : -1) > 0) {
      if (typed() == 'q') return plain_end();
      count++;
    } else {
      plain_draw(drawn = count);
    }
  }
}

/* ---- By a timer that is a file ---- */

static int count_with_timerfd(void) {
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
  struct pollfd entries[] = {{.fd = 0, .events = POLLIN}, {.fd = timer, .events = POLLIN}};
  for (;;) {
    poll(entries, 2, -1);
    unsigned long long expirations;
    if (read(timer, &expirations, sizeof expirations) > 0) plain_draw(drawn = count);
    if (!entries[0].revents) continue;
    if (typed() == 'q') return plain_end();
    count++;
    timerfd_settime(timer, 0, &(struct itimerspec){.it_value = span_time()}, 0);
  }
}

/* ---- By a timer that sends SIGALRM ---- */

static void on_alarm(int number) {
  (void)number;
  plain_draw(drawn = count);
}

static int count_with_signal(void (*arm)(void)) {
  struct sigaction action = {.sa_handler = on_alarm, .sa_flags = SA_RESTART};
  sigaction(SIGALRM, &action, 0);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    count++;
    arm();
  }
  return plain_end();
}

static void arm_alarm(void) { alarm((unsigned)(span / 1000)); }

static void arm_itimer(void) {
  struct itimerval value = {.it_value = {span / 1000, span % 1000 * 1000}};
  setitimer(ITIMER_REAL, &value, 0);
}

static void arm_timer(void) {
  static timer_t timer;
  if (!timer) timer_create(CLOCK_MONOTONIC, 0, &timer);
  timer_settime(timer, 0, &(struct itimerspec){.it_value = span_time()}, 0);
}

/* ---- By another thread ---- */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

/* Waits on the condition with a limit, as executors of scheduled work do. */
static void *draw_when_due(void *unused) {
  pthread_mutex_lock(&lock);
  for (;;) {
    while (drawn == count) pthread_cond_wait(&changed, &lock);
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_nsec += span * 1000000;
    end.tv_sec += end.tv_nsec / 1000000000;
    end.tv_nsec %= 1000000000;
    while (pthread_cond_timedwait(&changed, &lock, &end) != ETIMEDOUT) continue;
    plain_draw(drawn = count);
  }
  return unused;
}

static void *draw_after_a_sleep(void *unused) {
  sleep_milliseconds(span);
  pthread_mutex_lock(&lock);
  plain_draw(drawn = count);
  pthread_mutex_unlock(&lock);
  return unused;
}

static int count_with_thread(int sleeps) {
  pthread_t thread;
  if (!sleeps && pthread_create(&thread, 0, draw_when_due, 0)) return 70;
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    pthread_mutex_lock(&lock);
    count++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    if (sleeps && (pthread_create(&thread, 0, draw_after_a_sleep, 0) || pthread_detach(thread)))
      return 70;
  }
  return plain_end();
}

/* ---- By io_uring ---- */

struct ring {
  int file;
  unsigned *tail, *mask, *array, *head_done, *tail_done, *mask_done;
  struct io_uring_sqe *entries;
  struct io_uring_cqe *done;
};

static int open_ring(struct ring *ring) {
  struct io_uring_params params = {0};
  ring->file = (int)syscall(SYS_io_uring_setup, 8, &params);
  if (ring->file < 0) return -1;
  size_t size = params.cq_off.cqes + params.cq_entries * sizeof(struct io_uring_cqe);
  size_t other = params.sq_off.array + params.sq_entries * sizeof(unsigned);
  if (other > size) size = other;
  char *queues = mmap(0, size, PROT_READ | PROT_WRITE, MAP_SHARED, ring->file, IORING_OFF_SQ_RING);
  ring->entries = mmap(0, params.sq_entries * sizeof(struct io_uring_sqe), PROT_READ | PROT_WRITE,
                       MAP_SHARED, ring->file, IORING_OFF_SQES);
  if (queues == MAP_FAILED || ring->entries == MAP_FAILED) return -1;
  ring->tail = (unsigned *)(queues + params.sq_off.tail);
  ring->mask = (unsigned *)(queues + params.sq_off.ring_mask);
  ring->array = (unsigned *)(queues + params.sq_off.array);
  ring->head_done = (unsigned *)(queues + params.cq_off.head);
  ring->tail_done = (unsigned *)(queues + params.cq_off.tail);
  ring->mask_done = (unsigned *)(queues + params.cq_off.ring_mask);
  ring->done = (struct io_uring_cqe *)(queues + params.cq_off.cqes);
  return 0;
}

static void submit(struct ring *ring, int code, int file, const void *address, unsigned length) {
  unsigned tail = *ring->tail, index = tail & *ring->mask;
  struct io_uring_sqe *entry = &ring->entries[index];
  memset(entry, 0, sizeof *entry);
  entry->opcode = (unsigned char)code;
  entry->fd = file;
  entry->addr = (unsigned long)address;
  entry->len = length;
  entry->user_data = (unsigned)code;
  ring->array[index] = index;
  __atomic_store_n(ring->tail, tail + 1, __ATOMIC_RELEASE);
  syscall(SYS_io_uring_enter, ring->file, 1, 0, 0, 0, 0);
}

static int count_with_ring(void) {
  struct ring ring;
  if (open_ring(&ring) < 0) return 69;
  static char key;
  static struct __kernel_timespec time;
  submit(&ring, IORING_OP_READ, 0, &key, 1);
  for (;;) {
    syscall(SYS_io_uring_enter, ring.file, 0, 1, IORING_ENTER_GETEVENTS, 0, 0);
    unsigned head = *ring.head_done;
    while (head != __atomic_load_n(ring.tail_done, __ATOMIC_ACQUIRE)) {
      unsigned long long what = ring.done[head++ & *ring.mask_done].user_data;
      __atomic_store_n(ring.head_done, head, __ATOMIC_RELEASE);
      if (what == IORING_OP_TIMEOUT) {
        plain_draw(drawn = count);
        continue;
      }
      if (key == 'q') return plain_end();
      count++;
      time = (struct __kernel_timespec){span / 1000, span % 1000 * 1000000};
      submit(&ring, IORING_OP_TIMEOUT, -1, &time, 1);
      submit(&ring, IORING_OP_READ, 0, &key, 1);
    }
  }
}

/* The way, and the milliseconds from a key until it is drawn. */
int run_putoff(int argc, char **argv) {
  const char *way = argc > 0 ? argv[0] : "";
  span = argc > 1 ? atol(argv[1]) : 50;
  plain_begin();
  plain_draw(0);
  if (!strcmp(way, "poll")) return count_with(wait_poll);
  if (!strcmp(way, "select")) return count_with(wait_select);
  if (!strcmp(way, "epoll")) return count_with(wait_epoll);
  if (!strcmp(way, "timerfd")) return count_with_timerfd();
  if (!strcmp(way, "alarm")) return count_with_signal(arm_alarm);
  if (!strcmp(way, "itimer")) return count_with_signal(arm_itimer);
  if (!strcmp(way, "timer")) return count_with_signal(arm_timer);
  if (!strcmp(way, "condition")) return count_with_thread(0);
  if (!strcmp(way, "sleep")) return count_with_thread(1);
  if (!strcmp(way, "ring")) return count_with_ring();
  plain_end();
  return 64;
}

/* ---- What goes on by itself ---- */

static long frame;

/* Draws a sign in the middle at a steady rate. */
static void *draw_frames(void *unused) {
  for (int number = 0;; number++) {
    pthread_mutex_lock(&lock);
    put("\0337\033[3;3H%c\0338", "|/-\\"[number % 4]);
    pthread_mutex_unlock(&lock);
    sleep_milliseconds(frame);
  }
  return unused;
}

static void *sleep_for_long(void *unused) {
  for (;;) sleep_milliseconds(60000);
  return unused;
}

static int count_beside(void *(*other)(void *)) {
  plain_begin();
  plain_draw(0);
  pthread_t thread;
  if (pthread_create(&thread, 0, other, 0)) return 70;
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    pthread_mutex_lock(&lock);
    plain_draw(++count);
    pthread_mutex_unlock(&lock);
  }
  return plain_end();
}

/* A thread draws by itself, each time after so many milliseconds. */
int run_frames(int argc, char **argv) {
  frame = argc > 0 ? atol(argv[0]) : 16;
  return count_beside(draw_frames);
}

/* A thread sleeps for a minute, again and again. */
int run_sleeper(int argc, char **argv) {
  (void)argc, (void)argv;
  return count_beside(sleep_for_long);
}

/* Ticks by a timer that comes again, or that is armed anew for the rest of its time after each key. */
int run_ticks(int argc, char **argv) {
  const char *way = argc > 0 ? argv[0] : "";
  span = argc > 1 ? atol(argv[1]) : 500;
  plain_begin();
  plain_draw(0);
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
  struct itimerspec value = {.it_value = span_time(), .it_interval = span_time()};
  timerfd_settime(timer, TFD_TIMER_ABSTIME * 0, &value, 0);
  int loops = !strcmp(way, "loop");
  for (int ticks = 0;;) {
    struct itimerspec left;
    timerfd_gettime(timer, &left);
    long rest = left.it_value.tv_sec * 1000 + left.it_value.tv_nsec / 1000000 + 1;
    struct pollfd entries[] = {{.fd = 0, .events = POLLIN}, {.fd = timer, .events = POLLIN}};
    poll(entries, loops ? 1 : 2, loops ? (int)rest : -1);
    unsigned long long expirations;
    if (read(timer, &expirations, sizeof expirations) > 0) put("\033[2;1Hticks %d", ++ticks);
    if (!(entries[0].revents & POLLIN)) continue;
    if (typed() == 'q') return plain_end();
    plain_draw(++count);
  }
}
