#include "CNetworkGuard.h"

#include <arpa/inet.h>
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#include "CSpawn.h"

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define IS(value, then, other) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, then, other)
#define GIVE(value) BPF_STMT(BPF_RET | BPF_K, value)
#define TELL(number) IS(number, 0, 1), GIVE(SECCOMP_RET_USER_NOTIF)

int cpty_install_guard(void) {
#ifdef ARCHITECTURE
  struct sock_filter filter[] = {
      LOAD(arch),
      IS(ARCHITECTURE, 1, 0),
      GIVE(SECCOMP_RET_ALLOW),
      LOAD(nr),
      TELL(SYS_connect),
      TELL(SYS_sendto),
      TELL(SYS_sendmmsg),
      TELL(SYS_setitimer),
      TELL(SYS_timer_settime),
#ifdef SYS_alarm
      TELL(SYS_alarm),
#endif
      IS(SYS_sendmsg, 0, 3),
      LOAD(args[0]),
      IS(CPTY_HANDOVER, 1, 0),
      GIVE(SECCOMP_RET_USER_NOTIF),
      GIVE(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -1;
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER,
                      &program);
#else
  errno = ENOSYS;
  return -1;
#endif
}

static int peek(int process, uint64_t address, void *buffer, size_t length) {
  struct iovec here = {buffer, length}, there = {(void *)(uintptr_t)address, length};
  return process_vm_readv(process, &here, 1, &there, 1, 0) == (ssize_t)length ? 0 : -1;
}

/* Where the address of the receiver is, and how long; 0 for none. */
static uint64_t receiver(const struct seccomp_notif *call, socklen_t *length) {
  const __u64 *arguments = call->data.args;
  struct msghdr message;
  *length = 0;
  switch (call->data.nr) {
    case SYS_connect: *length = (socklen_t)arguments[2]; return arguments[1];
    case SYS_sendto: *length = (socklen_t)arguments[5]; return arguments[4];
    default:
      /* Of several messages the first one: they go through one socket. */
      if (peek((int)call->pid, arguments[1], &message, sizeof message) < 0) return 0;
      *length = message.msg_namelen;
      return (uint64_t)(uintptr_t)message.msg_name;
  }
}

/* Whether this is another machine; its address in words. */
static int is_far(const struct sockaddr_storage *there, char *address, size_t length) {
  char text[INET6_ADDRSTRLEN] = "";
  if (there->ss_family == AF_INET) {
    const struct sockaddr_in *in = (const struct sockaddr_in *)there;
    uint32_t host = ntohl(in->sin_addr.s_addr);
    inet_ntop(AF_INET, &in->sin_addr, text, sizeof text);
    snprintf(address, length, "%s:%d", text, ntohs(in->sin_port));
    return host >> 24 != 127 && host != 0;
  }
  if (there->ss_family != AF_INET6) return 0;
  const struct sockaddr_in6 *in = (const struct sockaddr_in6 *)there;
  const uint8_t *bytes = in->sin6_addr.s6_addr;
  inet_ntop(AF_INET6, &in->sin6_addr, text, sizeof text);
  snprintf(address, length, "[%s]:%d", text, ntohs(in->sin6_port));
  if (IN6_IS_ADDR_V4MAPPED(&in->sin6_addr)) return bytes[12] != 127;
  return !IN6_IS_ADDR_LOOPBACK(&in->sin6_addr) && !IN6_IS_ADDR_UNSPECIFIED(&in->sin6_addr);
}

/* The first number behind a name in a file of proc(5); -1 where it is not there. */
static int number_in(const char *path, const char *from, const char *name) {
  char text[4096];
  FILE *file = fopen(path, "re");
  if (!file) return -1;
  size_t count = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[count] = 0;
  const char *place = strstr(text, from);
  if (place) place = strstr(place, name);
  return place ? atoi(place + strlen(name)) : -1;
}

static int process_of(int thread) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/status", thread);
  return number_in(path, "\nTgid:", "\nTgid:");
}

/* Until a moment of the clock of a timer. */
static int64_t time_left(int64_t moment, int process, int timer) {
  char path[64], name[32];
  struct timespec now = {0, 0};
  snprintf(path, sizeof path, "/proc/%d/timers", process);
  snprintf(name, sizeof name, "ID: %d\n", timer);
  int clock = number_in(path, name, "ClockID:");
  clock_gettime(clock < 0 ? CLOCK_MONOTONIC : clock, &now);
  int64_t left = moment - ((int64_t)now.tv_sec * 1000000000 + now.tv_nsec);
  return left > 0 ? left : 1;
}

static int64_t time_of(const int64_t parts[2], int64_t unit) {
  return parts[0] * 1000000000 + parts[1] * unit;
}

/* The timer that a call arms; another one, and a timer of processor time, leaves the process 0. */
static void read_timer(const struct seccomp_notif *notification, struct cpty_call *call) {
  const __u64 *a = notification->data.args;
  int64_t parts[4]; /* the interval, then the value */
  call->timer = -1;
  switch (notification->data.nr) {
#ifdef SYS_alarm
    case SYS_alarm: call->left = (int64_t)(unsigned)a[0] * 1000000000; break;
#endif
    case SYS_setitimer:
      if (a[0] != ITIMER_REAL || !a[1] || peek((int)notification->pid, a[1], parts, sizeof parts))
        return;
      call->left = time_of(parts + 2, 1000);
      call->interval = time_of(parts, 1000);
      break;
    case SYS_timer_settime:
      if (!a[2] || peek((int)notification->pid, a[2], parts, sizeof parts)) return;
      call->timer = (int)a[0];
      call->left = time_of(parts + 2, 1);
      call->interval = time_of(parts, 1);
      break;
    default: return;
  }
  call->process = process_of((int)notification->pid);
  if (call->timer >= 0 && (a[1] & TIMER_ABSTIME) && call->left > 0)
    call->left = time_left(call->left, call->process, call->timer);
}

int cpty_receive_call(int listener, struct cpty_call *call) {
  struct seccomp_notif notification;
  memset(&notification, 0, sizeof notification);
  memset(call, 0, sizeof *call);
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &notification) < 0) return -1;
  call->id = notification.id;
  switch (notification.data.nr) {
    case SYS_connect:
    case SYS_sendto:
    case SYS_sendmsg:
    case SYS_sendmmsg: break;
    default: read_timer(&notification, call); return 0;
  }
  struct sockaddr_storage there;
  memset(&there, 0, sizeof there);
  socklen_t size;
  uint64_t place = receiver(&notification, &size);
  if (size > sizeof there) size = sizeof there;
  call->refused = place && size && peek((int)notification.pid, place, &there, size) == 0 &&
                  is_far(&there, call->address, sizeof call->address);
  return 0;
}

void cpty_answer_call(int listener, const struct cpty_call *call) {
  struct seccomp_notif_resp answer = {.id = call->id};
  if (call->refused)
    answer.error = -ENETUNREACH;
  else
    answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
}
