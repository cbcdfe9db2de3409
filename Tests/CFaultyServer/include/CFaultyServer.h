#pragma once

#include <stddef.h>

/* TLS of the system's libssl, and the calls that Swift's Glibc module leaves out. */

/* An eventfd(2) that does not block: what is written to it wakes who polls it. -1 with errno. */
int cfs_bell(void);

/* Takes a connection that waits; it does not block and no child inherits it. -1 with errno. */
int cfs_accept(int listener);

struct ssl_ctx_st;
struct ssl_st;

/* Makes what all connections of a server share, of texts in PEM; an old one offers TLS 1.0 and nothing
   else. NULL where libssl refuses. */
struct ssl_ctx_st *cfs_make_context(const char *certificate, const char *key, int is_old);
void cfs_free_context(struct ssl_ctx_st *context);

/* The server's side of one connection. Its handshake is made by the first reads and writes. */
struct ssl_st *cfs_make_session(struct ssl_ctx_st *context, int socket);

/* Says goodbye to the client where `is_orderly` is not 0. The socket stays open. */
void cfs_free_session(struct ssl_st *session, int is_orderly);

enum {
  CFS_END = 0, /* The client is gone, or breaks the rules. */
  CFS_WANTS_INPUT = -1,
  CFS_WANTS_ROOM = -2,
};

/* Each gives the count of bytes, or one of the above. */
long cfs_read(struct ssl_st *session, void *buffer, size_t size);
long cfs_write(struct ssl_st *session, const void *bytes, size_t count);

/* Shakes hands as a client that believes every certificate, on a socket that blocks; an old one speaks
   TLS 1.0 and nothing else. Gives the version agreed on as its bytes, 0x0304 for TLS 1.3; 0 for none. */
int cfs_greet(int socket, int is_old);
