#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CPictureDecoder.h"

/* Inside the helper only. */

/* The limits of the helper, of which the caller keeps to the first two as well. */
enum { LARGEST_SIDE = 8192, LARGEST_FILE = 32 << 20, MEMORY_MB = 512, CPU_SECONDS = 5, FILES = 16 };

/* The sums of the source pixels that fall on each target pixel, by area; colours are weighted by
   their alpha. Where the picture is enlarged, one source pixel falls on many. */
struct scaler {
  int width, height;                /* of the target, as stored: not turned yet */
  double left, top, columns, rows;  /* the part of the source that is taken */
  float *sums;                      /* of the target */
  float *line;                      /* of one source row */
};

/* `source_width` and `source_height` are what the rows will have, which may be less than the plan
   says where the decoder itself scales down. 0, or -1 without memory. */
int scaler_begin(
    struct scaler *scaler, const struct cpicture_plan *plan, int source_width, int source_height);

/* Rows of red, green, blue, alpha; each of the source's rows once. */
void scaler_add(struct scaler *scaler, int row, const uint8_t *pixels);

/* The target in the way it is shown, 4 bytes a pixel; NULL without memory. */
uint8_t *scaler_end(struct scaler *scaler, const struct cpicture_plan *plan);

int plan_is_turned(const struct cpicture_plan *plan);

enum cpicture_outcome decode_png(
    const uint8_t *bytes, size_t length, const struct cpicture_plan *plan, uint8_t **target);
enum cpicture_outcome decode_jpeg(
    const uint8_t *bytes, size_t length, const struct cpicture_plan *plan, uint8_t **target);
