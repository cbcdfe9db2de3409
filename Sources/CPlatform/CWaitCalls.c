#include "CWaitCalls.h"

#include <sys/syscall.h>

/* The older of these calls are not on every processor. */
static const struct wait_call calls[] = {
    {SYS_read, "read", CPTW_INPUT, LIMIT_NONE, 0, 0},
    {SYS_readv, "readv", CPTW_INPUT, LIMIT_NONE, 0, 0},
    {SYS_recvfrom, "recvfrom", CPTW_INPUT, LIMIT_NONE, 0, 0},
    {SYS_recvmsg, "recvmsg", CPTW_INPUT, LIMIT_NONE, 0, 0},
    {SYS_recvmmsg, "recvmmsg", CPTW_INPUT, LIMIT_TIMESPEC, 4, 0},
    {SYS_accept, "accept", CPTW_INPUT, LIMIT_NONE, 0, 0},
    {SYS_accept4, "accept4", CPTW_INPUT, LIMIT_NONE, 0, 0},
    /* To this machine a connection is made at once; a guard may be asked first. */
    {SYS_connect, "connect", CPTW_ROOM, LIMIT_NONE, 0, 0},
    {SYS_splice, "splice", CPTW_INPUT, LIMIT_NONE, 0, 0},
    {SYS_ppoll, "ppoll", CPTW_INPUT, LIMIT_TIMESPEC, 2, 2},
    {SYS_pselect6, "pselect6", CPTW_INPUT, LIMIT_TIMESPEC, 4, 1},
    {SYS_epoll_pwait, "epoll_pwait", CPTW_INPUT, LIMIT_MILLISECONDS, 3, 0},
    {SYS_epoll_pwait2, "epoll_pwait2", CPTW_INPUT, LIMIT_TIMESPEC, 3, 0},
    {SYS_io_uring_enter, "io_uring_enter", CPTW_INPUT, LIMIT_RING, 4, 0},
    {SYS_io_getevents, "io_getevents", CPTW_INPUT, LIMIT_TIMESPEC, 4, 0},
    {SYS_mq_timedreceive, "mq_timedreceive", CPTW_INPUT, LIMIT_MOMENT, 4, 0},
#ifdef SYS_poll
    {SYS_poll, "poll", CPTW_INPUT, LIMIT_MILLISECONDS, 2, 2},
    {SYS_select, "select", CPTW_INPUT, LIMIT_TIMEVAL, 4, 1},
    {SYS_epoll_wait, "epoll_wait", CPTW_INPUT, LIMIT_MILLISECONDS, 3, 0},
    {SYS_pause, "pause", CPTW_OTHERS, LIMIT_NONE, 0, 0},
#endif
    {SYS_futex, "futex", CPTW_OTHERS, LIMIT_FUTEX, 3, 0},
    {SYS_futex_waitv, "futex_waitv", CPTW_OTHERS, LIMIT_CLOCK, 3, 0},
    {SYS_wait4, "wait4", CPTW_OTHERS, LIMIT_NONE, 0, 0},
    {SYS_waitid, "waitid", CPTW_OTHERS, LIMIT_NONE, 0, 0},
    {SYS_flock, "flock", CPTW_OTHERS, LIMIT_NONE, 0, 0},
    {SYS_fcntl, "fcntl", CPTW_OTHERS, LIMIT_NONE, 0, 0},
    {SYS_semop, "semop", CPTW_OTHERS, LIMIT_NONE, 0, 0},
    {SYS_semtimedop, "semtimedop", CPTW_OTHERS, LIMIT_TIMESPEC, 3, 0},
    {SYS_msgrcv, "msgrcv", CPTW_OTHERS, LIMIT_NONE, 0, 0},
    {SYS_rt_sigsuspend, "rt_sigsuspend", CPTW_OTHERS, LIMIT_NONE, 0, 0},
    {SYS_rt_sigtimedwait, "rt_sigtimedwait", CPTW_OTHERS, LIMIT_TIMESPEC, 2, 0},
    {SYS_nanosleep, "nanosleep", CPTW_TIME, LIMIT_TIMESPEC, 0, 0},
    {SYS_clock_nanosleep, "clock_nanosleep", CPTW_TIME, LIMIT_SLEEP, 2, 0},
    /* A wait goes on under this name after a stop; for how long is not told. */
    {SYS_restart_syscall, "restart_syscall", CPTW_INPUT, LIMIT_UNKNOWN, 0, 0},
    {SYS_write, "write", CPTW_ROOM, LIMIT_NONE, 0, 0},
    {SYS_writev, "writev", CPTW_ROOM, LIMIT_NONE, 0, 0},
    {SYS_sendto, "sendto", CPTW_ROOM, LIMIT_NONE, 0, 0},
    {SYS_sendmsg, "sendmsg", CPTW_ROOM, LIMIT_NONE, 0, 0},
    {SYS_ioctl, "ioctl", CPTW_ROOM, LIMIT_NONE, 0, 0},
};

const int cptw_io_uring_enter = SYS_io_uring_enter;

const struct wait_call *wait_call(int number) {
  for (unsigned long i = 0; i < sizeof calls / sizeof *calls; i++)
    if (calls[i].number == number) return &calls[i];
  return 0;
}

const char *cptw_call_name(int number) {
  const struct wait_call *call = wait_call(number);
  return call ? call->name : 0;
}
