#include "tls_identity.h"

#include <limits.h>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <stdlib.h>

struct ctls_connection {
  const struct tls_library *tls;
  SSL *ssl;
  BIO *in, *out; /* owned by ssl */
  bool is_broken;
};

struct ctls_connection *ctls_connection_new(struct ctls_identity *identity) {
  const struct tls_library *tls = identity->tls;
  struct ctls_connection *connection = calloc(1, sizeof *connection);
  SSL *ssl = tls->SSL_new(identity->context);
  BIO *in = BIO_new(BIO_s_mem()), *out = BIO_new(BIO_s_mem());
  if (connection == NULL || ssl == NULL || in == NULL || out == NULL) {
    BIO_free(in);
    BIO_free(out);
    tls->SSL_free(ssl);
    free(connection);
    return NULL;
  }
  /* Empty means: later. */
  BIO_set_mem_eof_return(in, -1);
  BIO_set_mem_eof_return(out, -1);
  tls->SSL_set_bio(ssl, in, out);
  tls->SSL_set_accept_state(ssl);
  *connection = (struct ctls_connection){.tls = tls, .ssl = ssl, .in = in, .out = out};
  return connection;
}

void ctls_connection_free(struct ctls_connection *connection) {
  if (connection == NULL) return;
  connection->tls->SSL_free(connection->ssl);
  free(connection);
}

bool ctls_connection_receive(
    struct ctls_connection *connection, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    int part = count > INT_MAX ? INT_MAX : (int)count;
    int written = BIO_write(connection->in, bytes, part);
    if (written <= 0) return false;
    bytes += written;
    count -= (size_t)written;
  }
  return true;
}

static enum ctls_step step(struct ctls_connection *connection, int result) {
  if (result == 1) return CTLS_GOES_ON;
  switch (connection->tls->SSL_get_error(connection->ssl, result)) {
    case SSL_ERROR_WANT_READ:
    case SSL_ERROR_WANT_WRITE: return CTLS_WAITS;
    case SSL_ERROR_ZERO_RETURN: return CTLS_ENDED;
    default:
      connection->is_broken = true;
      ERR_clear_error();
      return CTLS_BROKEN;
  }
}

enum ctls_step ctls_connection_read(
    struct ctls_connection *connection, uint8_t *bytes, size_t size, size_t *count) {
  *count = 0;
  if (connection->is_broken) return CTLS_BROKEN;
  ERR_clear_error();
  return step(connection, connection->tls->SSL_read_ex(connection->ssl, bytes, size, count));
}

enum ctls_step ctls_connection_write(
    struct ctls_connection *connection, const uint8_t *bytes, size_t count) {
  if (connection->is_broken) return CTLS_BROKEN;
  if (count == 0) return CTLS_GOES_ON;
  if (!ctls_connection_is_open(connection)) return CTLS_WAITS;
  ERR_clear_error();
  size_t written = 0;
  return step(
      connection, connection->tls->SSL_write_ex(connection->ssl, bytes, count, &written));
}

void ctls_connection_end(struct ctls_connection *connection) {
  if (connection->is_broken || !ctls_connection_is_open(connection)) return;
  connection->tls->SSL_shutdown(connection->ssl);
  ERR_clear_error();
}

bool ctls_connection_is_open(const struct ctls_connection *connection) {
  return connection->tls->SSL_is_init_finished(connection->ssl) != 0;
}

size_t ctls_connection_pending(const struct ctls_connection *connection) {
  return BIO_ctrl_pending(connection->out);
}

size_t ctls_connection_take(struct ctls_connection *connection, uint8_t *bytes, size_t size) {
  int count = BIO_read(connection->out, bytes, size > INT_MAX ? INT_MAX : (int)size);
  return count > 0 ? (size_t)count : 0;
}
