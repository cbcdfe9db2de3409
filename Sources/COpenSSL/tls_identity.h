#pragma once

#include "CTLS.h"
#include "tls_library.h"

struct ctls_identity {
  const struct tls_library *tls;
  SSL_CTX *context;
  int64_t end;
};
