#ifndef CSPAWN_H
#define CSPAWN_H

#include <spawn.h>

/// Adds the closing of `first` and all descriptors above it in the program that is started. Returns 0, or an error number.
///
/// It closes what another thread opens until then too. The function is GNU's, which Swift's module of the C library leaves out.
int cspawn_close_from(posix_spawn_file_actions_t *actions, int first);

#endif
