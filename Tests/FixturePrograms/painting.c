/* Ways of painting that make tests flaky. */
#include <string.h>

#include "fixture.h"

static int paint_keys(void (*paint)(int)) {
  plain_begin();
  int count = 0;
  paint(count);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) paint(++count);
  return plain_end();
}

/* More than the terminal holds before somebody reads it. */
static void paint_much(int count) {
  char row[4001];
  memset(row, 'x', sizeof row - 1);
  row[sizeof row - 1] = 0;
  for (int i = 0; i < 64; i++) put("\033[2;1H%s", row);
  plain_draw(count);
}

static void paint_torn(int count) {
  int rows, columns;
  terminal_size(&rows, &columns);
  put("\033[Hcount %d", count);
  sleep_milliseconds(30);
  put("\033[%d;1Hcount %d", rows, count);
}

/* What is right at first is wrong in the end. */
static void paint_flap(int count) {
  put("\033[2;1Hsaved ");
  sleep_milliseconds(20);
  put("\033[2;1Hfailed");
  plain_draw(count);
}

/* Everything twice, from an empty screen. */
static void paint_again(int count) {
  for (int time = 0; time < 2; time++) {
    put("\033[2J");
    plain_draw(count);
    sleep_milliseconds(5);
  }
}

static void paint_frame(int count) {
  put("\033[?2026h\033[2J");
  sleep_milliseconds(5);
  plain_draw(count);
  put("\033[?2026l");
}

int run_writer(int argc, char **argv) {
  (void)argc, (void)argv;
  return paint_keys(paint_much);
}

int run_tear(int argc, char **argv) {
  (void)argc, (void)argv;
  return paint_keys(paint_torn);
}

int run_flap(int argc, char **argv) {
  (void)argc, (void)argv;
  return paint_keys(paint_flap);
}

int run_repaint(int argc, char **argv) {
  (void)argc, (void)argv;
  return paint_keys(paint_again);
}

int run_sync2026(int argc, char **argv) {
  (void)argc, (void)argv;
  return paint_keys(paint_frame);
}

int run_splash(int argc, char **argv) {
  (void)argc, (void)argv;
  plain_begin();
  put("welcome");
  sleep_milliseconds(100);
  put("\033[2J");
  int count = 0;
  plain_draw(count);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) plain_draw(++count);
  return plain_end();
}
