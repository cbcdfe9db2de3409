#pragma once

#include <string.h>

#include "CPictureDecoder.h"

/* What the two processes have to agree on. The helper has the file as its input, and its plan as
   arguments, in the order of the structure; it writes a header, then the pixels. */

enum { HELPER_ARGUMENTS = 11 };

/* Exit statuses of sysexits(3), and that of the loader where it finds no library or no memory. */
enum { HELPER_UNREADABLE = 65, HELPER_GAVE_UP = 71, HELPER_NOT_LOADED = 127 };

struct helper_header {
  char magic[4];
  uint32_t width, height;
};

static inline struct helper_header header_of(const struct cpicture_plan *plan) {
  struct helper_header header = {
      .width = (uint32_t)plan->target_width, .height = (uint32_t)plan->target_height};
  memcpy(header.magic, "RGBA", sizeof header.magic);
  return header;
}

static inline size_t target_bytes(const struct cpicture_plan *plan) {
  return (size_t)plan->target_width * (size_t)plan->target_height * 4;
}
