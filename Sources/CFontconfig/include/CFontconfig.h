#include <fontconfig/fontconfig.h>

/// Loads fontconfig; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cfontconfig_load(void);
