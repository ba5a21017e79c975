#include <ebur128.h>

/// Loads libebur128; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cebur128_load(void);
