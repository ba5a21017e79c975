// Without it, the header makes its functions visible to other libraries; ours are hidden (see CLoader.h).
#define SODIUM_STATIC 1
#include <sodium.h>

/// Loads libsodium and prepares it; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *csodium_start(void);
