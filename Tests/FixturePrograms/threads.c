/* The thread that reads the keys is not the one that draws. */
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

#include "fixture.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int wanted;
static long work;

static void *draw_keys(void *unused) {
  (void)unused;
  for (int drawn = 0;; drawn++) {
    pthread_mutex_lock(&lock);
    while (wanted == drawn) pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    compute_milliseconds(work / 2);
    sleep_milliseconds(work - work / 2);
    plain_draw(drawn + 1);
  }
  return 0;
}

/* An argument says for how many milliseconds a key is worked on. */
int run_threads(int argc, char **argv) {
  work = argc > 0 ? atol(argv[0]) : 2;
  plain_begin();
  plain_draw(0);
  pthread_t worker;
  if (pthread_create(&worker, 0, draw_keys, 0)) return 70;
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    pthread_mutex_lock(&lock);
    wanted++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
  }
  return plain_end();
}

static void *spin(void *unused) {
  (void)unused;
  for (volatile unsigned long turns = 0;; turns++) continue;
  return 0;
}

/* Never quiet: one thread computes for ever. */
int run_spinner(int argc, char **argv) {
  (void)argc, (void)argv;
  plain_begin();
  pthread_t spinner;
  if (pthread_create(&spinner, 0, spin, 0)) return 70;
  pthread_setname_np(spinner, "spinner");
  int count = 0;
  plain_draw(count);
  while (typed() != 'q') plain_draw(++count);
  return plain_end();
}

/* More than are alive at once. */
enum { RUNNERS = 8 };
static sem_t passed[RUNNERS];

static int start_runner(long number);

/* Works, starts the next one, lets the one before go, and waits until the next has done the same. */
static void *run_with_the_baton(void *argument) {
  long number = (long)argument;
  for (volatile int turns = 0; turns < 2000; turns++) continue;
  if (!start_runner(number + 1)) exit(70);
  sem_post(&passed[(number + RUNNERS - 1) % RUNNERS]);
  while (sem_wait(&passed[number % RUNNERS]) != 0) continue;
  return 0;
}

static int start_runner(long number) {
  pthread_attr_t attributes;
  pthread_t runner;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  int error = pthread_create(&runner, &attributes, run_with_the_baton, (void *)number);
  pthread_attr_destroy(&attributes);
  return error == 0;
}

/* Never quiet: whoever works is always a thread that was not there a moment ago. */
int run_relay(int argc, char **argv) {
  (void)argc, (void)argv;
  plain_begin();
  for (int i = 0; i < RUNNERS; i++) sem_init(&passed[i], 0, 0);
  if (!start_runner(0)) return 70;
  plain_draw(0);
  while (typed() != 'q') continue;
  return plain_end();
}
