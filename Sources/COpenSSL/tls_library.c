#include "tls_library.h"

#include <dlfcn.h>
#include <openssl/crypto.h>
#include <pthread.h>

#define TEXT_OF(value) #value
#define TEXT(value) TEXT_OF(value)

static struct tls_library loaded;
static bool is_loaded;

static void load(void) {
  void *file = dlopen("libssl.so." TEXT(OPENSSL_SHLIB_VERSION), RTLD_NOW | RTLD_LOCAL);
  if (file == NULL) return;
#define CALL(name)                                                                                 \
  loaded.name = (__typeof__(&name))dlsym(file, #name);                                             \
  if (loaded.name == NULL) return;
  TLS_CALLS(CALL)
#undef CALL
  is_loaded = true;
}

const struct tls_library *tls_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &loaded : NULL;
}
