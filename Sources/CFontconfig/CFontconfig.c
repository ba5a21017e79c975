#include "CFontconfig.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                           \
  F(void, FcDefaultSubstitute, (FcPattern *pattern), (pattern))                                                \
  F(FcPattern *, FcFontMatch, (FcConfig *config, FcPattern *pattern, FcResult *result), (config, pattern, result)) \
  F(FcBool, FcPatternAddInteger, (FcPattern *pattern, const char *object, int number), (pattern, object, number)) \
  F(FcBool, FcPatternAddString, (FcPattern *pattern, const char *object, const FcChar8 *text),                 \
    (pattern, object, text))                                                                                   \
  F(FcPattern *, FcPatternCreate, (void), ())                                                                  \
  F(void, FcPatternDestroy, (FcPattern *pattern), (pattern))                                                   \
  F(FcResult, FcPatternGetInteger, (const FcPattern *pattern, const char *object, int n, int *number),         \
    (pattern, object, n, number))                                                                              \
  F(FcResult, FcPatternGetString, (const FcPattern *pattern, const char *object, int n, FcChar8 **text),       \
    (pattern, object, n, text))                                                                                \
  F(int, FcStrCmpIgnoreCase, (const FcChar8 *one, const FcChar8 *other), (one, other))

CLOADER_NOTE(cfontconfig_load, "libfontconfig.so.1", "pictures", "fonts of pictures", "recommended")
CLOADER_LIBRARY(cfontconfig_load, "libfontconfig.so.1", FUNCTIONS)
