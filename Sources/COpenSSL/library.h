#pragma once

/* The calls of libcurl as values. */
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <stdbool.h>

#define CALLS(CALL)                                                                                \
  CALL(curl_global_init)                                                                           \
  CALL(curl_version_info)                                                                          \
  CALL(curl_slist_append)                                                                          \
  CALL(curl_slist_free_all)                                                                        \
  CALL(curl_easy_init)                                                                             \
  CALL(curl_easy_setopt)                                                                           \
  CALL(curl_easy_getinfo)                                                                          \
  CALL(curl_easy_cleanup)                                                                          \
  CALL(curl_multi_init)                                                                            \
  CALL(curl_multi_setopt)                                                                          \
  CALL(curl_multi_add_handle)                                                                      \
  CALL(curl_multi_remove_handle)                                                                   \
  CALL(curl_multi_perform)                                                                         \
  CALL(curl_multi_poll)                                                                            \
  CALL(curl_multi_wakeup)                                                                          \
  CALL(curl_multi_info_read)                                                                       \
  CALL(curl_multi_cleanup)

struct library {
#define CALL(name) __typeof__(&name) name;
  CALLS(CALL)
#undef CALL
  const char *codings;
  char version[80];
};

/* NULL where libcurl cannot be loaded or is older than 7.87. From any thread. */
const struct library *library(void);
