#pragma once

#include <stdint.h>

/* A file system for SQLite (https://www.sqlite.org/vfs.html) that hands each call on to the one of the
   system, unless a hook says otherwise. Only tests register it. */

/* The calls that can be told to fail. */
enum faultvfs_call {
  FAULTVFS_OPEN,
  FAULTVFS_READ,
  FAULTVFS_WRITE,
  FAULTVFS_TRUNCATE,
  FAULTVFS_SYNC,
  FAULTVFS_SIZE,
  FAULTVFS_LOCK,
  FAULTVFS_DELETE,
  FAULTVFS_ACCESS,
};

/* What a hook answers before a call. Any other value is a result code of SQLite, and the call is not
   made. */
enum { FAULTVFS_GO_ON = 0, FAULTVFS_HALF = -1, FAULTVFS_PRETEND = -2 };

/* The functions that are asked before a call and told after one that has succeeded; `path` is the
   file's. A write has its bytes, a truncation the new size as its offset. HALF writes or reads the
   first half and then fails; PRETEND does nothing and tells that all went well. */
struct faultvfs_hooks {
  int (*before)(int call, const char *path, int64_t offset, int length);
  void (*after)(
      int call, const char *path, int64_t offset, const void *bytes, int length, int is_made);
};

/* Makes it the file system of all connections that are opened from now on; 0, or SQLite's code. */
int faultvfs_install(struct faultvfs_hooks hooks);

/* Makes the system's file system that again. Connections that are open keep theirs, and its hooks are
   not called any more. */
void faultvfs_uninstall(void);
