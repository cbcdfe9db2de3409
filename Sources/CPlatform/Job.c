#include "CSupervisor.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int csupervisor_is_in_background(int terminal) {
  pid_t group = tcgetpgrp(terminal);
  return group > 0 && group != getpgrp();
}

/* The parent of a process and the group and session it is in, by proc(5); the name before them, in
   parentheses, may hold anything. */
struct relations {
  pid_t parent, group, session;
};

static int find_relations(pid_t process, struct relations *found) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return -1;
  text[count] = 0;
  const char *end = strrchr(text, ')');
  int parent, group, session;
  if (end == NULL || sscanf(end + 1, " %*c %d %d %d", &parent, &group, &session) != 3) return -1;
  *found = (struct relations){.parent = parent, .group = group, .session = session};
  return 0;
}

int csupervisor_is_orphaned(void) {
  pid_t group = getpgrp(), session = getsid(0), process = getpid();
  struct relations found;
  /* The first ancestor outside of our group is the one that could continue it. */
  while (process > 0 && find_relations(process, &found) == 0) {
    if (found.group != group) return found.session != session;
    process = found.parent;
  }
  return 1;
}
