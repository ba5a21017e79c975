#include <libavutil/common.h>
#include <stdlib.h>
#include <string.h>

#include "sound.h"

/// Decodes until the frame at `position` is there. Returns 1, 0 at the end, -1.
static int reach(cffmpeg_sound *sound, cffmpeg_failure *failure) {
  while (sound->position < sound->decoded_at || sound->position >= sound->decoded_at + sound->decoded) {
    int result = tilawa_decode(sound, failure);
    if (result < 0) {
      // Forget the place of the next frames: it is unknown now.
      sound->is_placed = 0;
      sound->decoded = 0;
      return -1;
    }
    if (result == 0) return 0;
    if (sound->decoded_at > sound->position)
      return tilawa_fail(failure, CFFMPEG_TRUNCATED, "frame %lld is not there", (long long)sound->position);
  }
  return 1;
}

/// Reads as `cffmpeg_read` does; `done` counts the frames before a failure too.
static int read_frames(cffmpeg_sound *sound, float *to, int64_t frames, int64_t *done, cffmpeg_failure *failure) {
  if (sound->frames >= 0 && frames > sound->frames - sound->position) frames = sound->frames - sound->position;
  while (*done < frames) {
    int result = reach(sound, failure);
    if (result < 0) return -1;
    if (result == 0) {
      if (sound->frames >= 0)
        return tilawa_fail(
          failure, CFFMPEG_TRUNCATED, "frame %lld of %lld is not there", (long long)sound->position,
          (long long)sound->frames);
      break;
    }
    int64_t count = sound->decoded_at + sound->decoded - sound->position;
    if (count > frames - *done) count = frames - *done;
    memcpy(
      to + *done * sound->channels, sound->samples + (sound->position - sound->decoded_at) * sound->channels,
      sizeof(float) * (size_t)(count * sound->channels));
    sound->position += count;
    *done += count;
  }
  return 0;
}

int64_t cffmpeg_read(cffmpeg_sound *sound, float *to, int64_t frames, cffmpeg_failure *failure) {
  int64_t done = 0;
  tilawa_silence_log();
  if (!sound->failure.code) read_frames(sound, to, frames, &done, &sound->failure);
  if (done > 0 || !sound->failure.code) return done;
  *failure = sound->failure;
  return -1;
}

/// Returns the frames by which decoding must begin before a frame for the same samples as from the start.
static int64_t preroll(const cffmpeg_sound *sound) {
  const AVCodecDescriptor *kind = avcodec_descriptor_get(sound->codec->codec_id);
  int64_t frames = sound->rate / 4;
  if (kind && kind->props & AV_CODEC_PROP_LOSSLESS && !(kind->props & AV_CODEC_PROP_LOSSY)) return 1;
  // Long frames need several.
  return sound->packet_frames * 8 > frames ? sound->packet_frames * 8 : frames;
}

/// Goes to the packet that holds `frame`, or an earlier one. Returns 1, 0 where that cannot be, -1.
static int jump(cffmpeg_sound *sound, int64_t frame, int64_t needed, cffmpeg_failure *failure) {
  int64_t stamp;
  if (sound->is_exact) {
    stamp = av_sat_add64(
      sound->first_stamp,
      av_rescale_q(frame + sound->skip, (AVRational){1, sound->rate}, sound->stream->time_base));
  } else {
    // Read Ogg from its start: the first packet after a seek may have the time stamp of another one on its page.
    const tilawa_mark *mark = strcmp(sound->format->iformat->name, "ogg") == 0 ? NULL : tilawa_mark_before(sound, frame);
    if (!mark) return 0;
    stamp = mark->stamp;
  }
  if (av_seek_frame(sound->format, sound->stream->index, stamp, AVSEEK_FLAG_BACKWARD) < 0) return 0;
  avcodec_flush_buffers(sound->codec);
  sound->is_placed = sound->is_draining = sound->is_at_end = 0;
  sound->decoded = 0;
  for (int tries = 0; !sound->is_placed; tries++) {
    int result = tilawa_decode(sound, failure);
    if (result < 0) return sound->read_error || sound->has_shrunk ? -1 : 0;
    if (result == 0 || tries == 64) return 0;
  }
  return sound->decoded_at <= needed;
}

int cffmpeg_seek(cffmpeg_sound *sound, int64_t frame, cffmpeg_failure *failure) {
  tilawa_silence_log();
  sound->failure.code = 0;
  int64_t lead = preroll(sound);
  int is_near = sound->is_placed && frame >= sound->decoded_at && frame - sound->decoded_at <= sound->rate;
  if (!is_near) {
    int result = frame > lead ? jump(sound, frame - lead, frame - lead / 2, failure) : 0;
    if (result < 0) return -1;
    if (result == 0 && tilawa_rewind(sound, failure) < 0) return -1;
  }
  sound->position = frame;
  return 0;
}
