#pragma once

/* The calls of libpq as values. They are declared here, so that the build needs none of its headers:
   its interface of version 5 has been the same since 2006, and these since PostgreSQL 9.2. */

typedef struct pg_conn PGconn;
typedef struct pg_result PGresult;
typedef struct pgNotify {
  char *relname;
  int be_pid;
  char *extra;
} PGnotify;
typedef void (*PQnoticeProcessor)(void *, const char *);

enum { PQ_CONNECTION_OK = 0, PQ_CONNECTION_BAD = 1 };
enum { PQ_POLLING_FAILED = 0, PQ_POLLING_READING, PQ_POLLING_WRITING, PQ_POLLING_OK };
enum { PQ_EMPTY_QUERY = 0, PQ_COMMAND_OK = 1, PQ_TUPLES_OK = 2 };
enum { PQ_DIAG_SQLSTATE = 'C' };

#define CALLS(CALL)                                                                                \
  CALL(PQconnectStartParams, PGconn *, const char *const *, const char *const *, int)              \
  CALL(PQconnectPoll, int, PGconn *)                                                               \
  CALL(PQstatus, int, const PGconn *)                                                              \
  CALL(PQsocket, int, const PGconn *)                                                              \
  CALL(PQfinish, void, PGconn *)                                                                   \
  CALL(PQerrorMessage, char *, const PGconn *)                                                     \
  CALL(PQsetnonblocking, int, PGconn *, int)                                                       \
  CALL(PQsetNoticeProcessor, PQnoticeProcessor, PGconn *, PQnoticeProcessor, void *)               \
  CALL(PQsendQuery, int, PGconn *, const char *)                                                   \
  CALL(PQsendPrepare, int, PGconn *, const char *, const char *, int, const unsigned *)            \
  CALL(PQsendQueryPrepared, int, PGconn *, const char *, int, const char *const *, const int *,    \
       const int *, int)                                                                           \
  CALL(PQflush, int, PGconn *)                                                                     \
  CALL(PQconsumeInput, int, PGconn *)                                                              \
  CALL(PQisBusy, int, PGconn *)                                                                    \
  CALL(PQgetResult, PGresult *, PGconn *)                                                          \
  CALL(PQnotifies, PGnotify *, PGconn *)                                                           \
  CALL(PQfreemem, void, void *)                                                                    \
  CALL(PQresultStatus, int, const PGresult *)                                                      \
  CALL(PQresultErrorField, char *, const PGresult *, int)                                          \
  CALL(PQresultErrorMessage, char *, const PGresult *)                                             \
  CALL(PQntuples, int, const PGresult *)                                                           \
  CALL(PQnfields, int, const PGresult *)                                                           \
  CALL(PQftype, unsigned, const PGresult *, int)                                                   \
  CALL(PQgetisnull, int, const PGresult *, int, int)                                               \
  CALL(PQgetvalue, char *, const PGresult *, int, int)                                             \
  CALL(PQgetlength, int, const PGresult *, int, int)                                               \
  CALL(PQclear, void, PGresult *)

struct library {
#define CALL(name, result, ...) result (*name)(__VA_ARGS__);
  CALLS(CALL)
#undef CALL
};

/* NULL where libpq cannot be loaded. From any thread. */
const struct library *libpq(void);
