#include "CWidth.h"

#include <wchar.h>

int cwidth_of(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
