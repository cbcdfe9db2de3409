#include "CFaultVFS.h"

#include <sqlite3.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

static sqlite3_vfs *base;
static sqlite3_vfs vfs;
static struct faultvfs_hooks hooks;
static atomic_int is_active;

struct file {
  sqlite3_file methods;
  char *path;
  int removes; /* SQLITE_OPEN_DELETEONCLOSE: nothing of it is kept */
  sqlite3_file real[];
};

static int ask(int call, const char *path, int64_t offset, int length) {
  if (!atomic_load(&is_active)) return FAULTVFS_GO_ON;
  return hooks.before(call, path ? path : "", offset, length);
}

static void tell(
    int call, const char *path, int64_t offset, const void *bytes, int length, int is_made) {
  if (atomic_load(&is_active)) hooks.after(call, path ? path : "", offset, bytes, length, is_made);
}

static struct file *own(sqlite3_file *file) { return (struct file *)file; }
static sqlite3_file *real(sqlite3_file *file) { return own(file)->real; }

/* ---- Files ---- */

static int vfs_close(sqlite3_file *file) {
  int status = real(file)->pMethods ? real(file)->pMethods->xClose(real(file)) : SQLITE_OK;
  free(own(file)->path);
  return status;
}

static int vfs_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  int answer = ask(FAULTVFS_READ, own(file)->path, offset, count);
  if (answer == FAULTVFS_HALF) {
    /* As many bytes as came, and an error of the disk for the rest. */
    real(file)->pMethods->xRead(real(file), bytes, count / 2, offset);
    return SQLITE_IOERR_READ;
  }
  if (answer > 0) return answer;
  return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int vfs_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  int answer = ask(FAULTVFS_WRITE, own(file)->path, offset, count);
  if (answer > 0) return answer;
  if (answer == FAULTVFS_PRETEND) return SQLITE_OK;
  int length = answer == FAULTVFS_HALF ? count / 2 : count;
  int status = real(file)->pMethods->xWrite(real(file), bytes, length, offset);
  if (status == SQLITE_OK && !own(file)->removes)
    tell(FAULTVFS_WRITE, own(file)->path, offset, bytes, length, 1);
  return answer == FAULTVFS_HALF && status == SQLITE_OK ? SQLITE_IOERR_WRITE : status;
}

static int vfs_truncate(sqlite3_file *file, sqlite3_int64 size) {
  int answer = ask(FAULTVFS_TRUNCATE, own(file)->path, size, 0);
  if (answer > 0 || answer == FAULTVFS_HALF) return answer > 0 ? answer : SQLITE_IOERR_TRUNCATE;
  if (answer == FAULTVFS_PRETEND) return SQLITE_OK;
  int status = real(file)->pMethods->xTruncate(real(file), size);
  if (status == SQLITE_OK) tell(FAULTVFS_TRUNCATE, own(file)->path, size, NULL, 0, 1);
  return status;
}

static int vfs_sync(sqlite3_file *file, int flags) {
  int answer = ask(FAULTVFS_SYNC, own(file)->path, 0, 0);
  if (answer > 0 || answer == FAULTVFS_HALF) return answer > 0 ? answer : SQLITE_IOERR_FSYNC;
  if (answer == FAULTVFS_PRETEND) return SQLITE_OK;
  int status = real(file)->pMethods->xSync(real(file), flags);
  if (status == SQLITE_OK) tell(FAULTVFS_SYNC, own(file)->path, 0, NULL, 0, 1);
  return status;
}

static int vfs_size(sqlite3_file *file, sqlite3_int64 *size) {
  int answer = ask(FAULTVFS_SIZE, own(file)->path, 0, 0);
  if (answer != FAULTVFS_GO_ON) return answer > 0 ? answer : SQLITE_IOERR_FSTAT;
  return real(file)->pMethods->xFileSize(real(file), size);
}

static int vfs_lock(sqlite3_file *file, int lock) {
  int answer = ask(FAULTVFS_LOCK, own(file)->path, lock, 0);
  if (answer != FAULTVFS_GO_ON) return answer > 0 ? answer : SQLITE_IOERR_LOCK;
  return real(file)->pMethods->xLock(real(file), lock);
}

static int vfs_unlock(sqlite3_file *file, int lock) {
  return real(file)->pMethods->xUnlock(real(file), lock);
}

static int vfs_is_reserved(sqlite3_file *file, int *answer) {
  return real(file)->pMethods->xCheckReservedLock(real(file), answer);
}

static int vfs_control(sqlite3_file *file, int operation, void *argument) {
  return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int vfs_sector_size(sqlite3_file *file) {
  return real(file)->pMethods->xSectorSize(real(file));
}

static int vfs_characteristics(sqlite3_file *file) {
  return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

/* Version 1: no shared memory and no mapping, so that every byte goes through read and write. */
static const sqlite3_io_methods methods = {
    .iVersion = 1,
    .xClose = vfs_close,
    .xRead = vfs_read,
    .xWrite = vfs_write,
    .xTruncate = vfs_truncate,
    .xSync = vfs_sync,
    .xFileSize = vfs_size,
    .xLock = vfs_lock,
    .xUnlock = vfs_unlock,
    .xCheckReservedLock = vfs_is_reserved,
    .xFileControl = vfs_control,
    .xSectorSize = vfs_sector_size,
    .xDeviceCharacteristics = vfs_characteristics,
};

/* ---- The file system ---- */

static int vfs_open(
    sqlite3_vfs *self, const char *path, sqlite3_file *file, int flags, int *out_flags) {
  (void)self;
  own(file)->methods.pMethods = NULL;
  int answer = ask(FAULTVFS_OPEN, path, 0, flags);
  if (answer != FAULTVFS_GO_ON) return answer > 0 ? answer : SQLITE_CANTOPEN;
  int was_there = 1;
  if (path) base->xAccess(base, path, SQLITE_ACCESS_EXISTS, &was_there);
  memset(own(file)->real, 0, (size_t)base->szOsFile);
  int status = base->xOpen(base, path, real(file), flags, out_flags);
  own(file)->path = path ? strdup(path) : NULL;
  own(file)->removes = (flags & SQLITE_OPEN_DELETEONCLOSE) != 0 || !path;
  if (real(file)->pMethods) own(file)->methods.pMethods = &methods;
  else free(own(file)->path);
  if (status == SQLITE_OK && path && !own(file)->removes)
    tell(FAULTVFS_OPEN, path, 0, NULL, flags, !was_there);
  return status;
}

static int vfs_delete(sqlite3_vfs *self, const char *path, int sync_folder) {
  (void)self;
  int answer = ask(FAULTVFS_DELETE, path, 0, sync_folder);
  if (answer == FAULTVFS_PRETEND) return SQLITE_OK;
  if (answer != FAULTVFS_GO_ON) return answer > 0 ? answer : SQLITE_IOERR_DELETE;
  int status = base->xDelete(base, path, sync_folder);
  if (status == SQLITE_OK) tell(FAULTVFS_DELETE, path, 0, NULL, sync_folder, 1);
  return status;
}

static int vfs_access(sqlite3_vfs *self, const char *path, int flags, int *answer) {
  (void)self;
  int told = ask(FAULTVFS_ACCESS, path, 0, flags);
  if (told != FAULTVFS_GO_ON) return told > 0 ? told : SQLITE_IOERR_ACCESS;
  return base->xAccess(base, path, flags, answer);
}

static int vfs_full_path(sqlite3_vfs *self, const char *path, int count, char *out) {
  (void)self;
  return base->xFullPathname(base, path, count, out);
}

int faultvfs_install(struct faultvfs_hooks new_hooks) {
  if (!base) {
    base = sqlite3_vfs_find(NULL);
    vfs = *base;
    vfs.pNext = NULL;
    vfs.zName = "fault";
    vfs.szOsFile = (int)sizeof(struct file) + base->szOsFile;
    vfs.xOpen = vfs_open;
    vfs.xDelete = vfs_delete;
    vfs.xAccess = vfs_access;
    vfs.xFullPathname = vfs_full_path;
  }
  hooks = new_hooks;
  atomic_store(&is_active, 1);
  return sqlite3_vfs_register(&vfs, 1);
}

void faultvfs_uninstall(void) {
  atomic_store(&is_active, 0);
  if (base) sqlite3_vfs_register(base, 1);
}
