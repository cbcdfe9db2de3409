/* Lets the n-th call of one kind on a path fail, in any program:

     LD_PRELOAD=…/faultcalls.so FAULT_CALL=open FAULT_PATH=moggy.sqlite FAULT_ERRNO=5 \
       FAULT_AT=1 FAULT_COUNT=1 moggy pets list

   FAULT_CALL is open, read, write, fsync, rename, link, unlink or stat; FAULT_PATH is a part of the path, and
   of a descriptor that of its file; FAULT_AT counts from 1; FAULT_COUNT calls fail, 0 for all that
   follow. FAULT_KILL=1 ends the process with SIGKILL instead. The calls that fail are counted in the
   file FAULT_LOG, a byte each. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_long seen;

static long number(const char *name, long otherwise) {
  const char *text = getenv(name);
  return text ? atol(text) : otherwise;
}

static void note(void) {
  const char *log = getenv("FAULT_LOG");
  if (!log) return;
  int descriptor = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT, 0600);
  if (descriptor < 0) return;
  syscall(SYS_write, descriptor, "x", 1);
  syscall(SYS_close, descriptor);
}

/* Whether this call is to fail; errno is set then. */
static int fails(const char *call, const char *path) {
  const char *wanted = getenv("FAULT_CALL"), *part = getenv("FAULT_PATH");
  if (!wanted || !part || !path || strcmp(call, wanted) != 0 || !strstr(path, part)) return 0;
  long at = number("FAULT_AT", 1), count = number("FAULT_COUNT", 1);
  long now = atomic_fetch_add(&seen, 1) + 1;
  if (now < at || (count > 0 && now >= at + count)) return 0;
  note();
  if (number("FAULT_KILL", 0)) kill(getpid(), SIGKILL);
  errno = (int)number("FAULT_ERRNO", EIO);
  return 1;
}

static int fails_on(const char *call, int descriptor) {
  char link[64], path[4096];
  if (!getenv("FAULT_CALL")) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return fails(call, path);
}

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

static mode_t mode_of(int flags, va_list arguments) {
  return flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
}

#define OPEN(function)                                                         \
  int function(const char *path, int flags, ...) {                            \
    va_list arguments;                                                         \
    va_start(arguments, flags);                                                \
    mode_t mode = mode_of(flags, arguments);                                   \
    va_end(arguments);                                                         \
    if (fails("open", path)) return -1;                                        \
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags | O_LARGEFILE, mode); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(function)                                                       \
  int function(int folder, const char *path, int flags, ...) {                \
    va_list arguments;                                                         \
    va_start(arguments, flags);                                                \
    mode_t mode = mode_of(flags, arguments);                                   \
    va_end(arguments);                                                         \
    if (fails("open", path)) return -1;                                        \
    return (int)syscall(SYS_openat, folder, path, flags | O_LARGEFILE, mode);  \
  }
OPENAT(openat)
OPENAT(openat64)

ssize_t read(int descriptor, void *bytes, size_t count) {
  if (fails_on("read", descriptor)) return -1;
  return syscall(SYS_read, descriptor, bytes, count);
}

ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset) {
  if (fails_on("read", descriptor)) return -1;
  return syscall(SYS_pread64, descriptor, bytes, count, offset);
}

ssize_t pread64(int descriptor, void *bytes, size_t count, off64_t offset) {
  return pread(descriptor, bytes, count, offset);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (fails_on("write", descriptor)) return -1;
  return syscall(SYS_write, descriptor, bytes, count);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  if (fails_on("write", descriptor)) return -1;
  return syscall(SYS_pwrite64, descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  return pwrite(descriptor, bytes, count, offset);
}

int fsync(int descriptor) {
  if (fails_on("fsync", descriptor)) return -1;
  return (int)syscall(SYS_fsync, descriptor);
}

int fdatasync(int descriptor) {
  if (fails_on("fsync", descriptor)) return -1;
  return (int)syscall(SYS_fdatasync, descriptor);
}

int rename(const char *from, const char *to) {
  if (fails("rename", to)) return -1;
  return (int)syscall(SYS_renameat, AT_FDCWD, from, AT_FDCWD, to);
}

int link(const char *from, const char *to) {
  if (fails("link", to)) return -1;
  return (int)syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int unlink(const char *path) {
  if (fails("unlink", path)) return -1;
  return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

#define STAT(function, type)                                                   \
  int function(const char *path, struct type *status) {                       \
    if (fails("stat", path)) return -1;                                        \
    return REAL(int, #function, const char *, struct type *)(path, status);    \
  }
STAT(stat, stat)
STAT(lstat, stat)
STAT(stat64, stat64)
STAT(lstat64, stat64)

#define FSTAT(function, type)                                                  \
  int function(int descriptor, struct type *status) {                         \
    if (fails_on("stat", descriptor)) return -1;                               \
    return REAL(int, #function, int, struct type *)(descriptor, status);       \
  }
FSTAT(fstat, stat)
FSTAT(fstat64, stat64)
