#include "CMpg123.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                           \
  F(void, mpg123_delete, (mpg123_handle *mh), (mh))                                                            \
  F(int, mpg123_getformat, (mpg123_handle *mh, long *rate, int *channels, int *encoding),                      \
    (mh, rate, channels, encoding))                                                                            \
  F(int, mpg123_init, (void), ())                                                                              \
  F(mpg123_handle *, mpg123_new, (const char *decoder, int *error), (decoder, error))                          \
  F(int, mpg123_open_handle, (mpg123_handle *mh, void *user), (mh, user))                                      \
  F(int, mpg123_param2, (mpg123_handle *mh, int type, long value, double real), (mh, type, value, real))       \
  F(int, mpg123_read, (mpg123_handle *mh, void *to, size_t room, size_t *done), (mh, to, room, done))          \
  F(int, mpg123_replace_reader_handle,                                                                         \
    (mpg123_handle *mh, ssize_t (*read)(void *, void *, size_t), off_t (*seek)(void *, off_t, int),            \
     void (*close)(void *)),                                                                                   \
    (mh, read, seek, close))                                                                                   \
  F(off_t, mpg123_seek, (mpg123_handle *mh, off_t frame, int whence), (mh, frame, whence))                     \
  F(const char *, mpg123_strerror, (mpg123_handle *mh), (mh))

CLOADER_NOTE(cmpg123_load, "libmpg123.so.0", "decoding", "MP3", "recommended")
CLOADER_LIBRARY(cmpg123_load, "libmpg123.so.0", FUNCTIONS)
