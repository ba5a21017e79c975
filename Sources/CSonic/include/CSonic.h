#include <sonic.h>

/// Loads libsonic; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *csonic_load(void);
