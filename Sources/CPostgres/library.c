#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

static struct library loaded;
static bool is_loaded;

static void load(void) {
  void *file = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (file == NULL) return;
#define CALL(name, result, ...)                                                                    \
  loaded.name = (result(*)(__VA_ARGS__))dlsym(file, #name);                                        \
  if (loaded.name == NULL) return;
  CALLS(CALL)
#undef CALL
  is_loaded = true;
}

const struct library *libpq(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &loaded : NULL;
}
