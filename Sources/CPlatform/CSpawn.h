#pragma once

/* Where a child keeps, until it is another program, the socket by which it hands the guard over. */
#define CPTY_HANDOVER 1000
