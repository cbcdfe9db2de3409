// An editor of a short text, which writes control sequences itself. `editor BUG` plants one bug, `editor none`
// has none of them.
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#include <locale.h>

enum { room = 4000, levels = 400 };

struct text {
  char bytes[room + 1];
  int length;
};

static struct text now, before[levels];
static int undos, width, height, asking, isPasting;
static struct termios cooked;
static const char *bug = "none";
static volatile sig_atomic_t resized, continued, ended, stopped;
static char out[1 << 17];
static int used;

static int has(const char *name) { return strcmp(bug, name) == 0; }

static void say(const char *text) {
  int n = (int)strlen(text);
  if (used + n < (int)sizeof out) { memcpy(out + used, text, (size_t)n); used += n; }
}

static void flush(void) {
  for (int done = 0; done < used;) {
    ssize_t n = write(1, out + done, (size_t)(used - done));
    if (n < 0 && errno != EINTR) break;
    if (n > 0) done += (int)n;
  }
  used = 0;
}

static void begin(void) {
  struct termios raw = cooked;
  cfmakeraw(&raw);
  tcsetattr(0, TCSANOW, &raw);
  say("\033[?1049h\033[?2004h\033[2J");
  flush();
}

static void finish(int isWhole) {
  say("\033[?2004l\033[?1049l\033[?25h\033[0m");
  flush();
  if (isWhole) tcsetattr(0, TCSANOW, &cooked);
}

static void measure(void) {
  struct winsize size;
  if (ioctl(0, TIOCGWINSZ, &size) == 0) { width = size.ws_col; height = size.ws_row; }
}

static void onSignal(int number) {
  if (number == SIGWINCH) resized = 1;
  else if (number == SIGCONT) continued = 1;
  else if (number == SIGTSTP) stopped = 1;
  else ended = 1;
}

// The number of bytes of the character that begins there.
static int step(const char *at) {
  unsigned char c = (unsigned char)*at;
  return c < 0x80 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
}

static int columnsOf(const char *at, int bytes) {
  wchar_t wide = 0;
  mbstate_t state = {0};
  if (mbrtowc(&wide, at, (size_t)bytes, &state) > 8) return 1;
  int columns = wcwidth(wide);
  return columns < 0 ? 1 : columns;
}

static void line(int row, const char *text) {
  char head[32];
  snprintf(head, sizeof head, "\033[%d;1H", row);
  say(head);
  int n = 0;
  char piece[8] = "";
  for (; text[n] && n < width; n++) { piece[0] = text[n]; say(piece); }
  if (!has("editor-resize") && n < width) say("\033[K");
}

static void draw(void) {
  say("\033[?25l");
  if (width < 20 || height < 6) {
    say("\033[2J\033[Htoo small");
    flush();
    return;
  }
  int last = height - 2 + (has("editor-lastrow") ? 1 : 0);
  char head[64], frame[3000] = "";
  snprintf(head, sizeof head, "Editor: %d bytes", now.length);
  line(1, head);
  int inner = has("editor-width") ? (width - 1) / 2 * 2 : width - 2;
  // The frame around the text, and the rows of the text itself.
  say("\033[2;1H┌");
  for (int i = 0; i < inner; i++) strcat(frame, "─");
  say(frame);
  say("┐");
  int at = 0, cursorRow = 3, cursorColumn = 2;
  for (int row = 3; row < last; row++) {
    snprintf(head, sizeof head, "\033[%d;1H│", row);
    say(head);
    int column = 0;
    while (at < now.length && column < width - 2) {
      int bytes = step(now.bytes + at);
      char piece[8] = "";
      memcpy(piece, now.bytes + at, (size_t)bytes);
      if (piece[0] == '\n') { at++; break; }
      int columns = columnsOf(piece, bytes);
      if (column + columns > width - 2) break;
      say(piece);
      column += columns;
      at += bytes;
      cursorRow = row;
      cursorColumn = column + 2;
    }
    if (at > 0 && at == now.length && now.bytes[at - 1] == '\n' && row + 1 < last && column > 0) {
      cursorRow = row + 1;
      cursorColumn = 2;
    }
    if (!has("editor-resize")) for (int i = column; i < width - 2; i++) say(" ");
    snprintf(head, sizeof head, "\033[%d;%dH│", row, width);
    say(head);
  }
  snprintf(head, sizeof head, "\033[%d;1H└", height - 2);
  say(head);
  frame[0] = 0;
  for (int i = 0; i < width - 2; i++) strcat(frame, "─");
  if (!has("editor-lastrow") || at < now.length || cursorRow < height - 2) say(frame), say("┘");
  line(height - 1, asking ? "Leave without saving? (y/n)" : "");
  line(height, "^U Undo  ^L Redraw  ^Q Quit  ^X Exit");
  snprintf(head, sizeof head, "\033[%d;%dH\033[?25h", cursorRow, cursorColumn < width ? cursorColumn : width);
  say(head);
  flush();
}

static void keep(void) {
  if (undos == levels) { memmove(before, before + 1, sizeof before[0] * (levels - 1)); undos--; }
  before[undos++] = now;
}

static void insert(const char *bytes, int count) {
  if (now.length + count > room - 8) return;
  memcpy(now.bytes + now.length, bytes, (size_t)count);
  now.length += count;
  now.bytes[now.length] = 0;
}

static void undo(void) {
  if (undos == 0) return;
  now = before[--undos];
  if (has("editor-undo") && now.length > 0) {
    now.length--;
    while (now.length > 0 && (now.bytes[now.length] & 0xC0) == 0x80) now.length--;
  }
}

static void erase(void) {
  if (now.length == 0) return;
  keep();
  now.length--;
  if (!has("editor-torn"))
    while (now.length > 0 && (now.bytes[now.length] & 0xC0) == 0x80) now.length--;
  if (has("editor-torn") && now.length > 0 && (now.bytes[now.length] & 0xC0) == 0x80) {
    // The rest of the character stays, and is filled up.
    now.bytes[now.length] = ' ';
    now.length++;
  }
}

// Takes one key from the bytes; the number of those that it has taken, 0 where more are needed.
static int take(const char *at, int count) {
  unsigned char c = (unsigned char)at[0];
  if (c == 27) {
    if (count == 1) return 1;
    if (at[1] != '[' && at[1] != 'O') return 1;
    int n = 2;
    while (n < count && (at[n] < 0x40 || at[n] > 0x7E)) n++;
    if (n >= count) return 0;
    if (strncmp(at, "\033[200~", 6) == 0) { isPasting = 1; if (!has("editor-bracketed")) return 6; }
    if (strncmp(at, "\033[201~", 6) == 0) { isPasting = 0; if (!has("editor-bracketed")) return 6; }
    if ((has("editor-unknown") && at[1] == '[' && at[n] == '~') || (has("editor-bracketed") && at[2] == '2')) {
      keep();
      insert(at + 1, n);
    }
    return n + 1;
  }
  int bytes = step(at);
  if (bytes > count) return 0;
  if (asking) {
    if (c == 'y') ended = 1;
    if (c == 'y' || c == 'n') asking = 0;
    return bytes;
  }
  if (c == 24) { if (now.length > 0) asking = 1; else ended = 1; }
  else if (c == 17) ended = 2;
  else if (c == 21) undo();
  else if (c == 12) say("\033[2J");
  else if (c == 127 || c == 8) erase();
  else if (c == 13 || c == 10) { keep(); insert("\n", 1); }
  else if (c >= 32 || (has("editor-control") && c > 0)) {
    if (c >= 0x80 && bytes == 1) return 1;
    if (c >= 0x80) {
      wchar_t wide = 0;
      mbstate_t state = {0};
      size_t n = mbrtowc(&wide, at, (size_t)bytes, &state);
      // Marks that join with others, and what is no character, are not taken.
      if (n > 8 || wcwidth(wide) <= 0) return bytes;
    }
    keep();
    insert(at, bytes);
  }
  return bytes;
}

int main(int count, char **words) {
  if (count > 1) bug = words[1];
  setlocale(LC_ALL, "");
  tcgetattr(0, &cooked);
  struct sigaction action = {.sa_handler = onSignal};
  int numbers[] = {SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGTSTP};
  for (int i = 0; i < 5; i++) sigaction(numbers[i], &action, NULL);
  measure();
  begin();
  draw();
  char bytes[1024];
  int waiting = 0;
  while (!ended) {
    ssize_t n = read(0, bytes + waiting, sizeof bytes - (size_t)waiting);
    if (n == 0 || (n < 0 && errno != EINTR)) break;
    if (stopped) {
      stopped = 0;
      finish(1);
      raise(SIGSTOP);
      continued = 1;
    }
    if (continued) { continued = 0; if (!has("editor-suspend")) begin(); else tcsetattr(0, TCSANOW, &cooked); }
    if (resized) { resized = 0; measure(); if (!has("editor-resize")) say("\033[2J"); }
    if (n > 0) waiting += (int)n;
    int at = 0, keys = 0;
    while (at < waiting && !ended) {
      int taken = take(bytes + at, waiting - at);
      if (taken == 0) break;
      at += taken;
      // Only so many keys are handled for each read.
      if (has("editor-fast") && ++keys == 12 && !isPasting) at = waiting;
    }
    memmove(bytes, bytes + at, (size_t)(waiting - at));
    waiting -= at;
    if (waiting == (int)sizeof bytes) waiting = 0;
    if (!ended) draw();
  }
  finish(!(has("editor-rawquit") && ended == 2));
  return 0;
}
