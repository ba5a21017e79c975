#include <errno.h>
#include <unistd.h>

#include "sound.h"

enum { buffer_size = 32768 };

static int read_bytes(void *opaque, uint8_t *to, int count) {
  cffmpeg_sound *sound = opaque;
  int64_t left = sound->size - sound->offset;
  if (left <= 0) return AVERROR_EOF;
  if (count > left) count = (int)left;
  ssize_t got;
  do got = pread(sound->fd, to, (size_t)count, sound->start + sound->offset);
  while (got < 0 && errno == EINTR);
  if (got < 0) {
    sound->read_error = errno;
    return AVERROR(errno);
  }
  if (got == 0) {
    sound->has_shrunk = 1;
    return AVERROR_EOF;
  }
  sound->offset += got;
  return (int)got;
}

static int64_t seek_bytes(void *opaque, int64_t offset, int whence) {
  cffmpeg_sound *sound = opaque;
  switch (whence & ~AVSEEK_FORCE) {
    case AVSEEK_SIZE: return sound->size;
    case SEEK_SET: break;
    case SEEK_CUR: offset += sound->offset; break;
    case SEEK_END: offset += sound->size; break;
    default: return AVERROR(EINVAL);
  }
  if (offset < 0) return AVERROR(EINVAL);
  return sound->offset = offset;
}

int tilawa_open_source(cffmpeg_sound *sound) {
  sound->offset = 0;
  uint8_t *buffer = av_malloc(buffer_size);
  if (!buffer) return AVERROR(ENOMEM);
  sound->io = avio_alloc_context(buffer, buffer_size, 0, sound, read_bytes, NULL, seek_bytes);
  if (sound->io) return 0;
  av_free(buffer);
  return AVERROR(ENOMEM);
}

void tilawa_close_source(cffmpeg_sound *sound) {
  // FFmpeg may have put another buffer in the place of ours.
  if (sound->io) av_freep(&sound->io->buffer);
  avio_context_free(&sound->io);
}
