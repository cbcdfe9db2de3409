#include "CSupervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sysexits.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* The scrolling region (DECSTBM) moves the cursor, which is put back. */
const char *const csupervisor_restore_string =
    "\033[?2026l"
    "\033[?1000l\033[?1002l\033[?1003l\033[?1006l\033[?1004l\033[?2004l\033[?2031l"
    "\033(B\033[0m\033[?7h\033[?25h\033[?1l\033>\0337\033[r\0338"
    "\033[?1049l";

/* How long the child may take to end after it was asked to, because the terminal is gone or by
   request; and to stop, before we take it that the request reached us alone. */
enum { HANGUP_GRACE_MS = 700, TERMINATE_GRACE_MS = 5000, STOP_GRACE_MS = 50 };

enum { REPORT_BYTES = 4096 };

/* What parent and child both see. */
struct shared {
  atomic_int screen_entered;
  atomic_int suspending;
};

static struct shared unshared;
static struct shared *shared = &unshared;

/* What the parent alone knows. */
struct parent {
  const char *name;
  pid_t child;
  int terminal;           /* a descriptor of the terminal, or -1 */
  struct termios termios; /* of it, as we found it */
  int report;             /* what the child writes to stderr, or -1 where it has its own */
  long long kill_ms;      /* when the child is killed, or 0 */
  long long stop_ms;      /* when it is told to stop, or 0 */
  int is_child_stopped;   /* and we have not stopped with it */
};

/* ---- Shared by both ---- */

void csupervisor_set_screen_entered(int entered) {
  atomic_store(&shared->screen_entered, entered);
  if (entered) atomic_store(&shared->suspending, 0);
}

int csupervisor_screen_entered(void) { return atomic_load(&shared->screen_entered); }

void csupervisor_stop_group(void) {
  atomic_store(&shared->suspending, 1);
  kill(0, SIGSTOP);
}

int csupervisor_write(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written >= 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      /* Somebody else's program left the terminal in non-blocking mode. */
      struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
      poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

size_t csupervisor_clean(char *text, size_t length) {
  for (size_t i = 0; i < length; i++) {
    unsigned char byte = (unsigned char)text[i];
    int is_control = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F;
    /* U+0080 to U+009F are C2 80 to C2 9F; a lone byte of that range is a C1 control to a
       terminal that does not speak UTF-8. */
    int continues = i > 0 && ((unsigned char)text[i - 1] & 0x80) != 0;
    int is_c1 = byte >= 0x80 && byte < 0xA0 && (!continues || (unsigned char)text[i - 1] == 0xC2);
    if (is_control || is_c1) text[i] = '?';
  }
  return length;
}

static int signal_pipe[2] = {-1, -1};

static void put_into_pipe(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  /* A full pipe means that nobody has read the last 64 Ki signals; one more says nothing new. */
  ssize_t written = write(signal_pipe[1], &byte, 1);
  (void)written;
  errno = error;
}

int csupervisor_signal_to_pipe(int number) {
  if (signal_pipe[0] < 0 && pipe2(signal_pipe, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  struct sigaction action = {.sa_handler = put_into_pipe, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  return sigaction(number, &action, NULL) == 0 ? signal_pipe[0] : -1;
}

/* ---- The parent ---- */

static long long now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* All signals are blocked in the parent, so nothing but SIGKILL ends it before the child. A write
   to a terminal that takes no bytes must not hold us for ever: SIGALRM, let through here alone,
   interrupts it, and the text is lost. */
static void on_alarm(int number) { (void)number; }

static void write_within_a_second(int descriptor, const char *bytes, size_t count) {
  struct sigaction action = {.sa_handler = on_alarm}; /* no SA_RESTART */
  sigset_t alarm_only, before;
  sigemptyset(&alarm_only);
  sigaddset(&alarm_only, SIGALRM);
  sigaction(SIGALRM, &action, NULL);
  sigprocmask(SIG_UNBLOCK, &alarm_only, &before);
  alarm(1);
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0) break;
    bytes += written;
    count -= (size_t)written;
  }
  alarm(0);
  sigprocmask(SIG_SETMASK, &before, NULL);
}

/* Puts the terminal as it was found. TCSANOW, because draining may never end. */
static void restore_terminal(const struct parent *parent, int input_too) {
  if (parent->terminal < 0) return;
  if (atomic_exchange(&shared->screen_entered, 0)) {
    write_within_a_second(
        parent->terminal, csupervisor_restore_string, strlen(csupervisor_restore_string));
    /* Reports of mouse and focus that nobody will read are no commands for the shell. */
    if (input_too) tcflush(parent->terminal, TCIFLUSH);
  }
  tcsetattr(parent->terminal, TCSANOW, &parent->termios);
}

/* Shows the end of what the child wrote to stderr, such as the text of a fatal error. */
static void show_report(const struct parent *parent) {
  struct stat status;
  if (parent->report < 0 || fstat(parent->report, &status) != 0 || status.st_size == 0) return;
  char text[REPORT_BYTES];
  off_t start = status.st_size > REPORT_BYTES ? status.st_size - REPORT_BYTES : 0;
  ssize_t count = pread(parent->report, text, sizeof text, start);
  if (count <= 0) return;
  write_within_a_second(2, text, csupervisor_clean(text, (size_t)count));
  if (text[count - 1] != '\n') write_within_a_second(2, "\n", 1);
}

static __attribute__((noreturn)) void end_as_the_child(const struct parent *parent, int status) {
  int was_entered = atomic_load(&shared->screen_entered);
  if (was_entered || WIFSIGNALED(status)) restore_terminal(parent, 1);
  show_report(parent);
  if (!WIFSIGNALED(status)) _exit(WEXITSTATUS(status));
  int number = WTERMSIG(status);
  const char *what = strsignal(number);
  char line[256];
  int length = snprintf(
      line, sizeof line, "%s: ended by signal %d (%s)%s\n", parent->name, number,
      what ? what : "unknown", was_entered ? "; the terminal was restored" : "");
  if (length > 0) write_within_a_second(2, line, strnlen(line, sizeof line - 1));
  _exit(128 + number);
}

static int is_pending(int number) {
  sigset_t pending;
  return sigpending(&pending) == 0 && sigismember(&pending, number) == 1;
}

static long long earlier(long long a, long long b) {
  return a == 0 || (b != 0 && b < a) ? b : a;
}

static void kill_after(struct parent *parent, int grace_ms) {
  parent->kill_ms = earlier(parent->kill_ms, now_ms() + grace_ms);
}

/* Asks the child to end, also where it is stopped: it would not hear of it. */
static void tell_the_end(struct parent *parent, int number, int grace_ms) {
  kill(parent->child, number);
  if (parent->is_child_stopped) kill(parent->child, SIGCONT);
  parent->is_child_stopped = 0;
  kill_after(parent, grace_ms);
}

/* The child was stopped. When it stopped the group itself we were stopped with it, and only learn of
   it now that it is over. When somebody stopped it alone, the shell can only take over once we have
   stopped too; not so where we were continued in the meantime. Where there is no such shell nobody
   would continue us, and we have to stay to hear of the end. */
static void follow_stop(struct parent *parent) {
  if (atomic_load(&shared->suspending) || is_pending(SIGCONT)) return;
  if (parent->kill_ms != 0) {
    kill(parent->child, SIGCONT);
  } else if (csupervisor_is_orphaned()) {
    parent->is_child_stopped = 1;
  } else {
    restore_terminal(parent, 0);
    raise(SIGSTOP);
  }
}

static void look_after_child(struct parent *parent) {
  int status;
  while (waitpid(parent->child, &status, WNOHANG | WUNTRACED) == parent->child) {
    if (!WIFSTOPPED(status)) end_as_the_child(parent, status);
    follow_stop(parent);
  }
}

/* Waits for a signal, no longer than until something is due; 0 where that is so. */
static int next_signal(const struct parent *parent, const sigset_t *signals) {
  long long due = earlier(parent->kill_ms, parent->stop_ms);
  if (due == 0) return sigwaitinfo(signals, NULL);
  long long left = due - now_ms();
  if (left < 0) left = 0;
  struct timespec timeout = {.tv_sec = left / 1000, .tv_nsec = left % 1000 * 1000000};
  int number = sigtimedwait(signals, NULL, &timeout);
  return number < 0 && errno == EAGAIN ? 0 : number;
}

static void do_what_is_due(struct parent *parent) {
  long long now = now_ms();
  if (parent->stop_ms != 0 && parent->stop_ms <= now) {
    parent->stop_ms = 0;
    kill(parent->child, SIGTSTP);
  }
  if (parent->kill_ms != 0 && parent->kill_ms <= now) {
    parent->kill_ms = 0;
    kill(parent->child, SIGKILL);
  }
}

static void handle(struct parent *parent, int number) {
  switch (number) {
  case 0:
    do_what_is_due(parent);
    break;
  case SIGCHLD:
    look_after_child(parent);
    break;
  case SIGHUP:
    tell_the_end(parent, SIGHUP, HANGUP_GRACE_MS);
    break;
  case SIGTERM:
    tell_the_end(parent, SIGTERM, TERMINATE_GRACE_MS);
    break;
  case SIGTSTP:
    /* Where the whole group got it, the child is about to stop us; told a second time, it would
       stop again as soon as it is continued. */
    parent->stop_ms = now_ms() + STOP_GRACE_MS;
    break;
  case SIGCONT:
    parent->stop_ms = 0;
    parent->is_child_stopped = 0;
    kill(parent->child, SIGCONT);
    break;
  case SIGTTIN:
  case SIGTTOU:
  case SIGWINCH:
  case SIGURG:
  case SIGPIPE:
    break; /* none of our business: the child gets its own */
  default:
    if (number > 0) kill(parent->child, number);
  }
}

static __attribute__((noreturn)) void watch(struct parent *parent) {
  sigset_t all;
  sigfillset(&all);
  for (;;) handle(parent, next_signal(parent, &all));
}

/* ---- The child ---- */

/* Before any thread: what the program is born with. */
static void begin_child(pid_t parent, int report, const sigset_t *mask) {
  static const int faults[] = {SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGQUIT};
  /* The Swift runtime's crash handler would start an interactive backtrace on the raw terminal and
     wait half a minute for a key. */
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) signal(faults[i], SIG_DFL);
  signal(SIGPIPE, SIG_IGN); /* a closed pipe and a full disk are errors of a write, no deaths */
  signal(SIGXFSZ, SIG_IGN);
  if (report >= 0) dup2(report, 2);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(128 + SIGTERM); /* it died before prctl could see it */
  sigprocmask(SIG_SETMASK, mask, NULL);
}

/* ---- Both ---- */

static int find_terminal(void) {
  static const int descriptors[] = {1, 0, 2};
  for (size_t i = 0; i < 3; i++)
    if (isatty(descriptors[i])) return descriptors[i];
  return -1;
}

static __attribute__((noreturn)) void refuse_the_background(const char *name) {
  char line[256];
  int length = snprintf(
      line, sizeof line, "%s: the terminal belongs to another job, and no shell could change that\n",
      name);
  if (length > 0) write_within_a_second(2, line, strnlen(line, sizeof line - 1));
  _exit(EX_IOERR);
}

static void share_memory(void) {
  void *memory =
      mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory != MAP_FAILED) shared = memory; /* anonymous memory is zero */
}

/* What the thread that forks is told, and tells. */
struct birth {
  struct parent parent;
  sigset_t mask; /* of the program */
  void (*program)(void *context);
  void *context;
  int error;
};

/* The parent stays on this thread too: the child gets its PR_SET_PDEATHSIG when the thread that has
   forked it ends. */
static void *fork_here(void *argument) {
  struct birth *birth = argument;
  pid_t self = getpid();
  birth->parent.child = fork();
  if (birth->parent.child > 0) watch(&birth->parent);
  birth->error = errno;
  if (birth->parent.child < 0) return NULL;
  begin_child(self, birth->parent.report, &birth->mask);
  birth->program(birth->context);
  abort();
}

/* As much as the first thread of a process has. */
enum { STACK_BYTES = 8 << 20 };

static int fork_on_thread(struct birth *birth) {
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, STACK_BYTES);
  int error = pthread_create(&thread, &attributes, fork_here, birth);
  pthread_attr_destroy(&attributes);
  if (error != 0) return error;
  pthread_join(thread, NULL);
  return birth->error;
}

int csupervisor_supervise(const char *name, void (*program)(void *context), void *context) {
  struct birth birth = {
      .parent = {.name = name, .terminal = find_terminal(), .report = -1},
      .program = program, .context = context};
  struct parent *parent = &birth.parent;
  /* Started in the background we would find the settings that the shell edits its lines with. */
  if (csupervisor_is_in_background(parent->terminal)) {
    /* Without a shell that could bring us to the front the signal does nothing: every read and every
       setting of the terminal would fail. */
    if (csupervisor_is_orphaned()) refuse_the_background(name);
    kill(0, SIGTTIN);
  }
  if (parent->terminal >= 0 && tcgetattr(parent->terminal, &parent->termios) != 0)
    parent->terminal = -1;
  share_memory();
  /* What the program says on stderr would be drawn over by the screen; a file keeps its own. */
  if (isatty(2)) parent->report = memfd_create("stderr", MFD_CLOEXEC);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &birth.mask);
  signal(SIGCHLD, SIG_DFL); /* ignored by whoever started us, it would leave us no status */
  int error = fork_on_thread(&birth);
  sigprocmask(SIG_SETMASK, &birth.mask, NULL);
  return error;
}
