#include "CRubberBand.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                 \
  F(RubberBandState, rubberband_new,                                                                 \
    (unsigned rate, unsigned channels, RubberBandOptions options, double ratio, double pitch),       \
    (rate, channels, options, ratio, pitch))                                                         \
  F(void, rubberband_delete, (RubberBandState state), (state))                                       \
  F(void, rubberband_reset, (RubberBandState state), (state))                                        \
  F(unsigned, rubberband_get_preferred_start_pad, (const RubberBandState state), (state))            \
  F(unsigned, rubberband_get_start_delay, (const RubberBandState state), (state))                    \
  F(void, rubberband_set_max_process_size, (RubberBandState state, unsigned frames), (state, frames)) \
  F(void, rubberband_process,                                                                        \
    (RubberBandState state, const float *const *input, unsigned frames, int final),                  \
    (state, input, frames, final))                                                                   \
  F(int, rubberband_available, (const RubberBandState state), (state))                               \
  F(unsigned, rubberband_retrieve, (const RubberBandState state, float *const *output, unsigned frames), \
    (state, output, frames))

CLOADER_LIBRARY(crubberband_load, "librubberband.so.2", FUNCTIONS)
