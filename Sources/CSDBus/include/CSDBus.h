#ifndef CSDBUS_H
#define CSDBUS_H

#include <systemd/sd-bus.h>

/// Loads libsystemd; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *csdbus_load(void);

/// A pipe of which neither end blocks or is handed on to programs that we start. Returns 0, or -1 with `errno`.
int csdbus_pipe(int ends[2]);

/// Names the thread that calls it, as the system's tools list it; fifteen bytes at most.
void csdbus_name_thread(const char *name);

#endif
