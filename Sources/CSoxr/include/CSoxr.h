#include <soxr.h>

/// Loads libsoxr; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *csoxr_load(void);
