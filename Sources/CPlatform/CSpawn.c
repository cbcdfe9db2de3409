#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CNetworkGuard.h"
#include "CPseudoTerminal.h"

/* Copies of mapped descriptors stand from here on, so that no dup2 overwrites one still needed. */
enum { SPARE = 256, MAX_MAPPINGS = 32, STACK = 1 << 16 };

/* What parent and child share: the child runs in the parent's memory, as with vfork(2), until it is
   another program, and the parent's thread stands still meanwhile. The child calls nothing that takes
   a lock. */
struct birth {
  const struct cpty_child *child;
  int copies[MAX_MAPPINGS];
  int handover[2];
  int error;
  int guard_error;
};

static int is_mapped(const struct cpty_child *child, int descriptor) {
  for (size_t i = 0; i < child->mapping_count; i++)
    if (child->mappings[i].child == descriptor) return 1;
  return 0;
}

static int close_from(unsigned first, unsigned last) {
  return first > last ? 0 : (int)syscall(SYS_close_range, first, last, 0);
}

/* Directory, terminal, descriptors. */
static int set_up_files(struct birth *birth) {
  const struct cpty_child *child = birth->child;
  if (child->directory && chdir(child->directory) < 0) return -1;
  /* The first terminal that a session leader opens becomes its own. */
  int terminal = open(child->slave, O_RDWR);
  if (terminal < 0) return -1;
  for (int target = 0; target < 3; target++)
    if (terminal != target && dup2(terminal, target) < 0) return -1;
  if (birth->handover[1] >= 0 && dup3(birth->handover[1], CPTY_HANDOVER, O_CLOEXEC) < 0) return -1;
  int highest = 2;
  for (size_t i = 0; i < child->mapping_count; i++) {
    int target = child->mappings[i].child;
    if (target < 3 || target >= SPARE) {
      errno = EBADF;
      return -1;
    }
    if (target > highest) highest = target;
    if (dup2(birth->copies[i], target) < 0) return -1;
  }
  for (int gap = 3; gap < highest; gap++)
    if (!is_mapped(child, gap)) close(gap);
  if (birth->handover[1] < 0) return close_from(highest + 1, ~0U);
  close_from(highest + 1, CPTY_HANDOVER - 1);
  return close_from(CPTY_HANDOVER + 1, ~0U);
}

static int hand_over(int listener) {
  char byte = 0, control[CMSG_SPACE(sizeof(int))] = {0};
  struct iovec data = {&byte, 1};
  struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = control,
                           .msg_controllen = sizeof control};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &listener, sizeof listener);
  return sendmsg(CPTY_HANDOVER, &message, 0) < 0 ? -1 : 0;
}

/* The kernel may refuse; the child then runs as it would have. */
static void set_up_guard(struct birth *birth) {
  if (birth->handover[1] < 0) return;
  int listener = cpty_install_guard();
  if (listener < 0 || hand_over(listener) < 0) birth->guard_error = errno;
}

static int run_child(void *argument) {
  struct birth *birth = argument;
  const struct cpty_child *child = birth->child;
  setsid();
  struct sigaction plain = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &plain, NULL);
  if (set_up_files(birth) == 0) {
    set_up_guard(birth);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(child->path, child->arguments, child->environment);
  }
  birth->error = errno;
  _exit(127);
}

static pid_t give_birth(struct birth *birth) {
  void *stack = mmap(NULL, STACK, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return -1;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  pid_t pid = clone(run_child, (char *)stack + STACK, CLONE_VM | CLONE_VFORK | SIGCHLD, birth);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  munmap(stack, STACK);
  errno = error;
  return pid;
}

/* The descriptor that the child has sent, or -1. */
static int take_over(int socket) {
  char byte, control[CMSG_SPACE(sizeof(int))] = {0};
  struct iovec data = {&byte, 1};
  struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = control,
                           .msg_controllen = sizeof control};
  if (recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC) < 0) return -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (!header || header->cmsg_type != SCM_RIGHTS) return -1;
  int listener;
  memcpy(&listener, CMSG_DATA(header), sizeof listener);
  return listener;
}

static void close_all(struct birth *birth, size_t copies) {
  while (copies > 0) close(birth->copies[--copies]);
  for (int end = 0; end < 2; end++)
    if (birth->handover[end] >= 0) close(birth->handover[end]);
}

int cpty_spawn(const struct cpty_child *child, struct cpty_guard *guard) {
  struct birth birth = {.child = child, .handover = {-1, -1}};
  size_t count = 0;
  int error = child->mapping_count > MAX_MAPPINGS ? EMFILE : 0;
  if (!error && guard && socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, birth.handover) < 0)
    error = errno;
  while (!error && count < child->mapping_count) {
    birth.copies[count] = fcntl(child->mappings[count].parent, F_DUPFD_CLOEXEC, SPARE);
    if (birth.copies[count] < 0)
      error = errno;
    else
      count++;
  }
  pid_t pid = error ? -1 : give_birth(&birth);
  if (!error && pid < 0) error = errno;
  if (pid > 0 && birth.error) {
    waitpid(pid, NULL, 0);
    error = birth.error;
  }
  if (!error && guard) {
    guard->listener = birth.guard_error ? -1 : take_over(birth.handover[0]);
    guard->error = birth.guard_error;
  }
  close_all(&birth, count);
  errno = error;
  return error ? -1 : pid;
}
