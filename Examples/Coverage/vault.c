// A safe that shows nothing of how far one has come: five right keys in a row open it, a wrong one begins anew.
// Behind the last one it aborts. `q` ends it.
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

static struct termios cooked;

static void say(const char *text, size_t count) {
  while (count > 0) {
    ssize_t written = write(1, text, count);
    if (written <= 0) exit(0);
    text += written;
    count -= (size_t)written;
  }
}
#define SAY(text) say(text, sizeof text - 1)

static void draw(void) {
  SAY("\033[H\033[2JA safe\r\n\r\na Ada  b Bob  c Cy  d Dee  e Eve  f Fay  g Gus  h Hal\r\n\r\nq Quit");
}

// Returns how many of the keys are right now.
static int next(int step, char key) {
  switch (step) {
  case 0:
    if (key == 'd') return 1;
    break;
  case 1:
    if (key == 'a') return 2;
    break;
  case 2:
    if (key == 'g') return 3;
    break;
  case 3:
    if (key == 'b') return 4;
    break;
  case 4:
    if (key == 'f') return 5;
    break;
  }
  return 0;
}

int main(void) {
  tcgetattr(0, &cooked);
  struct termios raw = cooked;
  cfmakeraw(&raw);
  tcsetattr(0, TCSANOW, &raw);
  SAY("\033[?1049h");
  draw();
  int step = 0;
  char key;
  while (read(0, &key, 1) == 1 && key != 'q') {
    step = next(step, key);
    if (step == 5) abort();
    draw();
  }
  SAY("\033[?1049l");
  tcsetattr(0, TCSANOW, &cooked);
  return 0;
}
