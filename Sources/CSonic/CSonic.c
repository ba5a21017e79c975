#include "CSonic.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                    \
  F(sonicStream, sonicCreateStream, (int rate, int channels), (rate, channels))                         \
  F(void, sonicDestroyStream, (sonicStream stream), (stream))                                           \
  F(void, sonicSetSpeed, (sonicStream stream, float speed), (stream, speed))                            \
  F(int, sonicWriteFloatToStream, (sonicStream stream, float *samples, int frames), (stream, samples, frames)) \
  F(int, sonicReadFloatFromStream, (sonicStream stream, float *samples, int room), (stream, samples, room))

CLOADER_NOTE(csonic_load, "libsonic.so.0", "speed", "other speeds at the same pitch", "recommended")
CLOADER_LIBRARY(csonic_load, "libsonic.so.0", FUNCTIONS)
