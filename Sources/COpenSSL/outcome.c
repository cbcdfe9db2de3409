#include "outcome.h"

#include <openssl/x509_vfy.h>
#include <string.h>

static bool says(const char *message, const char *part) { return strstr(message, part) != NULL; }

static enum ccurl_outcome of_certificate(long verified, const char *message) {
  /* The name is compared after the certificate was judged. */
  if (says(message, "subject name")) return CCURL_OTHER_HOST;
  switch (verified) {
    case X509_V_ERR_HOSTNAME_MISMATCH: return CCURL_OTHER_HOST;
    case X509_V_ERR_CERT_HAS_EXPIRED:
    case X509_V_ERR_CERT_NOT_YET_VALID: return CCURL_OUT_OF_DATE;
    default: return CCURL_UNTRUSTED;
  }
}

/* By the reasons of OpenSSL, ssl/ssl_err.c. */
static enum ccurl_outcome of_handshake(const char *message) {
  const char *const none[] = {"wrong version number", "http request", "packet length too long",
                              "record layer failure", "bad record type"};
  const char *const old[] = {"unsupported protocol", "alert protocol version",
                             "no protocols available"};
  for (size_t index = 0; index < sizeof none / sizeof *none; index++)
    if (says(message, none[index])) return CCURL_NO_TLS;
  for (size_t index = 0; index < sizeof old / sizeof *old; index++)
    if (says(message, old[index])) return CCURL_OLD_TLS;
  return CCURL_NO_HANDSHAKE;
}

enum ccurl_outcome outcome_of(CURLcode code, long verified, const char *message) {
  switch (code) {
    case CURLE_OK: return CCURL_DONE;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY: return CCURL_NO_NAME;
    case CURLE_COULDNT_CONNECT:
    case CURLE_INTERFACE_FAILED:
    case CURLE_PROXY: return CCURL_NO_CONNECTION;
    case CURLE_OPERATION_TIMEDOUT: return CCURL_SLOW_CONNECTION;
    case CURLE_FILESIZE_EXCEEDED: return CCURL_TOO_LARGE;
    case CURLE_BAD_CONTENT_ENCODING: return CCURL_BAD_COMPRESSION;
    case CURLE_PEER_FAILED_VERIFICATION: return of_certificate(verified, message);
    case CURLE_SSL_CONNECT_ERROR: return of_handshake(message);
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_ENGINE_INITFAILED: return CCURL_NO_HANDSHAKE;
    case CURLE_URL_MALFORMAT: return CCURL_NO_ADDRESS;
    case CURLE_FAILED_INIT: return CCURL_NO_MEMORY;
    /* It says so of a field of over 100 KB; of memory that is missing, the program would not tell. */
    case CURLE_OUT_OF_MEMORY: return CCURL_NO_HTTP;
    /* Both of an address that we give and of a first line that is not HTTP. */
    case CURLE_UNSUPPORTED_PROTOCOL: return says(message, "HTTP/") ? CCURL_NO_HTTP : CCURL_NO_ADDRESS;
    case CURLE_RECV_ERROR:
      return says(message, "chunked-encoding") ? CCURL_NO_HTTP : CCURL_INTERRUPTED;
    case CURLE_GOT_NOTHING:
    case CURLE_PARTIAL_FILE:
    case CURLE_SEND_ERROR:
    case CURLE_SEND_FAIL_REWIND: return CCURL_INTERRUPTED;
    default: return CCURL_NO_HTTP;
  }
}
