/* A program under the supervisor of terminals tells what it finds there of the thread that began it. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "CSupervisor.h"
#include "fixture.h"

static __thread int number = 0;

static void tell(void *context) {
  (void)context;
  printf("number %d, first thread %s\n", number, gettid() == getpid() ? "yes" : "no");
  exit(0);
}

int run_supervised(int argc, char **argv) {
  (void)argc, (void)argv;
  number = 7;
  return csupervisor_supervise("supervised", tell, 0) != 0;
}
