#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* HTTP by the system's libcurl: one thread that turns its multi interface, for all requests of an
   engine.

   libcurl is loaded when it is first needed. Linked in, it and the thirty libraries under it would
   cost each start some 4 ms, and most starts ask for nothing; and where it is missing, all that needs
   no network still works. */

/* What became of a transfer. */
enum ccurl_outcome {
  CCURL_DONE = 0,
  CCURL_STOPPED,         /* by ccurl_cancel, ccurl_stop, or a callback that said no */
  CCURL_NO_NAME,         /* the host's name, or the proxy's, is not known */
  CCURL_NO_CONNECTION,   /* with the number of the system's error, where there is one */
  CCURL_SLOW_CONNECTION, /* not within connect_ms */
  CCURL_INTERRUPTED,     /* the connection ended before the answer did */
  CCURL_NO_HTTP,         /* a first line, field or chunk that is none */
  CCURL_BAD_COMPRESSION,
  CCURL_TOO_LARGE,       /* it announces more than largest_body */
  CCURL_NO_TLS,          /* the other end speaks no TLS */
  CCURL_OLD_TLS,         /* it speaks none from 1.2 on */
  CCURL_OTHER_HOST,      /* the certificate is of another host */
  CCURL_OUT_OF_DATE,     /* the certificate was good until it ended, or is not good yet */
  CCURL_UNTRUSTED,       /* the certificate is of nobody who is trusted */
  CCURL_NO_HANDSHAKE,    /* TLS failed for another reason */
  CCURL_NO_ADDRESS,      /* the address is none, or its scheme neither http nor https */
  CCURL_NO_MEMORY,
};

/* A request. Everything is copied. */
struct ccurl_request {
  const char *url;
  const char *method;
  const char *const *fields; /* "Name: value", field_count of them */
  size_t field_count;
  const uint8_t *body; /* NULL for none */
  size_t body_length;
  const uint8_t *authorities; /* certificates as PEM, trusted instead of the system's; or NULL */
  size_t authorities_length;
  long connect_ms;
  int64_t largest_body; /* 0 for any */
  bool is_alone; /* on a connection of its own: on one that stood before, libcurl sends twice where
                    the server closes it without an answer */
  bool is_direct; /* not by a proxy, whatever the environment says */
};

/* What is told of a transfer, always on the engine's thread; `context` is handed through. Returning
   false ends the transfer. `ended` comes once and last. */
struct ccurl_listener {
  void *context;
  bool (*line)(void *context, const char *line, size_t length); /* of the header, with its end */
  bool (*body)(void *context, const uint8_t *bytes, size_t length);  /* decompressed */
  void (*ended)(void *context, enum ccurl_outcome outcome, int system_error);
};

struct ccurl_engine;

/* NULL where there is no libcurl, no thread, no descriptor or no memory; `reason` says which. Its
   connections are kept for 30 s after their last use. */
struct ccurl_engine *ccurl_start(long connections_per_host, const char **reason);

/* The number of the transfer, for ccurl_cancel; 0 where it could not begin: then `ended` does not
   come. From any thread. */
uint64_t ccurl_send(
    struct ccurl_engine *engine, const struct ccurl_request *request,
    const struct ccurl_listener *listener);

/* Ends a transfer soon. One that has ended is nobody's any more: then nothing happens. */
void ccurl_cancel(struct ccurl_engine *engine, uint64_t transfer);

/* Ends all transfers soon, and the thread. Later ones do not begin. Waits for nothing. */
void ccurl_stop(struct ccurl_engine *engine);

/* The same, and the caller does not use the engine any more. */
void ccurl_release(struct ccurl_engine *engine);

/* The versions of libcurl and of its TLS library, as "7.88.1, OpenSSL/3.0.19"; NULL where there is no
   libcurl. */
const char *ccurl_version(void);

/* How many certificates a text as PEM begins with; a broken one and what follows it do not count. */
int ccurl_certificates(const uint8_t *text, size_t length);
