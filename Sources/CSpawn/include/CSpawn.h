#ifndef CSPAWN_H
#define CSPAWN_H

/// Adds the closing of `first` and all descriptors above it in the program that is started. Returns 0, or an error number.
///
/// `actions` is a `posix_spawn_file_actions_t *`. It closes what another thread opens until then too. The function is GNU's, which
/// Swift's module of the C library leaves out; this header includes none of that library's, whose types would seem to be of this module.
int cspawn_close_from(void *actions, int first);

#endif
