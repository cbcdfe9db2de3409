/* Shows what a program's output looks like on a terminal: ls --color=always | screen */
#include <moggyterm.h>
#include <stdio.h>

static void answer(void *user, const uint8_t *bytes, size_t length) {
  fprintf(user, "answered %zu bytes, the first %d\n", length, bytes[0]);
}

static void title(void *user, const char *title) { fprintf(user, "title: %s\n", title); }

int main(void) {
  moggyterm *terminal = moggyterm_create(40, 5, 1000);
  moggyterm_callbacks callbacks = {.output = answer, .title = title};
  moggyterm_set_callbacks(terminal, &callbacks, stdout);

  char bytes[4096];
  size_t length;
  while ((length = fread(bytes, 1, sizeof bytes, stdin)) > 0)
    moggyterm_feed(terminal, bytes, length);

  for (int32_t row = -moggyterm_scrollback(terminal); row < 5; row++) {
    char text[40 * 64];
    moggyterm_cell cells[40];
    moggyterm_row_text(terminal, row, text, sizeof text);
    moggyterm_row(terminal, row, cells, 40);
    printf("%2d |%s|%s\n", row, text, cells[0].attributes & MOGGYTERM_BOLD ? " bold" : "");
  }
  moggyterm_cursor cursor = moggyterm_get_cursor(terminal);
  printf("cursor at %d, %d\n", cursor.column, cursor.row);
  moggyterm_key(terminal, MOGGYTERM_KEY_UP, MOGGYTERM_CONTROL);
  moggyterm_destroy(terminal);
}
