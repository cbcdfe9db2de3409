#include "CFaultyServer.h"

#include <errno.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

int cfs_bell(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int cfs_accept(int listener) {
  return accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

/* OpenSSL offers TLS 1.0 at security level 0 alone, as it signs with SHA-1. */
static int set_versions(SSL_CTX *context, int is_old) {
  if (!is_old) return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
  return SSL_CTX_set_cipher_list(context, "DEFAULT:@SECLEVEL=0") &&
         SSL_CTX_set_min_proto_version(context, TLS1_VERSION) &&
         SSL_CTX_set_max_proto_version(context, TLS1_VERSION);
}

static int use_certificate(SSL_CTX *context, const char *pem) {
  BIO *text = BIO_new_mem_buf(pem, -1);
  X509 *certificate = text ? PEM_read_bio_X509(text, NULL, NULL, NULL) : NULL;
  int is_used = certificate && SSL_CTX_use_certificate(context, certificate);
  X509_free(certificate);
  BIO_free(text);
  return is_used;
}

static int use_key(SSL_CTX *context, const char *pem) {
  BIO *text = BIO_new_mem_buf(pem, -1);
  EVP_PKEY *key = text ? PEM_read_bio_PrivateKey(text, NULL, NULL, NULL) : NULL;
  int is_used = key && SSL_CTX_use_PrivateKey(context, key);
  EVP_PKEY_free(key);
  BIO_free(text);
  return is_used;
}

SSL_CTX *cfs_make_context(const char *certificate, const char *key, int is_old) {
  SSL_CTX *context = SSL_CTX_new(TLS_server_method());
  if (!context) return NULL;
  SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  if (set_versions(context, is_old) && use_certificate(context, certificate) &&
      use_key(context, key))
    return context;
  SSL_CTX_free(context);
  return NULL;
}

void cfs_free_context(SSL_CTX *context) { SSL_CTX_free(context); }

SSL *cfs_make_session(SSL_CTX *context, int socket) {
  SSL *session = SSL_new(context);
  if (!session) return NULL;
  SSL_set_accept_state(session);
  if (SSL_set_fd(session, socket)) return session;
  SSL_free(session);
  return NULL;
}

void cfs_free_session(SSL *session, int is_orderly) {
  ERR_clear_error();
  if (is_orderly) SSL_shutdown(session);
  SSL_free(session);
}

static long outcome(SSL *session, int done, size_t count) {
  if (done) return (long)count;
  switch (SSL_get_error(session, done)) {
    case SSL_ERROR_WANT_READ: return CFS_WANTS_INPUT;
    case SSL_ERROR_WANT_WRITE: return CFS_WANTS_ROOM;
    default: return CFS_END;
  }
}

long cfs_read(SSL *session, void *buffer, size_t size) {
  size_t count = 0;
  ERR_clear_error();
  errno = 0;
  return outcome(session, SSL_read_ex(session, buffer, size, &count), count);
}

long cfs_write(SSL *session, const void *bytes, size_t count) {
  size_t written = 0;
  ERR_clear_error();
  errno = 0;
  return outcome(session, SSL_write_ex(session, bytes, count, &written), written);
}

int cfs_greet(int socket, int is_old) {
  int version = 0;
  SSL_CTX *context = SSL_CTX_new(TLS_client_method());
  SSL *session = context && set_versions(context, is_old) ? SSL_new(context) : NULL;
  if (session && SSL_set_fd(session, socket) && SSL_connect(session) == 1)
    version = SSL_version(session);
  SSL_free(session);
  SSL_CTX_free(context);
  return version;
}
