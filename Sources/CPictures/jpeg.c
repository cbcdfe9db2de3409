#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

#include "decoding.h"

static int large_enough(int length, int whole, int cut, int need) {
  return (double)length * cut / whole >= need;
}

/* The least size that the decoder can give for free and that is no smaller than the target. */
static void choose_size(const struct cpicture_plan *plan, int *width, int *height) {
  int turned = plan_is_turned(plan), count = 0;
  int need_width = turned ? plan->target_height : plan->target_width;
  int need_height = turned ? plan->target_width : plan->target_height;
  const tjscalingfactor *factors = tjGetScalingFactors(&count);
  *width = plan->width;
  *height = plan->height;
  for (int i = 0; factors && i < count; i++) {
    int w = TJSCALED(plan->width, factors[i]), h = TJSCALED(plan->height, factors[i]);
    if (w < *width && large_enough(w, plan->width, plan->cut_width, need_width) &&
        large_enough(h, plan->height, plan->cut_height, need_height)) {
      *width = w;
      *height = h;
    }
  }
}

/* Inks as Adobe's programs store them, which is inverted. */
static void convert_inks(uint8_t *pixels, size_t count) {
  for (uint8_t *pixel = pixels; count > 0; count--, pixel += 4) {
    for (int i = 0; i < 3; i++) pixel[i] = (uint8_t)(pixel[i] * pixel[3] / 255);
    pixel[3] = 255;
  }
}

/* What cameras and editors do wrong without spoiling the picture. Of all else, an early end above all,
   the rest of the picture would be grey. The library's own code for a warning is no help: it stays
   when an error follows. */
static enum cpicture_outcome outcome_of(tjhandle decoder) {
  static const char *const harmless[] = {
      "extraneous bytes before", "Invalid SOS parameters", "Adobe color transform"};
  const char *message = tjGetErrorStr2(decoder);
  if (strstr(message, "nsufficient memory")) return CPICTURE_GAVE_UP;
  for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++)
    if (strstr(message, harmless[i])) return CPICTURE_DONE;
  return CPICTURE_UNREADABLE;
}

static enum cpicture_outcome decode_pixels(
    tjhandle decoder, const uint8_t *bytes, size_t length, const struct cpicture_plan *plan,
    int has_inks, uint8_t **target) {
  int width, height;
  choose_size(plan, &width, &height);
  size_t count = (size_t)width * (size_t)height;
  uint8_t *pixels = malloc(count * 4);
  struct scaler scaler;
  if (!pixels || scaler_begin(&scaler, plan, width, height) != 0) return CPICTURE_GAVE_UP;
  if (tjDecompress2(
          decoder, bytes, length, pixels, width, 0, height, has_inks ? TJPF_CMYK : TJPF_RGBA,
          TJFLAG_LIMITSCANS) != 0) {
    enum cpicture_outcome outcome = outcome_of(decoder);
    if (outcome != CPICTURE_DONE) return outcome;
  }
  if (has_inks) convert_inks(pixels, count);
  for (int y = 0; y < height; y++) scaler_add(&scaler, y, pixels + (size_t)y * (size_t)width * 4);
  *target = scaler_end(&scaler, plan);
  return *target ? CPICTURE_DONE : CPICTURE_GAVE_UP;
}

enum cpicture_outcome decode_jpeg(
    const uint8_t *bytes, size_t length, const struct cpicture_plan *plan, uint8_t **target) {
  tjhandle decoder = tjInitDecompress();
  if (!decoder) return CPICTURE_GAVE_UP;
  int width, height, sampling, colors;
  if (tjDecompressHeader3(decoder, bytes, length, &width, &height, &sampling, &colors) != 0 &&
      outcome_of(decoder) != CPICTURE_DONE)
    return outcome_of(decoder);
  if (width != plan->width || height != plan->height) return CPICTURE_UNREADABLE;
  int has_inks = colors == TJCS_CMYK || colors == TJCS_YCCK;
  return decode_pixels(decoder, bytes, length, plan, has_inks, target);
}
