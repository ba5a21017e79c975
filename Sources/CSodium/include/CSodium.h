// Define this to hide our functions (see CLoader.h): the header would make them visible to other libraries.
#define SODIUM_STATIC 1
#include <sodium.h>

/// Loads libsodium and prepares it; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *csodium_start(void);
