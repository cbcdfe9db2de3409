#include <stdio.h>
#include <string.h>

#include "fixture.h"

const struct mode modes[] = {
    {"fast", run_fast},
    {"slow80", run_slow80},
    {"slow80busy", run_slow80busy},
    {"clock", run_clock},
    {"clicks", run_clicks},
    {"resizes", run_resizes},
    {"resize", run_resize},
    {"nomouse", run_fast},
    {"mouse", run_mouse},
    {"threads", run_threads},
    {"forked", run_forked},
    {"grouped", run_grouped},
    {"orphans", run_orphans},
    {"bystander", run_bystander},
    {"dozes", run_dozes},
    {"lends", run_lends},
    {"spinner", run_spinner},
    {"relay", run_relay},
    {"writer", run_writer},
    {"query", run_query},
    {"query-unknown", run_query_unknown},
    {"tear", run_tear},
    {"flap", run_flap},
    {"repaint", run_repaint},
    {"splash", run_splash},
    {"leave-raw", run_leave_raw},
    {"crash", run_crash},
    {"sync2026", run_sync2026},
    {"connect", run_connect},
    {"deaf", run_deaf},
    {"print", run_print},
    {"later", run_later},
    {"putoff", run_putoff},
    {"traced", run_traced},
    {"frames", run_frames},
    {"sleeper", run_sleeper},
    {"ticks", run_ticks},
    {"undumpable", run_undumpable},
    {"hashing", run_hashing},
    {"supervised", run_supervised},
    {"", 0},
};

int main(int argc, char **argv) {
  const char *name = argc > 1 ? argv[1] : "";
  for (const struct mode *mode = modes; mode->run; mode++)
    if (strcmp(mode->name, name) == 0) return mode->run(argc - 2, argv + 2);
  fprintf(stderr, "usage: fixture-programs MODE …, where MODE is one of:\n");
  for (const struct mode *mode = modes; mode->run; mode++) fprintf(stderr, "  %s\n", mode->name);
  return 64;
}
