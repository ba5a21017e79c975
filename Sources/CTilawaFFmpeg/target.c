#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "sound.h"

enum { buffer_size = 65536 };

static int write_bytes(void *opaque, uint8_t *from, int count) {
  tilawa_target *target = opaque;
  int done = 0;
  while (done < count) {
    ssize_t put = pwrite(target->fd, from + done, (size_t)(count - done), target->offset);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) {
      target->write_error = put < 0 ? errno : ENOSPC;
      return AVERROR(target->write_error);
    }
    done += (int)put;
    target->offset += put;
    if (target->offset > target->size) target->size = target->offset;
  }
  return count;
}

static int64_t seek_bytes(void *opaque, int64_t offset, int whence) {
  tilawa_target *target = opaque;
  switch (whence & ~AVSEEK_FORCE) {
    case AVSEEK_SIZE: return target->size;
    case SEEK_SET: break;
    case SEEK_CUR: offset += target->offset; break;
    case SEEK_END: offset += target->size; break;
    default: return AVERROR(EINVAL);
  }
  if (offset < 0) return AVERROR(EINVAL);
  return target->offset = offset;
}

int tilawa_open_target(tilawa_target *target, int fd) {
  *target = (tilawa_target){.fd = fd};
  uint8_t *buffer = av_malloc(buffer_size);
  if (!buffer) return AVERROR(ENOMEM);
  target->io = avio_alloc_context(buffer, buffer_size, 1, target, NULL, write_bytes, seek_bytes);
  if (target->io) return 0;
  av_free(buffer);
  return AVERROR(ENOMEM);
}

void tilawa_close_target(tilawa_target *target) {
  // FFmpeg may have put another buffer in the place of ours.
  if (target->io) av_freep(&target->io->buffer);
  avio_context_free(&target->io);
}

int tilawa_fail_writing(cffmpeg_failure *failure, const tilawa_target *target, int error) {
  if (target->write_error) return tilawa_fail(failure, CFFMPEG_IO_FAILED, "%s", strerror(target->write_error));
  return tilawa_fail_of(failure, CFFMPEG_UNSUPPORTED, error);
}
