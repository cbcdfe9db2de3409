#pragma once

#include "CCurl.h"
#include "library.h"

/* `verified` is OpenSSL's judgement of the certificate, `message` what libcurl says beside the code:
   some codes stand for several things. */
enum ccurl_outcome outcome_of(CURLcode code, long verified, const char *message);
