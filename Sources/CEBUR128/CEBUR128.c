#include "CEBUR128.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                         \
  F(int, ebur128_add_frames_float, (ebur128_state *st, const float *src, size_t frames), (st, src, frames))  \
  F(void, ebur128_destroy, (ebur128_state **st), (st))                                                       \
  F(void, ebur128_get_version, (int *major, int *minor, int *patch), (major, minor, patch))                  \
  F(ebur128_state *, ebur128_init, (unsigned channels, unsigned long rate, int mode), (channels, rate, mode)) \
  F(int, ebur128_prev_true_peak, (ebur128_state *st, unsigned channel, double *out), (st, channel, out))     \
  F(int, ebur128_loudness_global_multiple, (ebur128_state **sts, size_t size, double *out), (sts, size, out)) \
  F(int, ebur128_loudness_window, (ebur128_state *st, unsigned long window, double *out), (st, window, out)) \
  F(int, ebur128_set_channel, (ebur128_state *st, unsigned channel, int value), (st, channel, value))        \
  F(int, ebur128_true_peak, (ebur128_state *st, unsigned channel, double *out), (st, channel, out))

CLOADER_NOTE(cebur128_load, "libebur128.so.1", "loudness", "reciters equally loud", "recommended")
CLOADER_LIBRARY(cebur128_load, "libebur128.so.1", FUNCTIONS)
