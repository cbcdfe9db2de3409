#include "tls_identity.h"

#include <limits.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <stdlib.h>

static const unsigned char protocols[] = "\x08http/1.1";

/* A client that offers other protocols alone goes on without one. */
static int choose_protocol(
    SSL *ssl, const unsigned char **chosen, unsigned char *size, const unsigned char *offered,
    unsigned int offered_size, void *tls) {
  (void)ssl;
  unsigned char *found = NULL;
  int result = ((const struct tls_library *)tls)->SSL_select_next_proto(
      &found, size, protocols, sizeof protocols - 1, offered, offered_size);
  if (result != OPENSSL_NPN_NEGOTIATED) return SSL_TLSEXT_ERR_NOACK;
  *chosen = found;
  return SSL_TLSEXT_ERR_OK;
}

/* libcrypto would ask at the terminal. */
static int no_passphrase(char *text, int size, int writes, void *context) {
  (void)text, (void)size, (void)writes, (void)context;
  return -1;
}

static BIO *source_of(const uint8_t *text, size_t size) {
  return size > INT_MAX ? NULL : BIO_new_mem_buf(text, (int)size);
}

static int64_t end_of(const X509 *certificate) {
  int days = 0, seconds = 0;
  ASN1_TIME *epoch = ASN1_TIME_set(NULL, 0);
  int known = epoch != NULL &&
              ASN1_TIME_diff(&days, &seconds, epoch, X509_get0_notAfter(certificate)) == 1;
  ASN1_TIME_free(epoch);
  return known ? (int64_t)days * 86400 + seconds : INT64_MAX;
}

static enum ctls_outcome use_chain(struct ctls_identity *identity, BIO *source) {
  X509 *own = PEM_read_bio_X509_AUX(source, NULL, no_passphrase, NULL);
  if (own == NULL) return CTLS_NO_CERTIFICATE;
  identity->end = end_of(own);
  int used = identity->tls->SSL_CTX_use_certificate(identity->context, own);
  X509_free(own);
  if (used != 1) return CTLS_REFUSED;
  for (;;) {
    X509 *next = PEM_read_bio_X509(source, NULL, no_passphrase, NULL);
    if (next == NULL) break;
    if (identity->tls->SSL_CTX_ctrl(identity->context, SSL_CTRL_CHAIN_CERT, 0, next) == 1) continue;
    X509_free(next);
    return CTLS_REFUSED;
  }
  /* The end of the text is no error, a broken certificate is. */
  unsigned long last = ERR_peek_last_error();
  return ERR_GET_REASON(last) == PEM_R_NO_START_LINE ? CTLS_DONE : CTLS_NO_CERTIFICATE;
}

static enum ctls_outcome use_key(struct ctls_identity *identity, BIO *source) {
  EVP_PKEY *key = PEM_read_bio_PrivateKey(source, NULL, no_passphrase, NULL);
  if (key == NULL) return CTLS_NO_KEY;
  int used = identity->tls->SSL_CTX_use_PrivateKey(identity->context, key);
  EVP_PKEY_free(key);
  if (used != 1) return CTLS_OTHER_KEY;
  return identity->tls->SSL_CTX_check_private_key(identity->context) == 1 ? CTLS_DONE
                                                                          : CTLS_OTHER_KEY;
}

static enum ctls_outcome configure(
    struct ctls_identity *identity, BIO *chain, BIO *key) {
  const struct tls_library *tls = identity->tls;
  SSL_CTX *context = identity->context;
  if (tls->SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, TLS1_2_VERSION, NULL) != 1)
    return CTLS_REFUSED;
  /* A client that begins the handshake again and again costs more than it pays. */
  tls->SSL_CTX_set_options(
      context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE);
  tls->SSL_CTX_ctrl(context, SSL_CTRL_MODE, SSL_MODE_RELEASE_BUFFERS, NULL);
  /* Tickets alone: a table of sessions would grow with the clients. */
  tls->SSL_CTX_ctrl(context, SSL_CTRL_SET_SESS_CACHE_MODE, SSL_SESS_CACHE_OFF, NULL);
  tls->SSL_CTX_set_alpn_select_cb(context, choose_protocol, (void *)tls);
  enum ctls_outcome outcome = use_chain(identity, chain);
  return outcome == CTLS_DONE ? use_key(identity, key) : outcome;
}

enum ctls_outcome ctls_identity_new(
    const uint8_t *chain, size_t chain_size, const uint8_t *key, size_t key_size,
    struct ctls_identity **result) {
  *result = NULL;
  const struct tls_library *tls = tls_library();
  if (tls == NULL) return CTLS_MISSING;
  ERR_clear_error();
  BIO *chain_source = source_of(chain, chain_size), *key_source = source_of(key, key_size);
  struct ctls_identity *identity = calloc(1, sizeof *identity);
  SSL_CTX *context = tls->SSL_CTX_new(tls->TLS_server_method());
  enum ctls_outcome outcome = CTLS_NO_MEMORY;
  if (identity != NULL && context != NULL && chain_source != NULL && key_source != NULL) {
    identity->tls = tls;
    identity->context = context;
    outcome = configure(identity, chain_source, key_source);
  }
  BIO_free(chain_source);
  BIO_free(key_source);
  ERR_clear_error();
  if (outcome == CTLS_DONE) {
    *result = identity;
    return outcome;
  }
  tls->SSL_CTX_free(context);
  free(identity);
  return outcome;
}

void ctls_identity_free(struct ctls_identity *identity) {
  if (identity == NULL) return;
  identity->tls->SSL_CTX_free(identity->context);
  free(identity);
}

int64_t ctls_identity_end(const struct ctls_identity *identity) { return identity->end; }
