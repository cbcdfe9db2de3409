#include <math.h>
#include <stdlib.h>

#include "decoding.h"

int plan_is_turned(const struct cpicture_plan *plan) { return plan->orientation >= 5; }

int scaler_begin(
    struct scaler *scaler, const struct cpicture_plan *plan, int source_width, int source_height) {
  int turned = plan_is_turned(plan);
  double across = (double)source_width / plan->width, down = (double)source_height / plan->height;
  scaler->width = turned ? plan->target_height : plan->target_width;
  scaler->height = turned ? plan->target_width : plan->target_height;
  scaler->left = plan->cut_x * across;
  scaler->columns = plan->cut_width * across;
  scaler->top = plan->cut_y * down;
  scaler->rows = plan->cut_height * down;
  scaler->sums = calloc((size_t)scaler->width * (size_t)scaler->height, 4 * sizeof(float));
  scaler->line = calloc((size_t)scaler->width, 4 * sizeof(float));
  return scaler->sums && scaler->line ? 0 : -1;
}

/* The mean over [from, to) of one row, alpha first multiplied in. */
static void add_span(float *sum, const uint8_t *pixels, double from, double to) {
  float red = 0, green = 0, blue = 0, alpha = 0;
  for (int x = (int)from; x < to; x++) {
    double start = x > from ? x : from, end = x + 1 < to ? x + 1 : to;
    const uint8_t *pixel = pixels + (size_t)x * 4;
    float weight = (float)((end - start) / (to - from)) * (float)pixel[3];
    red += weight * (float)pixel[0];
    green += weight * (float)pixel[1];
    blue += weight * (float)pixel[2];
    alpha += weight;
  }
  sum[0] = red;
  sum[1] = green;
  sum[2] = blue;
  sum[3] = alpha;
}

void scaler_add(struct scaler *scaler, int row, const uint8_t *pixels) {
  double scale = scaler->height / scaler->rows;
  double from = fmax(0, (row - scaler->top) * scale);
  double to = fmin(scaler->height, (row + 1 - scaler->top) * scale);
  if (!(from < to)) return;
  double step = scaler->columns / scaler->width;
  for (int x = 0; x < scaler->width; x++)
    add_span(
        scaler->line + (size_t)x * 4, pixels, scaler->left + x * step,
        scaler->left + (x + 1) * step);
  for (int y = (int)from; y < to; y++) {
    double start = y > from ? y : from, end = y + 1 < to ? y + 1 : to;
    float weight = (float)(end - start);
    float *sums = scaler->sums + (size_t)y * (size_t)scaler->width * 4;
    for (size_t i = 0; i < (size_t)scaler->width * 4; i++) sums[i] += weight * scaler->line[i];
  }
}

/* The weights of a target pixel add up to 1. */
static void put_pixel(uint8_t *pixel, const float *sum) {
  float alpha = sum[3];
  for (int i = 0; i < 3; i++)
    pixel[i] = alpha > 0 ? (uint8_t)fminf(255, sum[i] / alpha + 0.5f) : 0;
  pixel[3] = (uint8_t)fminf(255, alpha + 0.5f);
}

/* Which stored pixel is shown at a place (EXIF 2.3, tag Orientation). */
static size_t stored_index(const struct scaler *scaler, int orientation, int x, int y) {
  int right = scaler->width - 1, bottom = scaler->height - 1;
  int from_x = x, from_y = y;
  switch (orientation) {
  case 2: from_x = right - x; break;
  case 3: from_x = right - x; from_y = bottom - y; break;
  case 4: from_y = bottom - y; break;
  case 5: from_x = y; from_y = x; break;
  case 6: from_x = y; from_y = bottom - x; break;
  case 7: from_x = right - y; from_y = bottom - x; break;
  case 8: from_x = right - y; from_y = x; break;
  default: break;
  }
  return (size_t)from_y * (size_t)scaler->width + (size_t)from_x;
}

uint8_t *scaler_end(struct scaler *scaler, const struct cpicture_plan *plan) {
  uint8_t *target = malloc((size_t)plan->target_width * (size_t)plan->target_height * 4);
  if (!target) return NULL;
  uint8_t *pixel = target;
  for (int y = 0; y < plan->target_height; y++)
    for (int x = 0; x < plan->target_width; x++, pixel += 4)
      put_pixel(pixel, scaler->sums + 4 * stored_index(scaler, plan->orientation, x, y));
  return target;
}
