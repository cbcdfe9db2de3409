#include "CChafa.h"

#include <chafa.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const ChafaCanvasMode modes[] = {
    [CCHAFA_DIRECT] = CHAFA_CANVAS_MODE_TRUECOLOR,
    [CCHAFA_256] = CHAFA_CANVAS_MODE_INDEXED_240,
    [CCHAFA_16] = CHAFA_CANVAS_MODE_INDEXED_16,
    [CCHAFA_NONE] = CHAFA_CANVAS_MODE_FGBG,
};

/* ---- As characters ---- */

/* Halves and quarters are in every font and leave no gaps. Where there are too few colours to mix,
   shades and, without any colour, the shapes of ASCII help. */
static ChafaSymbolMap *symbols_for(enum cchafa_colors colors) {
  ChafaSymbolTags tags = CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | CHAFA_SYMBOL_TAG_HALF |
                         CHAFA_SYMBOL_TAG_QUAD;
  if (colors == CCHAFA_16 || colors == CCHAFA_NONE) tags |= CHAFA_SYMBOL_TAG_STIPPLE;
  if (colors == CCHAFA_NONE) tags |= CHAFA_SYMBOL_TAG_ASCII;
  ChafaSymbolMap *map = chafa_symbol_map_new();
  chafa_symbol_map_add_by_tags(map, tags);
  if (colors == CCHAFA_NONE) chafa_symbol_map_remove_by_tags(map, CHAFA_SYMBOL_TAG_ALNUM);
  return map;
}

static int is_light(uint32_t color) {
  /* Rec. 601 luma, in thousandths. */
  return 299 * (color >> 16 & 0xFF) + 587 * (color >> 8 & 0xFF) + 114 * (color & 0xFF) > 127500;
}

static ChafaCanvasConfig *config_for(enum cchafa_colors colors, uint32_t ground) {
  ChafaCanvasConfig *config = chafa_canvas_config_new();
  ChafaSymbolMap *symbols = symbols_for(colors);
  chafa_canvas_config_set_symbol_map(config, symbols);
  chafa_symbol_map_unref(symbols);
  chafa_canvas_config_set_canvas_mode(config, modes[colors]);
  chafa_canvas_config_set_pixel_mode(config, CHAFA_PIXEL_MODE_SYMBOLS);
  chafa_canvas_config_set_color_space(config, CHAFA_COLOR_SPACE_RGB);
  chafa_canvas_config_set_bg_color(config, ground);
  chafa_canvas_config_set_fg_color(config, is_light(ground) ? 0x000000 : 0xFFFFFF);
  /* Ordered, so that one cell does not depend on another. */
  chafa_canvas_config_set_dither_mode(
      config, colors == CCHAFA_DIRECT ? CHAFA_DITHER_MODE_NONE : CHAFA_DITHER_MODE_ORDERED);
  chafa_canvas_config_set_preprocessing_enabled(config, colors >= CCHAFA_16);
  return config;
}

/* For a palette, the number of the transparent pen is beyond its last colour. */
static int32_t color_of(gint color, enum cchafa_colors colors) {
  return color < 0 || (colors != CCHAFA_DIRECT && color > 255) ? -1 : color;
}

static void take_cells(
    ChafaCanvas *canvas, enum cchafa_colors colors, int columns, int rows,
    struct cchafa_cell *cells) {
  for (int y = 0; y < rows; y++) {
    for (int x = 0; x < columns; x++, cells++) {
      gint foreground = -1, background = -1;
      cells->scalar = chafa_canvas_get_char_at(canvas, x, y);
      if (colors != CCHAFA_NONE)
        chafa_canvas_get_raw_colors_at(canvas, x, y, &foreground, &background);
      cells->foreground = color_of(foreground, colors);
      cells->background = color_of(background, colors);
    }
  }
}

static ChafaCanvas *canvas_with(ChafaCanvasConfig *config, const struct cchafa_pixels *pixels) {
  ChafaCanvas *canvas = chafa_canvas_new(config);
  if (canvas)
    chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels->bytes, pixels->width, pixels->height,
        pixels->width * 4);
  return canvas;
}

int cchafa_draw(
    const struct cchafa_pixels *pixels, enum cchafa_colors colors, uint32_t ground, int columns,
    int rows, struct cchafa_cell *cells) {
  ChafaCanvasConfig *config = config_for(colors, ground);
  chafa_canvas_config_set_geometry(config, columns, rows);
  ChafaCanvas *canvas = canvas_with(config, pixels);
  if (canvas) {
    take_cells(canvas, colors, columns, rows, cells);
    chafa_canvas_unref(canvas);
  }
  chafa_canvas_config_unref(config);
  return canvas ? 0 : -1;
}

/* ---- As itself ---- */

struct sequence {
  ChafaTermSeq number;
  const char *text;
};

/* kitty's graphics protocol: a=T transmits and shows, f the bits of a pixel, s and v its size in
   pixels, c and r in cells, m=1 more follows; C=1 leaves the cursor, q=2 asks for no answer, p is the
   placement. %n are what chafa fills in. */
static const char kitty_format[] =
    "\033_Ga=T,q=2,C=1,i=%u,p=1,f=%%1,s=%%2,v=%%3,c=%%4,r=%%5,m=1\033\\";

static const struct sequence sequences[] = {
    {CHAFA_TERM_SEQ_END_KITTY_IMAGE, "\033_Gm=0\033\\"},
    {CHAFA_TERM_SEQ_BEGIN_KITTY_IMAGE_CHUNK, "\033_Gm=1;"},
    {CHAFA_TERM_SEQ_END_KITTY_IMAGE_CHUNK, "\033\\"},
    /* iTerm2's OSC 1337; its width and height are in cells, and hold whatever the proportions. */
    {CHAFA_TERM_SEQ_BEGIN_ITERM2_IMAGE,
     "\033]1337;File=inline=1;width=%1;height=%2;preserveAspectRatio=0;doNotMoveCursor=1:"},
    {CHAFA_TERM_SEQ_END_ITERM2_IMAGE, "\007"},
    /* DECSIXEL of the VT340; with 1 as the second number, pixels that are not set stay as they are. */
    {CHAFA_TERM_SEQ_BEGIN_SIXELS, "\033P%1;%2;%3q"},
    {CHAFA_TERM_SEQ_END_SIXELS, "\033\\"},
};

static ChafaTermInfo *terminal_with(uint32_t image) {
  ChafaTermInfo *terminal = chafa_term_info_new();
  char kitty[sizeof kitty_format + 16];
  snprintf(kitty, sizeof kitty, kitty_format, image);
  int is_set = chafa_term_info_set_seq(
      terminal, CHAFA_TERM_SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1, kitty, NULL);
  for (size_t i = 0; i < sizeof sequences / sizeof *sequences; i++)
    is_set &= chafa_term_info_set_seq(terminal, sequences[i].number, sequences[i].text, NULL);
  if (is_set) return terminal;
  chafa_term_info_unref(terminal);
  return NULL;
}

static ChafaCanvasConfig *print_config(const struct cchafa_print *print) {
  static const ChafaPixelMode pixel_modes[] = {
      [CCHAFA_KITTY] = CHAFA_PIXEL_MODE_KITTY,
      [CCHAFA_ITERM2] = CHAFA_PIXEL_MODE_ITERM2,
      [CCHAFA_SIXEL] = CHAFA_PIXEL_MODE_SIXELS,
  };
  ChafaCanvasConfig *config = chafa_canvas_config_new();
  chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_TRUECOLOR);
  chafa_canvas_config_set_pixel_mode(config, pixel_modes[print->protocol]);
  chafa_canvas_config_set_geometry(config, print->columns, print->rows);
  chafa_canvas_config_set_cell_geometry(config, print->cell_width, print->cell_height);
  return config;
}

/* A copy of our own, so that glib's memory stays glib's. */
static uint8_t *copy_of(const GString *text, size_t *length) {
  uint8_t *bytes = text->len > 0 ? malloc(text->len) : NULL;
  if (bytes) memcpy(bytes, text->str, text->len);
  *length = bytes ? text->len : 0;
  return bytes;
}

uint8_t *cchafa_print(
    const struct cchafa_pixels *pixels, const struct cchafa_print *print, size_t *length) {
  *length = 0;
  ChafaTermInfo *terminal = terminal_with(print->image);
  if (!terminal) return NULL;
  ChafaCanvasConfig *config = print_config(print);
  ChafaCanvas *canvas = canvas_with(config, pixels);
  GString *text = canvas ? chafa_canvas_print(canvas, terminal) : NULL;
  uint8_t *bytes = text ? copy_of(text, length) : NULL;
  if (text) g_string_free(text, TRUE);
  if (canvas) chafa_canvas_unref(canvas);
  chafa_canvas_config_unref(config);
  chafa_term_info_unref(terminal);
  return bytes;
}

void cchafa_free(uint8_t *bytes) { free(bytes); }

/* ---- Versions ---- */

#define TEXT(x) #x
#define DOTTED(a, b, c) TEXT(a) "." TEXT(b) "." TEXT(c)

const char *cchafa_version(void) {
  return DOTTED(CHAFA_MAJOR_VERSION, CHAFA_MINOR_VERSION, CHAFA_MICRO_VERSION);
}

void cchafa_glib_version(unsigned parts[3]) {
  parts[0] = glib_major_version;
  parts[1] = glib_minor_version;
  parts[2] = glib_micro_version;
}
