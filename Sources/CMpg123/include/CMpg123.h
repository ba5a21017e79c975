#include <mpg123.h>

/// Loads libmpg123; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cmpg123_load(void);
