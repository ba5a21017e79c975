#include "CPng.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                            \
  F(void, png_image_free, (png_imagep image), (image))                                                          \
  F(int, png_image_write_to_memory,                                                                             \
    (png_imagep image, void *memory, png_alloc_size_t *bytes, int convert, const void *pixels, png_int_32 stride,   \
     const void *colours),                                                                                      \
    (image, memory, bytes, convert, pixels, stride, colours))

CLOADER_NOTE(cpng_load, "libpng16.so.16", "pictures", "PNG", "recommended")
CLOADER_LIBRARY(cpng_load, "libpng16.so.16", FUNCTIONS)
