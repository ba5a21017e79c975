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
  F(void, fribidi_get_joining_types,                                                                                \
    (const FriBidiChar *text, FriBidiStrIndex length, FriBidiJoiningType *types), (text, length, types))            \
  F(void, fribidi_join_arabic,                                                                                      \
    (const FriBidiCharType *types, FriBidiStrIndex length, const FriBidiLevel *levels, FriBidiArabicProp *joining), \
    (types, length, levels, joining))                                                                               \
  F(void, fribidi_shape_arabic,                                                                                     \
    (FriBidiFlags flags, const FriBidiLevel *levels, FriBidiStrIndex length, FriBidiArabicProp *joining,            \
     FriBidiChar *text),                                                                                            \
    (flags, levels, length, joining, text))                                                                         \
  F(fribidi_boolean, fribidi_get_mirror_char, (FriBidiChar character, FriBidiChar *mirrored), (character, mirrored))

CLOADER_NOTE(cfribidi_load, "libfribidi.so.0", "terminal", "Arabic in order and joined on terminals that do neither", "recommended")
CLOADER_LIBRARY(cfribidi_load, "libfribidi.so.0", FUNCTIONS)
