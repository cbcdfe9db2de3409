#include <spng.h>
#include <stdlib.h>

#include "CPictureDecoder.h"
#include "decoding.h"

static enum cpicture_outcome outcome_of(int error) {
  return error == SPNG_EMEM ? CPICTURE_GAVE_UP : CPICTURE_UNREADABLE;
}

/* Row by row: a picture of any height takes the memory of one row. */
static int add_rows(spng_ctx *context, struct scaler *scaler, uint32_t height, size_t length) {
  uint8_t *row = malloc(length);
  if (!row) return SPNG_EMEM;
  int error = spng_decode_image(
      context, NULL, 0, SPNG_FMT_RGBA8, SPNG_DECODE_TRNS | SPNG_DECODE_PROGRESSIVE);
  for (uint32_t y = 0; !error && y < height; y++) {
    error = spng_decode_row(context, row, length);
    if (error == SPNG_EOI && y + 1 == height) error = SPNG_OK;
    if (!error) scaler_add(scaler, (int)y, row);
  }
  free(row);
  return error;
}

/* Of an interlaced picture no row is complete before the last pass. */
static int add_all(spng_ctx *context, struct scaler *scaler, uint32_t height, size_t length) {
  uint8_t *pixels = malloc(length * height);
  if (!pixels) return SPNG_EMEM;
  int error = spng_decode_image(context, pixels, length * height, SPNG_FMT_RGBA8, SPNG_DECODE_TRNS);
  for (uint32_t y = 0; !error && y < height; y++)
    scaler_add(scaler, (int)y, pixels + y * length);
  free(pixels);
  return error;
}

/* The sum over the last of the pixels stands behind them. All else there may be cut or odd: the
   picture is complete. */
static int check_end(spng_ctx *context) {
  return spng_decode_chunks(context) == SPNG_ECHUNK_CRC ? SPNG_ECHUNK_CRC : SPNG_OK;
}

static int set_up(spng_ctx *context, const uint8_t *bytes, size_t length) {
  int error = spng_set_image_limits(context, LARGEST_SIDE, LARGEST_SIDE);
  /* Of the chunks beside the pixels we need two small ones. */
  if (!error) error = spng_set_chunk_limits(context, 1 << 20, 4 << 20);
  if (!error) error = spng_set_png_buffer(context, bytes, length);
  return error;
}

enum cpicture_outcome decode_png(
    const uint8_t *bytes, size_t length, const struct cpicture_plan *plan, uint8_t **target) {
  spng_ctx *context = spng_ctx_new(0);
  if (!context) return CPICTURE_GAVE_UP;
  struct spng_ihdr header;
  int error = set_up(context, bytes, length);
  if (!error) error = spng_get_ihdr(context, &header);
  if (error) return outcome_of(error);
  if (header.width != (uint32_t)plan->width || header.height != (uint32_t)plan->height)
    return CPICTURE_UNREADABLE;
  struct scaler scaler;
  if (scaler_begin(&scaler, plan, plan->width, plan->height) != 0) return CPICTURE_GAVE_UP;
  size_t row = (size_t)header.width * 4;
  error = header.interlace_method ? add_all(context, &scaler, header.height, row)
                                  : add_rows(context, &scaler, header.height, row);
  if (!error) error = check_end(context);
  if (error) return outcome_of(error);
  *target = scaler_end(&scaler, plan);
  return *target ? CPICTURE_DONE : CPICTURE_GAVE_UP;
}

const char *cpicture_spng_version(void) { return spng_version_string(); }
