#include "transfer.h"

#include "outcome.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

static size_t take_line(char *bytes, size_t size, size_t count, void *context) {
  struct transfer *transfer = context;
  if (transfer->listener.line(transfer->listener.context, bytes, size * count)) return size * count;
  transfer->was_refused = true;
  return size * count == 0 ? 1 : 0;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  struct transfer *transfer = context;
  size_t length = size * count;
  if (transfer->listener.body(transfer->listener.context, (const uint8_t *)bytes, length))
    return length;
  transfer->was_refused = true;
  return length == 0 ? 1 : 0;
}

/* The programs that we start do not inherit it. */
static curl_socket_t open_socket(
    void *context, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)context, (void)purpose;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static bool add_field(struct transfer *transfer, const char *field) {
  struct curl_slist *longer = transfer->curl->curl_slist_append(transfer->fields, field);
  if (longer == NULL) return false;
  transfer->fields = longer;
  return true;
}

static bool set_fields(struct transfer *transfer, const struct ccurl_request *request) {
  /* libcurl would wait for leave to send a large body, and say that it is a form. */
  if (!add_field(transfer, "Expect:")) return false;
  bool has_type = false;
  for (size_t index = 0; index < request->field_count; index++) {
    if (strncasecmp(request->fields[index], "Content-Type:", 13) == 0) has_type = true;
    if (!add_field(transfer, request->fields[index])) return false;
  }
  return has_type || add_field(transfer, "Content-Type:");
}

#define SET(option, value)                                                                         \
  if (curl->curl_easy_setopt(easy, option, value) != CURLE_OK) return false

static bool set_content(struct transfer *transfer, const struct ccurl_request *request) {
  const struct library *curl = transfer->curl;
  CURL *easy = transfer->easy;
  if (!set_fields(transfer, request)) return false;
  SET(CURLOPT_URL, request->url);
  SET(CURLOPT_HTTPHEADER, transfer->fields);
  if (strcmp(request->method, "GET") == 0 && request->body == NULL) return true;
  if (strcmp(request->method, "HEAD") == 0) {
    SET(CURLOPT_NOBODY, 1L);
    return true;
  }
  if (request->body != NULL || strcmp(request->method, "GET") != 0) {
    SET(CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_length);
    SET(CURLOPT_COPYPOSTFIELDS, request->body == NULL ? "" : (const char *)request->body);
  }
  SET(CURLOPT_CUSTOMREQUEST, request->method);
  return true;
}

static bool set_security(struct transfer *transfer, const struct ccurl_request *request) {
  const struct library *curl = transfer->curl;
  CURL *easy = transfer->easy;
  SET(CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
  if (request->authorities == NULL) return true;
  struct curl_blob trusted = {
      .data = (void *)request->authorities, .len = request->authorities_length,
      .flags = CURL_BLOB_COPY};
  SET(CURLOPT_CAINFO_BLOB, &trusted);
  SET(CURLOPT_CAPATH, NULL);
  return true;
}

static bool set_all(struct transfer *transfer, const struct ccurl_request *request) {
  const struct library *curl = transfer->curl;
  CURL *easy = transfer->easy;
  SET(CURLOPT_PRIVATE, transfer);
  SET(CURLOPT_ERRORBUFFER, transfer->message);
  SET(CURLOPT_NOSIGNAL, 1L);
  SET(CURLOPT_QUICK_EXIT, 1L);
  SET(CURLOPT_PROTOCOLS_STR, "http,https");
  SET(CURLOPT_ACCEPT_ENCODING, curl->codings);
  SET(CURLOPT_CONNECTTIMEOUT_MS, request->connect_ms);
  SET(CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)request->largest_body);
  SET(CURLOPT_OPENSOCKETFUNCTION, open_socket);
  SET(CURLOPT_MAXAGE_CONN, 30L);
  SET(CURLOPT_FRESH_CONNECT, request->is_alone ? 1L : 0L);
  if (request->is_direct) SET(CURLOPT_NOPROXY, "*");
  SET(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  SET(CURLOPT_HEADERFUNCTION, take_line);
  SET(CURLOPT_HEADERDATA, transfer);
  SET(CURLOPT_WRITEFUNCTION, take_body);
  SET(CURLOPT_WRITEDATA, transfer);
  return set_security(transfer, request) && set_content(transfer, request);
}

struct transfer *transfer_new(
    const struct library *curl, const struct ccurl_request *request,
    const struct ccurl_listener *listener) {
  struct transfer *transfer = calloc(1, sizeof *transfer);
  if (transfer == NULL) return NULL;
  transfer->curl = curl;
  transfer->listener = *listener;
  transfer->easy = curl->curl_easy_init();
  if (transfer->easy != NULL && set_all(transfer, request)) return transfer;
  transfer_free(transfer);
  return NULL;
}

struct transfer *transfer_of(const struct library *curl, CURL *easy) {
  char *found = NULL;
  curl->curl_easy_getinfo(easy, CURLINFO_PRIVATE, &found);
  return (struct transfer *)found;
}

void transfer_end(struct transfer *transfer, CURLcode code, bool ours) {
  long system_error = 0, verified = 0;
  transfer->curl->curl_easy_getinfo(transfer->easy, CURLINFO_OS_ERRNO, &system_error);
  transfer->curl->curl_easy_getinfo(transfer->easy, CURLINFO_SSL_VERIFYRESULT, &verified);
  enum ccurl_outcome outcome = CCURL_STOPPED;
  if (!ours && !transfer->was_refused) outcome = outcome_of(code, verified, transfer->message);
  transfer->listener.ended(transfer->listener.context, outcome, (int)system_error);
  transfer_free(transfer);
}

void transfer_free(struct transfer *transfer) {
  if (transfer->easy != NULL) transfer->curl->curl_easy_cleanup(transfer->easy);
  transfer->curl->curl_slist_free_all(transfer->fields);
  free(transfer);
}
