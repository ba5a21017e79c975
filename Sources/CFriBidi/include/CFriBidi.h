#include <fribidi/fribidi.h>

// Directions of a paragraph, and the shaping into presentation forms: Swift does not see the macros.
static const FriBidiParType cfribidi_right_to_left = FRIBIDI_PAR_RTL;
static const FriBidiParType cfribidi_left_to_right = FRIBIDI_PAR_LTR;
static const FriBidiParType cfribidi_by_first_letter = FRIBIDI_PAR_ON;
static const FriBidiFlags cfribidi_presentation_forms = FRIBIDI_FLAG_SHAPE_ARAB_PRES;

/// Loads FriBidi; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cfribidi_load(void);
