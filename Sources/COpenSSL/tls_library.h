#pragma once

#include <openssl/ssl.h>
#include <stdbool.h>

/* The calls of libssl as values. */
#define TLS_CALLS(CALL)                                                                            \
  CALL(TLS_server_method)                                                                          \
  CALL(SSL_CTX_new)                                                                                \
  CALL(SSL_CTX_free)                                                                               \
  CALL(SSL_CTX_ctrl)                                                                               \
  CALL(SSL_CTX_set_options)                                                                        \
  CALL(SSL_CTX_use_certificate)                                                                    \
  CALL(SSL_CTX_use_PrivateKey)                                                                     \
  CALL(SSL_CTX_check_private_key)                                                                  \
  CALL(SSL_CTX_set_alpn_select_cb)                                                                 \
  CALL(SSL_select_next_proto)                                                                      \
  CALL(SSL_new)                                                                                    \
  CALL(SSL_free)                                                                                   \
  CALL(SSL_set_bio)                                                                                \
  CALL(SSL_set_accept_state)                                                                       \
  CALL(SSL_read_ex)                                                                                \
  CALL(SSL_write_ex)                                                                               \
  CALL(SSL_shutdown)                                                                               \
  CALL(SSL_get_error)                                                                              \
  CALL(SSL_is_init_finished)

struct tls_library {
#define CALL(name) __typeof__(&name) name;
  TLS_CALLS(CALL)
#undef CALL
};

/* NULL where there is no libssl of the version of libcrypto. From any thread. */
const struct tls_library *tls_library(void);
