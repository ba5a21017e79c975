#include "CSoxr.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                   \
  F(soxr_error_t, soxr_clear, (soxr_t soxr), (soxr))                                                   \
  F(soxr_t, soxr_create,                                                                               \
    (double from, double to, unsigned channels, soxr_error_t *error, const soxr_io_spec_t *io,         \
     const soxr_quality_spec_t *quality, const soxr_runtime_spec_t *runtime),                          \
    (from, to, channels, error, io, quality, runtime))                                                 \
  F(void, soxr_delete, (soxr_t soxr), (soxr))                                                          \
  F(soxr_error_t, soxr_process,                                                                        \
    (soxr_t soxr, soxr_in_t in, size_t given, size_t *taken, soxr_out_t out, size_t room, size_t *done), \
    (soxr, in, given, taken, out, room, done))                                                         \
  F(soxr_quality_spec_t, soxr_quality_spec, (unsigned long recipe, unsigned long flags), (recipe, flags))

CLOADER_NOTE(csoxr_load, "libsoxr.so.0", "decoding", "other sample rates", "recommended")
CLOADER_LIBRARY(csoxr_load, "libsoxr.so.0", FUNCTIONS)
