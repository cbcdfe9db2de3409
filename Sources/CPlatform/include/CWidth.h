#pragma once

#include <stdint.h>

/* wcwidth(3), which Swift's Glibc module leaves out: columns of a character in the locale's
   character type, -1 where it cannot be printed. */
int cwidth_of(uint32_t scalar);
