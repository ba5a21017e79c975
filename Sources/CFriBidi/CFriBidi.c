#include "CFriBidi.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                                \
  F(void, fribidi_get_bidi_types, (const FriBidiChar *text, FriBidiStrIndex length, FriBidiCharType *types),        \
    (text, length, types))                                                                                          \
  F(void, fribidi_get_bracket_types,                                                                                \
    (const FriBidiChar *text, FriBidiStrIndex length, const FriBidiCharType *types, FriBidiBracketType *brackets),  \
    (text, length, types, brackets))                                                                                \
  F(FriBidiLevel, fribidi_get_par_embedding_levels_ex,                                                              \
    (const FriBidiCharType *types, const FriBidiBracketType *brackets, FriBidiStrIndex length,                      \
     FriBidiParType *direction, FriBidiLevel *levels),                                                              \
    (types, brackets, length, direction, levels))                                                                   \
  F(FriBidiLevel, fribidi_reorder_line,                                                                             \
    (FriBidiFlags flags, const FriBidiCharType *types, FriBidiStrIndex length, FriBidiStrIndex offset,              \
     FriBidiParType direction, FriBidiLevel *levels, FriBidiChar *text, FriBidiStrIndex *places),                   \
    (flags, types, length, offset, direction, levels, text, places))                                                \
  F(fribidi_boolean, fribidi_get_mirror_char, (FriBidiChar character, FriBidiChar *mirrored), (character, mirrored))

CLOADER_NOTE(cfribidi_load, "libfribidi.so.0", "terminal", "Arabic in order on terminals that do not order it", "recommended")
CLOADER_LIBRARY(cfribidi_load, "libfribidi.so.0", FUNCTIONS)
