/* Ends while other threads are in the middle of their sums, as a program does that is quit while it
   writes a backup. */
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

#include "CLibcrypto.h"
#include "fixture.h"

enum { THREADS = 4, BEGUN = 1000 };

static atomic_int sums;

static void *hash(void *unused) {
  for (;;) {
    struct clibcrypto_sha256 *sum;
    uint8_t digest[CLIBCRYPTO_SHA256_SIZE];
    if (clibcrypto_sha256_new(&sum) != CLIBCRYPTO_DONE) _exit(70);
    clibcrypto_sha256_add(sum, "moggy", 5);
    if (clibcrypto_sha256_end(sum, digest) != CLIBCRYPTO_DONE) _exit(70);
    clibcrypto_sha256_free(sum);
    sums++;
  }
  return unused;
}

int run_hashing(int argc, char **argv) {
  (void)argc, (void)argv;
  for (int number = 0; number < THREADS; number++) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, hash, NULL) != 0) return 71;
  }
  while (sums < BEGUN) continue;
  return 0;
}
