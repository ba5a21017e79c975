#include <yaml.h>

/// Loads libyaml; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cyaml_load(void);
