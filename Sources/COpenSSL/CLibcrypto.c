#include "CLibcrypto.h"

#include <limits.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>

/* Before anything else can have made libcrypto begin, and with it its end: main may return while
   other threads are in the middle of a sum or of a connection. */
__attribute__((constructor)) static void begin(void) {
  OPENSSL_init_crypto(OPENSSL_INIT_NO_ATEXIT, NULL);
}

static enum clibcrypto_outcome failure(void) {
  /* The last entry says what it came to, an earlier one perhaps that there was no memory. */
  unsigned long last = ERR_peek_last_error(), code;
  enum clibcrypto_outcome outcome = CLIBCRYPTO_FAILED;
  while ((code = ERR_get_error()) != 0) {
    if (ERR_GET_REASON(code) == ERR_R_MALLOC_FAILURE) outcome = CLIBCRYPTO_NO_MEMORY;
  }
  /* Put back for clibcrypto_reason; the next call begins with an empty list. */
  if (last != 0) ERR_raise(ERR_GET_LIB(last), ERR_GET_REASON(last));
  return outcome;
}

static enum clibcrypto_outcome outcome(int result) {
  return result == 1 ? CLIBCRYPTO_DONE : failure();
}

const char *clibcrypto_reason(void) {
  const char *reason = ERR_reason_error_string(ERR_peek_last_error());
  return reason != NULL ? reason : "unknown reason";
}

const char *clibcrypto_version(void) { return OpenSSL_version(OPENSSL_VERSION_STRING); }

enum clibcrypto_outcome clibcrypto_sha256_new(struct clibcrypto_sha256 **sum) {
  ERR_clear_error();
  *sum = NULL;
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  if (context == NULL) return CLIBCRYPTO_NO_MEMORY;
  if (EVP_DigestInit_ex(context, EVP_sha256(), NULL) != 1) {
    enum clibcrypto_outcome told = failure();
    EVP_MD_CTX_free(context);
    return told;
  }
  *sum = (struct clibcrypto_sha256 *)context;
  return CLIBCRYPTO_DONE;
}

enum clibcrypto_outcome clibcrypto_sha256_add(
    struct clibcrypto_sha256 *sum, const void *bytes, size_t count) {
  ERR_clear_error();
  return outcome(EVP_DigestUpdate((EVP_MD_CTX *)sum, bytes, count));
}

enum clibcrypto_outcome clibcrypto_sha256_end(
    struct clibcrypto_sha256 *sum, uint8_t digest[CLIBCRYPTO_SHA256_SIZE]) {
  ERR_clear_error();
  return outcome(EVP_DigestFinal_ex((EVP_MD_CTX *)sum, digest, NULL));
}

void clibcrypto_sha256_free(struct clibcrypto_sha256 *sum) {
  EVP_MD_CTX_free((EVP_MD_CTX *)sum);
}

enum clibcrypto_outcome clibcrypto_hmac(
    const void *key, size_t key_size, const void *bytes, size_t count,
    uint8_t code[CLIBCRYPTO_SHA256_SIZE]) {
  ERR_clear_error();
  if (key_size > INT_MAX) return CLIBCRYPTO_NO_MEMORY;
  unsigned int size = 0;
  /* Without an address it would take the key of the call before. */
  const void *secret = key_size == 0 ? "" : key;
  const unsigned char *text = count == 0 ? (const unsigned char *)"" : bytes;
  return outcome(HMAC(EVP_sha256(), secret, (int)key_size, text, count, code, &size) != NULL);
}

enum clibcrypto_outcome clibcrypto_scrypt(
    const void *password, size_t password_size, const void *salt, size_t salt_size, uint64_t rounds,
    uint64_t blocks, uint64_t lanes, uint64_t most_memory, uint8_t *key, size_t key_size) {
  ERR_clear_error();
  /* An empty one may have no address, which libcrypto takes for none at all. */
  const char *secret = password_size == 0 ? "" : password;
  const unsigned char *grain = salt_size == 0 ? (const unsigned char *)"" : salt;
  int result = EVP_PBE_scrypt(
      secret, password_size, grain, salt_size, rounds, blocks, lanes, most_memory, key, key_size);
  if (result == 1) return CLIBCRYPTO_DONE;
  enum clibcrypto_outcome told = failure();
  int is_large = ERR_GET_REASON(ERR_peek_last_error()) == EVP_R_MEMORY_LIMIT_EXCEEDED;
  return is_large ? CLIBCRYPTO_NO_MEMORY : told;
}

enum clibcrypto_outcome clibcrypto_random(void *bytes, size_t count) {
  ERR_clear_error();
  if (count > INT_MAX) return CLIBCRYPTO_NO_MEMORY;
  return outcome(RAND_bytes(bytes, (int)count));
}

int clibcrypto_equal(const void *one, const void *other, size_t count) {
  return CRYPTO_memcmp(one, other, count) == 0;
}
