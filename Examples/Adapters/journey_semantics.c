#define _GNU_SOURCE
#include "journey_semantics.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int channel = -1, count, frame, drawn_rows, drawn_columns;
static FILE *nodes, *order;
static char *nodes_text, *order_text, focus[256];
static size_t nodes_size, order_size;

static void put_string(FILE *out, const char *before, const char *text) {
  if (!text) return;
  fprintf(out, "%s\"", before);
  for (; *text; text++) {
    int is_plain = (unsigned char)*text >= 0x20 && *text != '"' && *text != '\\';
    fprintf(out, is_plain ? "%c" : "\\u%04x", (unsigned char)*text);
  }
  fputc('"', out);
}

static void put_list(const char *name, const char *words) {
  char *copy = strdup(words ? words : ""), *rest = copy, *word;
  fprintf(nodes, ",\"%s\":[", name);
  for (const char *sign = ""; words && (word = strsep(&rest, ",")); sign = ",")
    put_string(nodes, sign, word);
  fputc(']', nodes);
  free(copy);
}

void journey_open(const char *program) {
  const char *number = getenv("JOURNEY_INSPECT_FD");
  journey_begin();
  if (!number) return;
  channel = atoi(number);
  fcntl(channel, F_SETFD, FD_CLOEXEC);
  dprintf(channel, "{\"protocol\":1,\"program\":\"%s\"}\n", program);
}

void journey_begin(void) {
  if (nodes) fclose(nodes), fclose(order), free(nodes_text), free(order_text);
  nodes = open_memstream(&nodes_text, &nodes_size);
  order = open_memstream(&order_text, &order_size);
  count = 0, focus[0] = 0, drawn_rows = LINES, drawn_columns = COLS;
}

int journey_node(
    const char *role, const char *label, int x, int y, int columns, int rows, const char *id,
    const char *value, const char *traits, const char *actions, int parent) {
  fprintf(nodes, "%s{\"frame\":[%d,%d,%d,%d]", count ? "," : "", x, y, columns, rows);
  put_string(nodes, ",\"role\":", role);
  put_string(nodes, ",\"label\":", label);
  put_string(nodes, ",\"id\":", id);
  put_string(nodes, ",\"value\":", value);
  put_list("traits", traits);
  put_list("actions", actions);
  fprintf(nodes, parent < 0 ? "}" : ",\"parent\":%d}", parent);
  if (id && traits && strstr(traits, "focused")) snprintf(focus, sizeof focus, "%s", id);
  if (id && traits && strstr(traits, "focusable")) put_string(order, ftell(order) ? "," : "", id);
  return count++;
}

/* Reads the rest of ESC _ journey;sync;NUMBER ESC \ and answers it. */
static void answer(WINDOW *window) {
  char request[64] = "";
  int key, length = 0, sync;
  while ((key = wgetch(window)) != '\\')
    if (key < 0x80 && length < 63) request[length++] = (char)key;
  struct winsize size;  // curses misses a resize behind which a key comes at once
  ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
  if (size.ws_row != drawn_rows || size.ws_col != drawn_columns)
    resizeterm(size.ws_row, size.ws_col), ungetch(KEY_RESIZE);
  if (sscanf(request, "journey;sync;%d", &sync) != 1) return;
  FILE *out = fdopen(dup(channel), "w");
  fflush(nodes), fflush(order);
  fprintf(out, "{\"sync\":%d,\"frame\":%d,\"size\":{\"columns\":%d,\"rows\":%d},\"nodes\":[%s]",
          sync, ++frame, drawn_columns, drawn_rows, nodes_text);
  put_string(out, ",\"focus\":", focus[0] ? focus : NULL);
  fprintf(out, ",\"focusOrder\":[%s]}\n", order_text);
  fclose(out);
  dprintf(STDOUT_FILENO, "\033]7373;frame;%d\a", frame);
}

int journey_key(WINDOW *window) {
  for (;;) {
    int key = wgetch(window), delay = wgetdelay(window);
    if (channel < 0 || key != 27) return key;
    wtimeout(window, 0);
    int next = wgetch(window);
    wtimeout(window, next == '_' ? -1 : delay);
    if (next != '_' && next != ERR) ungetch(next);
    if (next != '_') return key;
    answer(window);
    wtimeout(window, delay);
  }
}
