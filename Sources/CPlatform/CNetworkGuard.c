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
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
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

int cpty_install_guard(void) {
#ifdef ARCHITECTURE
  struct sock_filter filter[] = {
      LOAD(arch),
      IS(ARCHITECTURE, 1, 0),
      GIVE(SECCOMP_RET_ALLOW),
      LOAD(nr),
      IS(SYS_connect, 5, 0),
      IS(SYS_sendto, 4, 0),
      IS(SYS_sendmmsg, 3, 0),
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

int cpty_receive_call(int listener, uint64_t *id, char *address, size_t length) {
  struct seccomp_notif call;
  memset(&call, 0, sizeof call);
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &call) < 0) return -1;
  struct sockaddr_storage there;
  memset(&there, 0, sizeof there);
  socklen_t size;
  uint64_t place = receiver(&call, &size);
  if (size > sizeof there) size = sizeof there;
  *id = call.id;
  return place && size && peek((int)call.pid, place, &there, size) == 0 &&
         is_far(&there, address, length);
}

void cpty_answer_call(int listener, uint64_t id, int refused) {
  struct seccomp_notif_resp answer = {.id = id};
  if (refused)
    answer.error = -ENETUNREACH;
  else
    answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
}
