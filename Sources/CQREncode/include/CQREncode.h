#include <qrencode.h>

/// Loads libqrencode; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cqrencode_load(void);
