#include "CSherpa.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                     \
  F(csherpa_model *, csherpa_open, (const char *library, const csherpa_files *files, csherpa_failure *failure), \
    (library, files, failure))                                                                           \
  F(int, csherpa_hear,                                                                                   \
    (csherpa_model *model, const float *samples, int32_t count, csherpa_listener listener, void *context, \
     csherpa_failure *failure),                                                                          \
    (model, samples, count, listener, context, failure))                                                 \
  F(void, csherpa_close, (csherpa_model *model), (model))

CLOADER_OWN_LIBRARY(csherpa_load, "libTilawaSherpa.so", FUNCTIONS)
