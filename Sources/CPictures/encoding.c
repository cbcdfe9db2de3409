/* The other way round: pixels of ours to a file. */

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
