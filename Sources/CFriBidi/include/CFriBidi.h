#include <fribidi/fribidi.h>

/// The direction of a paragraph that is read from the right; Swift does not see the macro.
static const FriBidiParType cfribidi_right_to_left = FRIBIDI_PAR_RTL;

/// Loads FriBidi; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cfribidi_load(void);
