#pragma once

/* The module is there for its flags: Debian keeps chafa.h and the headers that it needs where no
   compiler looks by itself, and pkg-config tells where. */
#include <chafa.h>
