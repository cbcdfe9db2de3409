#include "moggyterm.h"

/* Programs are compiled with these layouts: another one would be another library. */
_Static_assert(sizeof(moggyterm_cell) == 20, "a cell has 20 bytes");
_Static_assert(offsetof(moggyterm_cell, width) == 19, "a cell ends with its width");
_Static_assert(sizeof(moggyterm_cursor) == 12, "a cursor has 12 bytes");
_Static_assert(sizeof(moggyterm_callbacks) == 4 * sizeof(void *), "four callbacks");
