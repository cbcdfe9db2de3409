/* What scripts/faults/pictures.sh compiles with the decoder's own C files: many mutated pictures go
   through it, as through the helper, in processes that a sanitizer watches.

   PictureMutations SEED COUNT KEPT FILE...: exits with 1 where a process died, and then leaves the
   picture that it died of as KEPT-NUMBER. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CPictureDecoder.h"
#include "decoding.h"

enum { BATCH = 250, LARGEST_INPUT = 1 << 20, LARGEST_PIXELS = 1 << 20 };

struct input {
  uint8_t *bytes;
  size_t length;
};

static uint64_t state;

static uint32_t any(uint32_t limit) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 33) % limit;
}

/* ---- Of what the program's header reader would make a plan ---- */

static unsigned big(const uint8_t *bytes, int count) {
  unsigned number = 0;
  for (int i = 0; i < count; i++) number = number << 8 | bytes[i];
  return number;
}

static int find_frame(const struct input *input, unsigned *width, unsigned *height) {
  size_t at = 2;
  while (at + 10 <= input->length && input->bytes[at] == 0xFF) {
    uint8_t kind = input->bytes[at + 1];
    if (kind == 0xFF) at += 1;
    else if (kind == 0x01 || (kind >= 0xD0 && kind <= 0xD8)) at += 2;
    else if (kind >= 0xC0 && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC) {
      *height = big(input->bytes + at + 5, 2);
      *width = big(input->bytes + at + 7, 2);
      return 1;
    } else if (kind == 0xD9 || kind == 0xDA) return 0;
    else at += 2 + big(input->bytes + at + 2, 2);
  }
  return 0;
}

static int plan_of(const struct input *input, struct cpicture_plan *plan) {
  static const uint8_t png[] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
  unsigned width = 0, height = 0;
  if (input->length >= 33 && memcmp(input->bytes, png, sizeof png) == 0) {
    plan->format = CPICTURE_PNG;
    width = big(input->bytes + 16, 4);
    height = big(input->bytes + 20, 4);
  } else if (input->length > 3 && input->bytes[0] == 0xFF && input->bytes[1] == 0xD8) {
    plan->format = CPICTURE_JPEG;
    if (!find_frame(input, &width, &height)) return 0;
  }
  if (width == 0 || height == 0 || width > LARGEST_SIDE || height > LARGEST_SIDE) return 0;
  if (width * height > LARGEST_PIXELS) return 0;
  plan->width = (int)width;
  plan->height = (int)height;
  plan->orientation = 1 + (int)any(8);
  plan->cut_x = (int)any(width);
  plan->cut_y = (int)any(height);
  plan->cut_width = 1 + (int)any(width - (unsigned)plan->cut_x);
  plan->cut_height = 1 + (int)any(height - (unsigned)plan->cut_y);
  plan->target_width = 1 + (int)any(96);
  plan->target_height = 1 + (int)any(96);
  return 1;
}

/* ---- Mutations ---- */

static void change(struct input *input) {
  static const uint8_t edges[] = {0, 1, 0x7F, 0x80, 0xFF};
  size_t at = any((uint32_t)input->length);
  switch (any(6)) {
  case 0: input->bytes[at] = (uint8_t)any(256); break;
  case 1: input->bytes[at] ^= (uint8_t)(1 << any(8)); break;
  case 2: input->bytes[at] = edges[any(sizeof edges)]; break;
  case 3: input->length = at + 1; break;
  case 4: { /* a piece to another place */
    size_t from = any((uint32_t)input->length), most = input->length - (from > at ? from : at);
    memmove(input->bytes + at, input->bytes + from, any((uint32_t)most + 1));
    break;
  }
  default: { /* a piece twice */
    size_t count = 1 + any(64);
    if (at + count > input->length || input->length + count > LARGEST_INPUT) break;
    memmove(input->bytes + at + count, input->bytes + at, input->length - at);
    input->length += count;
  }
  }
}

static void set_crc(uint8_t *chunk, size_t length) {
  uint32_t sum = ~0u;
  for (size_t i = 4; i < 8 + length; i++) {
    sum ^= chunk[i];
    for (int bit = 0; bit < 8; bit++) sum = sum & 1 ? sum >> 1 ^ 0xEDB88320u : sum >> 1;
  }
  for (int i = 0; i < 4; i++) chunk[8 + length + (size_t)i] = (uint8_t)(~sum >> (24 - 8 * i));
}

/* Most mutations of a PNG end at its sums; half of them are told right. */
static void mend_sums(struct input *input) {
  size_t at = 8;
  while (at + 12 <= input->length) {
    size_t length = big(input->bytes + at, 4);
    if (length > input->length - at - 12) return;
    set_crc(input->bytes + at, length);
    at += 12 + length;
  }
}

static int decode(const struct input *input) {
  struct cpicture_plan plan = {0};
  if (!plan_of(input, &plan)) return 0;
  /* Exactly as long as it is, so that a byte beyond it is seen. */
  uint8_t *exact = malloc(input->length), *target = NULL;
  memcpy(exact, input->bytes, input->length);
  enum cpicture_outcome outcome = plan.format == CPICTURE_PNG
                                      ? decode_png(exact, input->length, &plan, &target)
                                      : decode_jpeg(exact, input->length, &plan, &target);
  free(exact);
  if (outcome != CPICTURE_DONE) return 1;
  size_t size = 0;
  uint8_t *file = cpicture_encode_jpeg(target, plan.target_width, plan.target_height, 85, &size);
  if (!file) abort();
  cpicture_free(file);
  free(target);
  return 2;
}

/* ---- Processes ---- */

static void keep(const char *prefix, unsigned number, const struct input *input) {
  char path[4096];
  snprintf(path, sizeof path, "%s-%u", prefix, number);
  FILE *file = fopen(path, "wb");
  if (!file) return;
  fwrite(input->bytes, 1, input->length, file);
  fclose(file);
}

/* The decoder frees little, as its process ends: here after some hundred pictures. */
static void run_batch(
    const struct input *seeds, unsigned count, uint64_t seed, unsigned first, unsigned number,
    const char *prefix, int report) {
  uint8_t *room = malloc(LARGEST_INPUT);
  unsigned counts[3] = {0};
  for (unsigned i = first; i < first + number; i++) {
    state = seed * 1000003 + i;
    const struct input *source = seeds + any(count);
    struct input input = {room, source->length};
    memcpy(room, source->bytes, source->length);
    for (unsigned changes = 1 + any(6); changes > 0; changes--) change(&input);
    if (any(2)) mend_sums(&input);
    keep(prefix, first, &input);
    counts[decode(&input)]++;
  }
  if (write(report, counts, sizeof counts) != sizeof counts) _exit(2);
}

static struct input load(const char *path) {
  struct input input = {malloc(LARGEST_INPUT), 0};
  FILE *file = fopen(path, "rb");
  if (!file) exit(64);
  input.length = fread(input.bytes, 1, LARGEST_INPUT / 2, file);
  fclose(file);
  return input;
}

int main(int count, char **arguments) {
  if (count < 5) return 64;
  uint64_t seed = strtoull(arguments[1], NULL, 10);
  unsigned total = (unsigned)strtoul(arguments[2], NULL, 10), sums[3] = {0}, failed = 0;
  unsigned files = (unsigned)count - 4;
  struct input *seeds = calloc(files, sizeof *seeds);
  for (unsigned i = 0; i < files; i++) seeds[i] = load(arguments[i + 4]);
  for (unsigned first = 0; first < total; first += BATCH) {
    unsigned number = total - first < BATCH ? total - first : BATCH, counts[3] = {0};
    int ends[2], status = 0;
    if (pipe(ends) != 0) return 71;
    pid_t process = fork();
    if (process == 0) {
      alarm(300);
      run_batch(seeds, files, seed, first, number, arguments[3], ends[1]);
      _exit(0);
    }
    close(ends[1]);
    if (process < 0 || waitpid(process, &status, 0) != process) return 71;
    ssize_t got = read(ends[0], counts, sizeof counts);
    close(ends[0]);
    if (status != 0 || got != sizeof counts) {
      failed++;
      printf("FAILED: the process of %u ended with status %d\n", first, status);
      continue;
    }
    char path[4096];
    snprintf(path, sizeof path, "%s-%u", arguments[3], first);
    unlink(path);
    for (int i = 0; i < 3; i++) sums[i] += counts[i];
  }
  printf(
      "%u pictures: %u without a header, %u refused, %u shown, %u processes dead\n", total, sums[0],
      sums[1], sums[2], failed);
  return failed > 0;
}
