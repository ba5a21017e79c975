#include "CFFmpeg.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                            \
  F(cffmpeg_sound *, cffmpeg_open,                                                                              \
    (int fd, int64_t size, int is_mpeg, const cffmpeg_cut *cut, cffmpeg_description *description,               \
     cffmpeg_failure *failure),                                                                                 \
    (fd, size, is_mpeg, cut, description, failure))                                                             \
  F(int64_t, cffmpeg_read, (cffmpeg_sound *sound, float *to, int64_t frames, cffmpeg_failure *failure),         \
    (sound, to, frames, failure))                                                                               \
  F(int, cffmpeg_seek, (cffmpeg_sound *sound, int64_t frame, cffmpeg_failure *failure), (sound, frame, failure)) \
  F(int, cffmpeg_is_read_whole, (const cffmpeg_sound *sound), (sound))                                           \
  F(int, cffmpeg_tags,                                                                                          \
    (int fd, int64_t size, cffmpeg_tag_listener listener, void *context, cffmpeg_failure *failure),             \
    (fd, size, listener, context, failure))                                                                     \
  F(void, cffmpeg_close, (cffmpeg_sound *sound), (sound))

CLOADER_OWN_LIBRARY(cffmpeg_load, "libTilawaFFmpeg.so", FUNCTIONS)
