#include <sndfile.h>

/// Loads libsndfile; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *csndfile_load(void);
