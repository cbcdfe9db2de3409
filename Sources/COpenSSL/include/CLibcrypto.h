#pragma once

#include <stddef.h>
#include <stdint.h>

/* Sums, keys and random bytes of OpenSSL's libcrypto, as the system has it.

   Whatever uses libcrypto in a program that links this, it takes nothing down when the program ends:
   threads that still hash or talk TLS while main returns would else use what is freed. */

#define CLIBCRYPTO_SHA256_SIZE 32

enum clibcrypto_outcome {
  CLIBCRYPTO_DONE = 0,
  CLIBCRYPTO_NO_MEMORY,
  CLIBCRYPTO_FAILED /* clibcrypto_reason tells more */
};

/* Why the last call of this thread failed, in libcrypto's words; stands until the program ends. */
const char *clibcrypto_reason(void);

/* The version of libcrypto that is loaded, as "3.0.22". */
const char *clibcrypto_version(void);

/* A SHA-256 under way. */
struct clibcrypto_sha256;

/* To be freed with clibcrypto_sha256_free; NULL where it failed. */
enum clibcrypto_outcome clibcrypto_sha256_new(struct clibcrypto_sha256 **sum);
enum clibcrypto_outcome clibcrypto_sha256_add(
    struct clibcrypto_sha256 *sum, const void *bytes, size_t count);
/* Ends it: nothing can be added any more. */
enum clibcrypto_outcome clibcrypto_sha256_end(
    struct clibcrypto_sha256 *sum, uint8_t digest[CLIBCRYPTO_SHA256_SIZE]);
void clibcrypto_sha256_free(struct clibcrypto_sha256 *sum);

/* The code of bytes by HMAC (RFC 2104) with SHA-256: only who has the key can make it. */
enum clibcrypto_outcome clibcrypto_hmac(
    const void *key, size_t key_size, const void *bytes, size_t count,
    uint8_t code[CLIBCRYPTO_SHA256_SIZE]);

/* The key that scrypt (RFC 7914) makes of a password: rounds is its N, blocks its r, lanes its p. It
   takes about 128 * rounds * blocks bytes; more than most_memory is refused as no memory. */
enum clibcrypto_outcome clibcrypto_scrypt(
    const void *password, size_t password_size, const void *salt, size_t salt_size, uint64_t rounds,
    uint64_t blocks, uint64_t lanes, uint64_t most_memory, uint8_t *key, size_t key_size);

/* Bytes by chance that nobody can foretell. */
enum clibcrypto_outcome clibcrypto_random(void *bytes, size_t count);

/* Not 0 where they are equal, in a time that tells only how many they are. */
int clibcrypto_equal(const void *one, const void *other, size_t count);
