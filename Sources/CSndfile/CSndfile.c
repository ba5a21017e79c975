#include "CSndfile.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                    \
  F(int, sf_close, (SNDFILE *file), (file))                                                             \
  F(int, sf_command, (SNDFILE *file, int command, void *data, int size), (file, command, data, size))   \
  F(int, sf_error, (SNDFILE *file), (file))                                                             \
  F(const char *, sf_get_string, (SNDFILE *file, int what), (file, what))                               \
  F(SNDFILE *, sf_open_fd, (int fd, int mode, SF_INFO *info, int closes), (fd, mode, info, closes))     \
  F(SNDFILE *, sf_open_virtual,                                                                         \
    (SF_VIRTUAL_IO *io, int mode, SF_INFO *info, void *user), (io, mode, info, user))                   \
  F(sf_count_t, sf_readf_float, (SNDFILE *file, float *to, sf_count_t count), (file, to, count))        \
  F(sf_count_t, sf_seek, (SNDFILE *file, sf_count_t frames, int whence), (file, frames, whence))        \
  F(int, sf_set_string, (SNDFILE *file, int what, const char *text), (file, what, text))                \
  F(const char *, sf_strerror, (SNDFILE *file), (file))                                                 \
  F(sf_count_t, sf_writef_float, (SNDFILE *file, const float *from, sf_count_t n), (file, from, n))     \
  F(sf_count_t, sf_writef_int, (SNDFILE *file, const int *from, sf_count_t n), (file, from, n))         \
  F(sf_count_t, sf_writef_short, (SNDFILE *file, const short *from, sf_count_t n), (file, from, n))

CLOADER_NOTE(csndfile_load, "libsndfile.so.1", "decoding", "WAV, FLAC, Ogg and Opus", "recommended")
CLOADER_LIBRARY(csndfile_load, "libsndfile.so.1", FUNCTIONS)
