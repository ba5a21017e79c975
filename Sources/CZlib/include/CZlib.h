#include <zlib.h>

/// Loads zlib; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *czlib_load(void);
