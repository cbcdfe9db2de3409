/* The other way round: pixels of ours to a file. */

#include <spng.h>
#include <stdlib.h>
#include <turbojpeg.h>

#include "CPictureDecoder.h"

/* Three bytes a pixel, on white; NULL without memory. */
static uint8_t *on_white(const uint8_t *pixels, size_t count) {
  uint8_t *solid = malloc(count * 3), *next = solid;
  for (size_t i = 0; solid && i < count; i++, pixels += 4)
    for (int channel = 0; channel < 3; channel++) {
      unsigned alpha = pixels[3];
      *next++ = (uint8_t)((pixels[channel] * alpha + 255 * (255 - alpha) + 127) / 255);
    }
  return solid;
}

uint8_t *cpicture_encode_jpeg(
    const uint8_t *pixels, int width, int height, int quality, size_t *length) {
  unsigned char *file = NULL;
  unsigned long size = 0;
  uint8_t *solid = on_white(pixels, (size_t)width * (size_t)height);
  tjhandle encoder = solid ? tjInitCompress() : NULL;
  int failed = !encoder || tjCompress2(
                               encoder, solid, width, 0, height, TJPF_RGB, &file, &size,
                               TJSAMP_420, quality, 0) != 0;
  if (encoder) tjDestroy(encoder);
  free(solid);
  if (failed) {
    if (file) tjFree(file);
    return NULL;
  }
  *length = size;
  return file;
}

void cpicture_free(uint8_t *file) { tjFree(file); }

uint8_t *cpicture_encode_png(
    const uint8_t *pixels, int width, int height, int dots_per_metre, size_t *length) {
  spng_ctx *context = spng_ctx_new(SPNG_CTX_ENCODER);
  if (!context) return NULL;
  struct spng_ihdr header = {
      .width = (uint32_t)width,
      .height = (uint32_t)height,
      .bit_depth = 8,
      .color_type = SPNG_COLOR_TYPE_TRUECOLOR};
  struct spng_phys dots = {
      .ppu_x = (uint32_t)dots_per_metre, .ppu_y = (uint32_t)dots_per_metre, .unit_specifier = 1};
  uint8_t *file = NULL;
  int error = spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1);
  if (!error) error = spng_set_ihdr(context, &header);
  if (!error) error = spng_set_phys(context, &dots);
  if (!error)
    error = spng_encode_image(
        context, pixels, (size_t)width * (size_t)height * 3, SPNG_FMT_PNG, SPNG_ENCODE_FINALIZE);
  if (!error) file = spng_get_png_buffer(context, length, &error);
  spng_ctx_free(context);
  return file;
}

void cpicture_free_png(uint8_t *file) { free(file); }
