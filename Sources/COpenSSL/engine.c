#include "CCurl.h"

#include "library.h"
#include "transfer.h"
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct order {
  struct order *next;
  struct transfer *begun; /* or NULL: the one of this number is to end */
  uint64_t number;
};

struct ccurl_engine {
  const struct library *curl;
  CURLM *multi;
  struct transfer *active; /* of the thread alone */
  pthread_mutex_t lock;    /* of what follows */
  struct order *first, **last;
  uint64_t numbers;
  int owners; /* the thread, and who started it */
  bool ends;
};

static void disown(struct ccurl_engine *engine) {
  pthread_mutex_lock(&engine->lock);
  int left = --engine->owners;
  pthread_mutex_unlock(&engine->lock);
  if (left > 0) return;
  engine->curl->curl_multi_cleanup(engine->multi);
  pthread_mutex_destroy(&engine->lock);
  free(engine);
}

static void end(struct ccurl_engine *engine, struct transfer *transfer, CURLcode code, bool ours) {
  struct transfer **place = &engine->active;
  while (*place != NULL && *place != transfer) place = &(*place)->next;
  if (*place != NULL) *place = transfer->next;
  engine->curl->curl_multi_remove_handle(engine->multi, transfer->easy);
  transfer_end(transfer, code, ours);
}

static void begin(struct ccurl_engine *engine, struct transfer *transfer) {
  CURLMcode added = engine->curl->curl_multi_add_handle(engine->multi, transfer->easy);
  if (added != CURLM_OK) return transfer_end(transfer, CURLE_FAILED_INIT, false);
  transfer->next = engine->active;
  engine->active = transfer;
}

static void cancel(struct ccurl_engine *engine, uint64_t number) {
  struct transfer *transfer = engine->active;
  while (transfer != NULL && transfer->number != number) transfer = transfer->next;
  if (transfer != NULL) end(engine, transfer, CURLE_OK, true);
}

/* Carries out what was ordered since; false when all is to end. */
static bool obey(struct ccurl_engine *engine) {
  pthread_mutex_lock(&engine->lock);
  struct order *order = engine->first;
  engine->first = NULL;
  engine->last = &engine->first;
  bool ends = engine->ends;
  pthread_mutex_unlock(&engine->lock);
  while (order != NULL) {
    struct order *next = order->next;
    if (order->begun != NULL) begin(engine, order->begun);
    else cancel(engine, order->number);
    free(order);
    order = next;
  }
  return !ends;
}

static void turn(struct ccurl_engine *engine) {
  int count = 0;
  engine->curl->curl_multi_perform(engine->multi, &count);
  CURLMsg *message;
  while ((message = engine->curl->curl_multi_info_read(engine->multi, &count)) != NULL) {
    if (message->msg != CURLMSG_DONE) continue;
    CURLcode code = message->data.result;
    end(engine, transfer_of(engine->curl, message->easy_handle), code, false);
  }
}

static void *run(void *argument) {
  struct ccurl_engine *engine = argument;
  while (obey(engine)) {
    turn(engine);
    engine->curl->curl_multi_poll(engine->multi, NULL, 0, 60 * 1000, NULL);
  }
  while (engine->active != NULL) end(engine, engine->active, CURLE_OK, true);
  disown(engine);
  return NULL;
}

/* A thread that no signal interrupts: they are for the others, and a connection that the other end
   has closed is an error of a write. */
static bool start_thread(struct ccurl_engine *engine) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  bool started = pthread_create(&thread, NULL, run, engine) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (!started) return false;
  pthread_setname_np(thread, "http");
  pthread_detach(thread);
  return true;
}

struct ccurl_engine *ccurl_start(long connections_per_host, const char **reason) {
  const struct library *curl = library();
  *reason = "libcurl is missing";
  if (curl == NULL) return NULL;
  *reason = "no memory";
  struct ccurl_engine *engine = calloc(1, sizeof *engine);
  if (engine == NULL) return NULL;
  engine->curl = curl;
  engine->last = &engine->first;
  engine->owners = 2;
  pthread_mutex_init(&engine->lock, NULL);
  engine->multi = curl->curl_multi_init();
  if (engine->multi != NULL) {
    curl->curl_multi_setopt(engine->multi, CURLMOPT_MAX_HOST_CONNECTIONS, connections_per_host);
    *reason = "no descriptors";
    /* Without descriptors it cannot be woken. */
    if (curl->curl_multi_wakeup(engine->multi) == CURLM_OK) {
      *reason = "no threads";
      if (start_thread(engine)) return engine;
    }
    curl->curl_multi_cleanup(engine->multi);
  }
  pthread_mutex_destroy(&engine->lock);
  free(engine);
  return NULL;
}

/* The number of the transfer, or 0 where the engine has ended. The order and its transfer are the
   engine's from then on: they may be gone already. */
static uint64_t give(struct ccurl_engine *engine, struct order *order) {
  uint64_t number = 0;
  pthread_mutex_lock(&engine->lock);
  if (!engine->ends) {
    if (order->begun != NULL) order->number = order->begun->number = ++engine->numbers;
    number = order->number;
    *engine->last = order;
    engine->last = &order->next;
    engine->curl->curl_multi_wakeup(engine->multi);
  }
  pthread_mutex_unlock(&engine->lock);
  return number;
}

uint64_t ccurl_send(
    struct ccurl_engine *engine, const struct ccurl_request *request,
    const struct ccurl_listener *listener) {
  struct order *order = calloc(1, sizeof *order);
  if (order == NULL) return 0;
  struct transfer *transfer = transfer_new(engine->curl, request, listener);
  order->begun = transfer;
  uint64_t number = transfer == NULL ? 0 : give(engine, order);
  if (number > 0) return number;
  if (transfer != NULL) transfer_free(transfer);
  free(order);
  return 0;
}

void ccurl_cancel(struct ccurl_engine *engine, uint64_t transfer) {
  struct order *order = calloc(1, sizeof *order);
  if (order == NULL) return;
  order->number = transfer;
  if (give(engine, order) == 0) free(order);
}

void ccurl_stop(struct ccurl_engine *engine) {
  pthread_mutex_lock(&engine->lock);
  engine->ends = true;
  engine->curl->curl_multi_wakeup(engine->multi);
  pthread_mutex_unlock(&engine->lock);
}

void ccurl_release(struct ccurl_engine *engine) {
  ccurl_stop(engine);
  disown(engine);
}
