#include <expat.h>

/// Loads libexpat; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cexpat_load(void);
