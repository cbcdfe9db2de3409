#include "CSupervisor.h"
