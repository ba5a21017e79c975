#include "CZlib.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                    \
  F(int, deflateInit2_,                                                                                 \
    (z_streamp stream, int level, int method, int window, int memory, int strategy, const char *version, int size), \
    (stream, level, method, window, memory, strategy, version, size))                                   \
  F(uLong, deflateBound, (z_streamp stream, uLong count), (stream, count))                              \
  F(int, deflate, (z_streamp stream, int flush), (stream, flush))                                       \
  F(int, deflateEnd, (z_streamp stream), (stream))

CLOADER_NOTE(czlib_load, "libz.so.1", "phones", "the studio's page in fewer bytes", "suggested")
CLOADER_LIBRARY(czlib_load, "libz.so.1", FUNCTIONS)
