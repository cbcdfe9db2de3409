#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The server's side of TLS 1.2 and 1.3 by the system's libssl, without a socket: bytes from the network
   go in, bytes for the network come out.

   libssl is loaded when it is first needed: most starts of the program speak no TLS. */

enum ctls_outcome {
  CTLS_DONE = 0,
  CTLS_MISSING,         /* there is no libssl that fits libcrypto */
  CTLS_NO_CERTIFICATE,  /* the text has none, or a broken one */
  CTLS_NO_KEY,          /* the text has none, a broken one, or one that wants a passphrase */
  CTLS_OTHER_KEY,       /* the key is not that of the certificate */
  CTLS_REFUSED,         /* libssl refuses it, as for a key that is too short */
  CTLS_NO_MEMORY,
};

/* A certificate with its key. From any thread. */
struct ctls_identity;

/* The chain as PEM, the certificate of the server first; the key as PEM. The identity is to be freed;
   NULL where it failed. */
enum ctls_outcome ctls_identity_new(
    const uint8_t *chain, size_t chain_size, const uint8_t *key, size_t key_size,
    struct ctls_identity **identity);
/* Connections that it began go on with it. */
void ctls_identity_free(struct ctls_identity *identity);

/* The end of the certificate's time, in seconds since 1970. */
int64_t ctls_identity_end(const struct ctls_identity *identity);

/* One connection. From one thread at a time. */
struct ctls_connection;

enum ctls_step {
  CTLS_GOES_ON = 0,
  CTLS_WAITS,  /* for more of the network */
  CTLS_ENDED,  /* the other side has said that it ends */
  CTLS_BROKEN, /* it is no TLS, or TLS that is refused */
};

/* NULL without memory. */
struct ctls_connection *ctls_connection_new(struct ctls_identity *identity);
void ctls_connection_free(struct ctls_connection *connection);

/* Takes bytes of the network; false without memory. */
bool ctls_connection_receive(
    struct ctls_connection *connection, const uint8_t *bytes, size_t count);

/* Goes on with the handshake, and reads what the other side has said. */
enum ctls_step ctls_connection_read(
    struct ctls_connection *connection, uint8_t *bytes, size_t size, size_t *count);

/* Says something, all of it. CTLS_WAITS during the handshake: then nothing was taken. */
enum ctls_step ctls_connection_write(
    struct ctls_connection *connection, const uint8_t *bytes, size_t count);

/* Says that we end. */
void ctls_connection_end(struct ctls_connection *connection);

/* True from the end of the handshake on. */
bool ctls_connection_is_open(const struct ctls_connection *connection);

/* The number of bytes for the network, and the bytes. */
size_t ctls_connection_pending(const struct ctls_connection *connection);
size_t ctls_connection_take(struct ctls_connection *connection, uint8_t *bytes, size_t size);
