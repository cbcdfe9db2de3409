#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Connections to PostgreSQL by libpq, which is loaded when it is first asked for and is no dependency of
   the program. No call waits longer than it was told, but for the resolution of a name of a host. A
   connection belongs to one thread at a time. */

/* One connection; what it has lost once is lost for good. */
struct cpostgres;

/* The rows of a statement, in PostgreSQL's text form. */
struct cpostgres_rows;

enum cpostgres_outcome {
  CPOSTGRES_DONE,
  /* The server refused the statement: see cpostgres_state and cpostgres_reason. */
  CPOSTGRES_REFUSED,
  /* The connection is broken, or the time is over: the statement may have been carried out. */
  CPOSTGRES_LOST,
};

/* An argument; without bytes it is null. A binary one is text in UTF-8, or bytes. */
struct cpostgres_value {
  const char *bytes;
  int length;
  bool is_binary;
};

enum { CPOSTGRES_MOST_VALUES = 16 };

/* False where there is no libpq.so.5. */
bool cpostgres_is_there(void);

/* Connects; NULL without memory or libpq. Check cpostgres_is_open.
   address: a URI or a string of keywords and values, as libpq takes them. */
struct cpostgres *cpostgres_open(const char *address, int milliseconds);
bool cpostgres_is_open(const struct cpostgres *connection);
void cpostgres_close(struct cpostgres *connection);

/* Statements without arguments and rows, separated by semicolons. */
enum cpostgres_outcome cpostgres_script(
    struct cpostgres *connection, const char *sql, int milliseconds);
/* Parses a statement under a name, with arguments $1, $2… */
enum cpostgres_outcome cpostgres_prepare(
    struct cpostgres *connection, const char *name, const char *sql, int milliseconds);
/* Runs a prepared statement. The rows are to be freed, and NULL if it is not done. */
enum cpostgres_outcome cpostgres_execute(
    struct cpostgres *connection, const char *name, const struct cpostgres_value *values,
    size_t count, int milliseconds, struct cpostgres_rows **rows);

/* The SQLSTATE of the last refusal, five characters; the text of the last failure in English. Both hold
   until the next call. */
const char *cpostgres_state(const struct cpostgres *connection);
const char *cpostgres_reason(const struct cpostgres *connection);

/* Waits for notices of LISTEN and takes all that have come: their number, 0 if the time is over, -1 if the
   connection is lost. */
int cpostgres_notices(struct cpostgres *connection, int milliseconds);

int cpostgres_row_count(const struct cpostgres_rows *rows);
int cpostgres_column_count(const struct cpostgres_rows *rows);
/* The number of the type of a column in pg_type. */
unsigned cpostgres_type(const struct cpostgres_rows *rows, int column);
/* NULL for null. */
const char *cpostgres_value(const struct cpostgres_rows *rows, int row, int column, int *length);
void cpostgres_free(struct cpostgres_rows *rows);
