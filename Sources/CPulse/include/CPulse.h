#include <pulse/pulseaudio.h>

/// Loads libpulse; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cpulse_load(void);
