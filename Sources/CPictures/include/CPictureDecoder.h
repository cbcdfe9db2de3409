#pragma once

#include <stddef.h>
#include <stdint.h>

/* PNG and JPEG decoded in a helper process, so that a hostile file can harm nothing but that process.

   The helper is the running program itself, started anew under another name: a constructor of this
   library sees that name, decodes, and ends the process before main. So every program that links the
   library has its helper, and none has to be installed or found. */

/* Under this name (argv[0]) the program is the helper. */
#define CPICTURE_HELPER_NAME "moggy-picture-decoder"

enum cpicture_format { CPICTURE_PNG = 1, CPICTURE_JPEG = 2 };

enum cpicture_outcome {
  CPICTURE_DONE = 0,
  CPICTURE_UNREADABLE, /* the decoder says that the file is broken, or not what its header said */
  CPICTURE_GAVE_UP,    /* out of time or memory, dead, or cancelled */
  CPICTURE_NOT_STARTED /* no process could be had: nothing is known of the file */
};

/* What is decoded, and into what it is scaled. The cut is in pixels as they are stored; the target
   is in pixels as they are shown. */
struct cpicture_plan {
  int format;
  int width, height; /* as the header says; other sizes are refused */
  int orientation;   /* 1 to 8, as EXIF (TIFF tag 0x0112) numbers them */
  int cut_x, cut_y, cut_width, cut_height;
  int target_width, target_height;
};

struct cpicture_job {
  struct cpicture_plan plan;
  int file;               /* a descriptor of it, at its start */
  const char *executable; /* another program in place of this one; NULL for this one */
  int cancel;             /* of cpicture_cancel_new, or -1 */
  int limit_ms;           /* how long it may take in all */
};

/* Decodes into target_width * target_height pixels of red, green, blue, alpha; alpha is not
   multiplied in. Blocks. The helper is dead and reaped when this returns, whatever came of it. */
enum cpicture_outcome cpicture_decode(const struct cpicture_job *job, uint8_t *pixels);

/* What makes a decoding end early, from any thread; -1 where there is no descriptor left. To be
   closed. */
int cpicture_cancel_new(void);
void cpicture_cancel(int cancel);

/* A JPEG of pixels as cpicture_decode gives them, what can be seen through on white; to be freed with
   cpicture_free. NULL without memory. Done in this process: the pixels are ours. */
uint8_t *cpicture_encode_jpeg(
    const uint8_t *pixels, int width, int height, int quality, size_t *length);
void cpicture_free(uint8_t *file);

/* A PNG of pixels of red, green and blue, eight bits each; to be freed with cpicture_free_png. NULL
   without memory. Done in this process, like the JPEG. */
uint8_t *cpicture_encode_png(
    const uint8_t *pixels, int width, int height, int dots_per_metre, size_t *length);
void cpicture_free_png(uint8_t *file);

/* The version of libspng that is loaded. */
const char *cpicture_spng_version(void);
