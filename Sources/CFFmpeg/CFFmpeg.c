#include "CFFmpeg.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                            \
  F(cffmpeg_sound *, cffmpeg_open,                                                                              \
    (int fd, int64_t start, int64_t size, int is_mpeg, const cffmpeg_cut *cut,                                  \
     cffmpeg_description *description, cffmpeg_failure *failure),                                               \
    (fd, start, size, is_mpeg, cut, description, failure))                                                             \
  F(int64_t, cffmpeg_read, (cffmpeg_sound *sound, float *to, int64_t frames, cffmpeg_failure *failure),         \
    (sound, to, frames, failure))                                                                               \
  F(int, cffmpeg_seek, (cffmpeg_sound *sound, int64_t frame, cffmpeg_failure *failure), (sound, frame, failure)) \
  F(int, cffmpeg_is_read_whole, (const cffmpeg_sound *sound), (sound))                                           \
  F(int, cffmpeg_tags,                                                                                          \
    (int fd, int64_t size, cffmpeg_tag_listener listener, void *context, cffmpeg_failure *failure),             \
    (fd, size, listener, context, failure))                                                                     \
  F(int, cffmpeg_chapters,                                                                                      \
    (int fd, int64_t size, cffmpeg_chapter_listener listener, void *context, cffmpeg_failure *failure),         \
    (fd, size, listener, context, failure))                                                                     \
  F(int, cffmpeg_packets,                                                                                       \
    (int fd, int64_t size, cffmpeg_packet_listener listener, void *context, cffmpeg_failure *failure),          \
    (fd, size, listener, context, failure))                                                                     \
  F(void, cffmpeg_close, (cffmpeg_sound *sound), (sound))                                                       \
  F(cffmpeg_encoder *, cffmpeg_encoder_open,                                                                    \
    (int fd, int rate, int channels, int64_t bits_a_second, cffmpeg_failure *failure),                          \
    (fd, rate, channels, bits_a_second, failure))                                                               \
  F(int, cffmpeg_encode,                                                                                        \
    (cffmpeg_encoder *encoder, const float *samples, int64_t frames, cffmpeg_failure *failure),                 \
    (encoder, samples, frames, failure))                                                                        \
  F(int, cffmpeg_encoder_finish, (cffmpeg_encoder *encoder, cffmpeg_failure *failure), (encoder, failure))      \
  F(void, cffmpeg_encoder_close, (cffmpeg_encoder *encoder), (encoder))                                         \
  F(cffmpeg_tagger *, cffmpeg_tagger_open, (const char *container, cffmpeg_failure *failure),                   \
    (container, failure))                                                                                       \
  F(int, cffmpeg_tagger_add, (cffmpeg_tagger *tagger, const char *name, const char *value),                     \
    (tagger, name, value))                                                                                      \
  F(int, cffmpeg_tagger_chapter,                                                                                \
    (cffmpeg_tagger *tagger, int rate, int64_t start, int64_t end, const char *title),                          \
    (tagger, rate, start, end, title))                                                                          \
  F(int, cffmpeg_tagger_cover,                                                                                  \
    (cffmpeg_tagger *tagger, const uint8_t *png, int64_t size, int width, int height),                          \
    (tagger, png, size, width, height))                                                                         \
  F(int, cffmpeg_tagger_write,                                                                                  \
    (cffmpeg_tagger *tagger, int from, int64_t size, int to, cffmpeg_failure *failure),                         \
    (tagger, from, size, to, failure))                                                                          \
  F(void, cffmpeg_tagger_close, (cffmpeg_tagger *tagger), (tagger))

CLOADER_OWN_LIBRARY(cffmpeg_load, "libTilawaFFmpeg.so", FUNCTIONS)
