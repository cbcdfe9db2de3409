#pragma once

/* What the fixture programs share. Each of them counts the keys that it was given and shows the count
   in its first row and in its last, so that a screen taken half-way is known. `q` quits. */

struct mode {
  const char *name;
  int (*run)(int argc, char **argv);
};

/* Ends at an empty name. */
extern const struct mode modes[];

/* ncurses: takes the terminal over, gives it back. */
void curses_begin(void);
int curses_end(void);
/* `count 3` on the first row and on the last, and a line of threes on those between. */
void curses_draw(int count);

/* Control sequences alone: raw mode and the alternate screen. */
void plain_begin(void);
int plain_end(void);
/* Writes everything, however long it takes. */
void put(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* A byte that was typed; -1 at the end of the input. */
int typed(void);
/* The rows and columns of the terminal. */
void terminal_size(int *rows, int *columns);
void plain_draw(int count);

void sleep_milliseconds(long milliseconds);
void compute_milliseconds(long milliseconds);

int run_fast(int, char **);
int run_slow80(int, char **);
int run_slow80busy(int, char **);
int run_clock(int, char **);
int run_clicks(int, char **);
int run_resizes(int, char **);
int run_resize(int, char **);
int run_threads(int, char **);
int run_forked(int, char **);
int run_grouped(int, char **);
int run_orphans(int, char **);
int run_bystander(int, char **);
int run_dozes(int, char **);
int run_lends(int, char **);
int run_spinner(int, char **);
int run_relay(int, char **);
int run_writer(int, char **);
int run_query(int, char **);
int run_query_unknown(int, char **);
int run_mouse(int, char **);
int run_tear(int, char **);
int run_flap(int, char **);
int run_repaint(int, char **);
int run_splash(int, char **);
int run_leave_raw(int, char **);
int run_crash(int, char **);
int run_sync2026(int, char **);
int run_connect(int, char **);
int run_deaf(int, char **);
int run_print(int, char **);
int run_later(int, char **);
int run_putoff(int, char **);
int run_traced(int, char **);
int run_frames(int, char **);
int run_sleeper(int, char **);
int run_ticks(int, char **);
int run_undumpable(int, char **);
int run_hashing(int, char **);
int run_supervised(int, char **);
