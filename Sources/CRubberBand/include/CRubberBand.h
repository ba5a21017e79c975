#include <rubberband/rubberband-c.h>

/// Loads librubberband; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *crubberband_load(void);
