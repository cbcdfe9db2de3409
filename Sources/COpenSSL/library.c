#include "library.h"

#include "CCurl.h"
#include <dlfcn.h>
#include <openssl/bio.h>
#include <openssl/crypto.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <pthread.h>
#include <stdio.h>

/* The first that does not wait for its thread of name resolution (CURLOPT_QUICK_EXIT). */
enum { OLDEST = 0x075700 };

static struct library loaded;
static bool is_loaded;

static void load(void) {
  /* A program that ends must not pull OpenSSL's tables from under the engine's thread. */
  OPENSSL_init_crypto(OPENSSL_INIT_NO_ATEXIT, NULL);
  void *file = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (file == NULL) return;
#define CALL(name)                                                                                 \
  loaded.name = (__typeof__(&name))dlsym(file, #name);                                             \
  if (loaded.name == NULL) return;
  CALLS(CALL)
#undef CALL
  const curl_version_info_data *found = loaded.curl_version_info(CURLVERSION_NOW);
  if (found->version_num < OLDEST || found->ssl_version == NULL) return;
  if (loaded.curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return;
  loaded.codings = found->features & CURL_VERSION_BROTLI ? "gzip, br" : "gzip";
  snprintf(loaded.version, sizeof loaded.version, "%s, %s", found->version, found->ssl_version);
  is_loaded = true;
}

const struct library *library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &loaded : NULL;
}

const char *ccurl_version(void) {
  const struct library *curl = library();
  return curl == NULL ? NULL : curl->version;
}

int ccurl_certificates(const uint8_t *text, size_t length) {
  if (length > INT32_MAX) return 0;
  BIO *source = BIO_new_mem_buf(text, (int)length);
  if (source == NULL) return 0;
  int count = 0;
  for (;; count++) {
    X509 *certificate = PEM_read_bio_X509(source, NULL, NULL, NULL);
    if (certificate == NULL) break;
    X509_free(certificate);
  }
  BIO_free(source);
  return count;
}
