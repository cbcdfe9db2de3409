/* Programs that talk with their terminal, or with the world. */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "fixture.h"

/* Asks and reads up to a final byte, without a limit of time. */
static int ask(const char *question, int final) {
  plain_begin();
  put("asking");
  put("%s", question);
  char answer[64] = "";
  int length = 0, byte = 0;
  while (byte != final && (byte = typed()) >= 0)
    if (byte >= ' ' && length < 60) answer[length++] = (char)byte;
  put("\033[2;1Hanswer %s", answer);
  int count = 0;
  plain_draw(count);
  while (typed() != 'q') plain_draw(++count);
  return plain_end();
}

int run_query(int argc, char **argv) {
  (void)argc, (void)argv;
  return ask("\033[c", 'c');
}

int run_query_unknown(int argc, char **argv) {
  (void)argc, (void)argv;
  return ask("\033[?8888n", 'n');
}

/* All that a terminal can report; shows what has come. */
int run_mouse(int argc, char **argv) {
  (void)argc, (void)argv;
  plain_begin();
  put("\033[?1003h\033[?1006h\033[?1004h\033[?2004h");
  char shown[256] = "";
  int count = 0;
  plain_draw(count);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    size_t length = strlen(shown);
    if (length > 200) length = 0;
    snprintf(shown + length, sizeof shown - length, key < ' ' ? "^%c" : "%c", key < ' ' ? key + 64 : key);
    put("\033[2;1H\033[J%s", shown);
    plain_draw(++count);
  }
  put("\033[?1003l\033[?1006l\033[?1004l\033[?2004l");
  return plain_end();
}

static const char *outcome(int result) { return result < 0 ? strerror(errno) : "ok"; }

/* ADDRESS PORT: connects at each key, over TCP and with a packet of UDP. */
int run_connect(int argc, char **argv) {
  struct sockaddr_in there = {.sin_family = AF_INET};
  there.sin_port = htons((uint16_t)(argc > 1 ? atoi(argv[1]) : 443));
  if (inet_pton(AF_INET, argc > 0 ? argv[0] : "93.184.216.34", &there.sin_addr) != 1) return 64;
  plain_begin();
  int count = 0;
  plain_draw(count);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    int stream = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    int packet = socket(AF_INET, SOCK_DGRAM | SOCK_NONBLOCK, 0);
    struct sockaddr *address = (struct sockaddr *)&there;
    if (key == 'u') {
      put("\033[2;1H\033[Kudp: %s", outcome((int)sendto(packet, "x", 1, 0, address, sizeof there)));
    } else {
      put("\033[2;1H\033[Ktcp: %s", outcome(connect(stream, address, sizeof there)));
    }
    close(stream);
    close(packet);
    plain_draw(++count);
  }
  return plain_end();
}

/* Takes a second after each key before it shows it; meanwhile it waits for input. */
int run_later(int argc, char **argv) {
  plain_begin();
  int count = 0, wait = argc > 0 ? atoi(argv[0]) : 200;
  plain_draw(count);
  for (int key = typed(); key != 'q' && key >= 0; key = typed()) {
    struct pollfd none = {.fd = 0, .events = POLLPRI};
    poll(&none, 1, wait);
    plain_draw(++count);
  }
  return plain_end();
}

int run_undumpable(int argc, char **argv) {
  prctl(PR_SET_DUMPABLE, 0);
  return run_fast(argc, argv);
}
