#pragma once

#include "CCurl.h"
#include "library.h"

/* One request and its answer. */
struct transfer {
  const struct library *curl;
  CURL *easy;
  struct curl_slist *fields;
  struct ccurl_listener listener;
  uint64_t number;
  bool was_refused; /* a callback said no */
  struct transfer *next;
  char message[CURL_ERROR_SIZE];
};

/* NULL without memory, and for an option that libcurl refuses. */
struct transfer *transfer_new(
    const struct library *curl, const struct ccurl_request *request,
    const struct ccurl_listener *listener);

struct transfer *transfer_of(const struct library *curl, CURL *easy);

/* Tells the end, and frees it; it must not be among those of a multi handle any more. `ours` says that
   it was ended by us. */
void transfer_end(struct transfer *transfer, CURLcode code, bool ours);

void transfer_free(struct transfer *transfer);
