#include "CPostgres.h"

#include "library.h"
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct cpostgres {
  const struct library *pq;
  PGconn *connection;
  bool is_lost;
  char state[6];
  char reason[400];
};

bool cpostgres_is_there(void) { return libpq() != NULL; }

/* Milliseconds of a clock that never goes back. */
static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/* Waits until the connection is ready for one of the events: which ones, 0 if the time is over, -1 if it
   is broken. */
static int wait_for(const struct cpostgres *connection, short events, long long end) {
  struct pollfd socket = {
      .fd = connection->pq->PQsocket(connection->connection), .events = events};
  if (socket.fd < 0) return -1;
  for (;;) {
    long long left = end - now();
    int ready = poll(&socket, 1, left < 0 ? 0 : (int)left);
    if (ready > 0) return socket.revents;
    if (ready == 0) return 0;
    if (errno != EINTR) return -1;
  }
}

/* Keeps the first line of a text as the reason, without its line end. */
static void say(struct cpostgres *connection, const char *text) {
  snprintf(connection->reason, sizeof connection->reason, "%s", text);
  connection->reason[strcspn(connection->reason, "\r\n")] = 0;
}

static enum cpostgres_outcome lose(struct cpostgres *connection, const char *why) {
  connection->is_lost = true;
  const char *told = connection->pq->PQerrorMessage(connection->connection);
  say(connection, why != NULL ? why : told);
  return CPOSTGRES_LOST;
}

static void ignore(void *context, const char *text) { (void)context, (void)text; }

struct cpostgres *cpostgres_open(const char *address, int milliseconds) {
  const struct library *pq = libpq();
  if (pq == NULL) return NULL;
  struct cpostgres *connection = calloc(1, sizeof *connection);
  if (connection == NULL) return NULL;
  connection->pq = pq;
  /* What the address says itself goes before these. Over a network, a peer that is gone is noticed. */
  const char *const names[] = {"application_name", "client_encoding", "tcp_user_timeout",
                               "keepalives_idle",  "dbname",          NULL};
  const char *const values[] = {"moggy", "UTF8", "10000", "10", address, NULL};
  connection->connection = pq->PQconnectStartParams(names, values, 1);
  if (connection->connection == NULL) {
    free(connection);
    return NULL;
  }
  pq->PQsetNoticeProcessor(connection->connection, ignore, NULL);
  long long end = now() + milliseconds;
  int state = PQ_POLLING_WRITING;
  if (pq->PQstatus(connection->connection) == PQ_CONNECTION_BAD) state = PQ_POLLING_FAILED;
  while (state != PQ_POLLING_OK) {
    int ready = 0;
    if (state != PQ_POLLING_FAILED)
      ready = wait_for(connection, state == PQ_POLLING_READING ? POLLIN : POLLOUT, end);
    if (state == PQ_POLLING_FAILED || ready <= 0) {
      lose(connection, state == PQ_POLLING_FAILED || ready < 0 ? NULL : "no answer in time");
      return connection;
    }
    state = pq->PQconnectPoll(connection->connection);
  }
  pq->PQsetnonblocking(connection->connection, 1);
  return connection;
}

bool cpostgres_is_open(const struct cpostgres *connection) { return !connection->is_lost; }

void cpostgres_close(struct cpostgres *connection) {
  connection->pq->PQfinish(connection->connection);
  free(connection);
}

/* Sends what was queued, and returns the last result; NULL if the connection is lost. */
static PGresult *finish(struct cpostgres *connection, int milliseconds) {
  const struct library *pq = connection->pq;
  PGconn *inner = connection->connection;
  long long end = now() + milliseconds;
  for (;;) {
    int rest = pq->PQflush(inner);
    if (rest == 0) break;
    int ready = rest < 0 ? -1 : wait_for(connection, POLLIN | POLLOUT, end);
    if (ready <= 0 || (ready & POLLIN && !pq->PQconsumeInput(inner))) {
      lose(connection, ready == 0 ? "no answer in time" : NULL);
      return NULL;
    }
  }
  PGresult *last = NULL;
  for (;;) {
    while (pq->PQisBusy(inner)) {
      int ready = wait_for(connection, POLLIN, end);
      if (ready > 0 && pq->PQconsumeInput(inner)) continue;
      lose(connection, ready == 0 ? "no answer in time" : NULL);
      pq->PQclear(last);
      return NULL;
    }
    PGresult *next = pq->PQgetResult(inner);
    if (next == NULL) break;
    pq->PQclear(last);
    last = next;
  }
  if (last == NULL) lose(connection, NULL);
  return last;
}

static enum cpostgres_outcome outcome(
    struct cpostgres *connection, int sent, int milliseconds, struct cpostgres_rows **rows) {
  const struct library *pq = connection->pq;
  if (!sent) return lose(connection, NULL);
  PGresult *result = finish(connection, milliseconds);
  if (result == NULL) return CPOSTGRES_LOST;
  int status = pq->PQresultStatus(result);
  if (status == PQ_COMMAND_OK || status == PQ_TUPLES_OK || status == PQ_EMPTY_QUERY) {
    if (rows != NULL) *rows = (struct cpostgres_rows *)result;
    else pq->PQclear(result);
    return CPOSTGRES_DONE;
  }
  const char *state = pq->PQresultErrorField(result, PQ_DIAG_SQLSTATE);
  snprintf(connection->state, sizeof connection->state, "%s", state != NULL ? state : "");
  say(connection, pq->PQresultErrorMessage(result));
  pq->PQclear(result);
  /* A backend that dies tells so by a result without a state. */
  if (state == NULL || pq->PQstatus(connection->connection) == PQ_CONNECTION_BAD) {
    connection->is_lost = true;
    return CPOSTGRES_LOST;
  }
  return CPOSTGRES_REFUSED;
}

enum cpostgres_outcome cpostgres_script(
    struct cpostgres *connection, const char *sql, int milliseconds) {
  if (connection->is_lost) return CPOSTGRES_LOST;
  int sent = connection->pq->PQsendQuery(connection->connection, sql);
  return outcome(connection, sent, milliseconds, NULL);
}

enum cpostgres_outcome cpostgres_prepare(
    struct cpostgres *connection, const char *name, const char *sql, int milliseconds) {
  if (connection->is_lost) return CPOSTGRES_LOST;
  int sent = connection->pq->PQsendPrepare(connection->connection, name, sql, 0, NULL);
  return outcome(connection, sent, milliseconds, NULL);
}

enum cpostgres_outcome cpostgres_execute(
    struct cpostgres *connection, const char *name, const struct cpostgres_value *values,
    size_t count, int milliseconds, struct cpostgres_rows **rows) {
  *rows = NULL;
  if (connection->is_lost) return CPOSTGRES_LOST;
  const char *bytes[CPOSTGRES_MOST_VALUES];
  int lengths[CPOSTGRES_MOST_VALUES], formats[CPOSTGRES_MOST_VALUES];
  if (count > CPOSTGRES_MOST_VALUES) count = CPOSTGRES_MOST_VALUES;
  for (size_t index = 0; index < count; index++) {
    bytes[index] = values[index].bytes;
    lengths[index] = values[index].length;
    formats[index] = values[index].is_binary;
  }
  int sent = connection->pq->PQsendQueryPrepared(
      connection->connection, name, (int)count, bytes, lengths, formats, 0);
  return outcome(connection, sent, milliseconds, rows);
}

const char *cpostgres_state(const struct cpostgres *connection) { return connection->state; }
const char *cpostgres_reason(const struct cpostgres *connection) { return connection->reason; }

static int take_notices(struct cpostgres *connection) {
  int count = 0;
  PGnotify *notice;
  while ((notice = connection->pq->PQnotifies(connection->connection)) != NULL) {
    connection->pq->PQfreemem(notice);
    count++;
  }
  return count;
}

int cpostgres_notices(struct cpostgres *connection, int milliseconds) {
  if (connection->is_lost) return -1;
  /* Some may have come together with the rows of a statement. */
  int count = take_notices(connection);
  if (count > 0) return count;
  int ready = wait_for(connection, POLLIN, now() + milliseconds);
  if (ready == 0) return 0;
  if (ready < 0 || !connection->pq->PQconsumeInput(connection->connection)) {
    lose(connection, NULL);
    return -1;
  }
  return take_notices(connection);
}

static const PGresult *result(const struct cpostgres_rows *rows) { return (const PGresult *)rows; }

int cpostgres_row_count(const struct cpostgres_rows *rows) {
  return libpq()->PQntuples(result(rows));
}

int cpostgres_column_count(const struct cpostgres_rows *rows) {
  return libpq()->PQnfields(result(rows));
}

unsigned cpostgres_type(const struct cpostgres_rows *rows, int column) {
  return libpq()->PQftype(result(rows), column);
}

const char *cpostgres_value(const struct cpostgres_rows *rows, int row, int column, int *length) {
  const struct library *pq = libpq();
  if (pq->PQgetisnull(result(rows), row, column)) return NULL;
  *length = pq->PQgetlength(result(rows), row, column);
  return pq->PQgetvalue(result(rows), row, column);
}

void cpostgres_free(struct cpostgres_rows *rows) { libpq()->PQclear((PGresult *)rows); }
