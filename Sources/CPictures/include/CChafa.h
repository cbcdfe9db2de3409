#pragma once

#include <stddef.h>
#include <stdint.h>

/* libchafa, as little of it as is needed and without the types of glib. Every function may be called
   from any thread. */

enum cchafa_colors {
  CCHAFA_DIRECT = 0,
  CCHAFA_256, /* 16 to 255 alone: the first 16 are whatever the user likes */
  CCHAFA_16,
  CCHAFA_NONE,
};

struct cchafa_pixels {
  const uint8_t *bytes; /* red, green, blue, alpha; alpha is not multiplied in */
  int width, height;
};

struct cchafa_cell {
  uint32_t scalar;
  int32_t foreground, background; /* 0xRRGGBB or the index; -1 where the ground shows through */
};

/* Draws as characters, into columns * rows cells, the pixels stretched over all of them. `ground` is
   0xRRGGBB; with CCHAFA_NONE its lightness decides whether ink is dark or light. 0, or -1. */
int cchafa_draw(
    const struct cchafa_pixels *pixels, enum cchafa_colors colors, uint32_t ground, int columns,
    int rows, struct cchafa_cell *cells);

enum cchafa_protocol { CCHAFA_KITTY = 0, CCHAFA_ITERM2, CCHAFA_SIXEL };

struct cchafa_print {
  enum cchafa_protocol protocol;
  int columns, rows;
  int cell_width, cell_height; /* in pixels */
  uint32_t image;              /* by what number kitty is to know it */
};

/* The sequence of bytes that shows the pixels over columns * rows cells from the cursor on. To be
   freed with cchafa_free; NULL where there is none. */
uint8_t *cchafa_print(
    const struct cchafa_pixels *pixels, const struct cchafa_print *print, size_t *length);
void cchafa_free(uint8_t *bytes);

/* The version of libchafa's headers; it has no call for that of the library. */
const char *cchafa_version(void);
/* Of the glib that is loaded: major, minor, micro. */
void cchafa_glib_version(unsigned parts[3]);
