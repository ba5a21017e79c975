#include <libavutil/common.h>
#include <libavutil/intreadwrite.h>

#include "sound.h"

int64_t tilawa_frames(const cffmpeg_sound *sound, int64_t ticks) {
  return av_rescale_q(ticks, sound->stream->time_base, (AVRational){1, sound->rate});
}

/// Packets after a seek may depend on packets that were not read; a few faults at the start are let pass.
static int is_pardoned(cffmpeg_sound *sound) {
  enum { most = 3 };
  return sound->is_starting ? ++sound->errors <= most : !sound->is_placed;
}

/// Puts one more packet into the decoder, or tells it that there are no more. Returns 0 or -1.
static int feed(cffmpeg_sound *sound, cffmpeg_failure *failure) {
  AVPacket *packet = sound->packet;
  for (;;) {
    int result = av_read_frame(sound->format, packet);
    if (result == AVERROR_EOF && !sound->read_error && !sound->has_shrunk) {
      sound->is_draining = 1;
      avcodec_send_packet(sound->codec, NULL);
      return 0;
    }
    if (result < 0) return tilawa_fail_with(failure, sound, CFFMPEG_TRUNCATED, result);
    if (packet->stream_index != sound->stream->index) {
      av_packet_unref(packet);
      continue;
    }
    int is_broken = packet->flags & AV_PKT_FLAG_CORRUPT;
    result = avcodec_send_packet(sound->codec, packet);
    av_packet_unref(packet);
    if ((result < 0 || is_broken) && !is_pardoned(sound))
      return tilawa_fail_with(failure, sound, CFFMPEG_TRUNCATED, result < 0 ? result : AVERROR_INVALIDDATA);
    if (result >= 0 && !is_broken) sound->packets++;
    return 0;
  }
}

/// Reads how many frames at either end of a decoded frame the stream leaves out.
static void read_skips(const AVFrame *frame, uint32_t *before, uint32_t *after) {
  const AVFrameSideData *side = av_frame_get_side_data(frame, AV_FRAME_DATA_SKIP_SAMPLES);
  *before = side && side->size >= 8 ? AV_RL32(side->data) : 0;
  *after = side && side->size >= 8 ? AV_RL32(side->data + 4) : 0;
}

/// Takes the sound's format from its first frame.
static int start(cffmpeg_sound *sound, cffmpeg_failure *failure) {
  const AVFrame *frame = sound->frame;
  if (sound->rate == 0) {
    enum { most_channels = 64, least_rate = 1000, most_rate = 768000 };
    sound->rate = frame->sample_rate;
    sound->channels = frame->ch_layout.nb_channels;
    sound->sample_format = frame->format;
    if (sound->rate < least_rate || sound->rate > most_rate || sound->channels < 1 || sound->channels > most_channels)
      return tilawa_fail(failure, CFFMPEG_UNSUPPORTED, "it claims %d Hz and %d channels", sound->rate, sound->channels);
  }
  AVChannelLayout layout;
  av_channel_layout_default(&layout, sound->channels);
  int result = swr_alloc_set_opts2(
    &sound->converter, &layout, AV_SAMPLE_FMT_FLT, sound->rate, &layout, sound->sample_format, sound->rate, 0, NULL);
  av_channel_layout_uninit(&layout);
  if (result >= 0) result = swr_init(sound->converter);
  return result < 0 ? tilawa_fail_with(failure, sound, CFFMPEG_UNSUPPORTED, result) : 0;
}

static int convert(cffmpeg_sound *sound, cffmpeg_failure *failure) {
  AVFrame *frame = sound->frame;
  if (sound->is_starting && start(sound, failure) < 0) return -1;
  if (frame->format != sound->sample_format || frame->sample_rate != sound->rate ||
      frame->ch_layout.nb_channels != sound->channels)
    return tilawa_fail(failure, CFFMPEG_UNSUPPORTED, "its rate or channels change on the way");
  if (frame->nb_samples > sound->capacity) {
    float *samples = av_realloc_array(sound->samples, (size_t)frame->nb_samples, sizeof(float) * (size_t)sound->channels);
    if (!samples) return tilawa_fail(failure, CFFMPEG_UNREADABLE, "it asks for too much memory");
    sound->samples = samples;
    sound->capacity = frame->nb_samples;
  }
  uint8_t *to[] = {(uint8_t *)sound->samples};
  int count = swr_convert(
    sound->converter, to, frame->nb_samples, (const uint8_t **)frame->extended_data, frame->nb_samples);
  if (count != frame->nb_samples) return tilawa_fail(failure, CFFMPEG_UNREADABLE, "its samples cannot be converted");
  sound->decoded = count;
  return 0;
}

/// Finds out which frames were decoded: from the start by counting, after a seek by time stamps. Returns 0, or -1 where some are missing before them.
static int place(cffmpeg_sound *sound, cffmpeg_failure *failure) {
  int64_t stamp = sound->frame->pts;
  if (sound->is_starting) {
    sound->first_stamp = stamp;
    sound->packet_frames = sound->decoded;
    sound->skip =
      sound->has_cut ? av_rescale(sound->cut.start, sound->rate, sound->cut.ticks_per_second) : sound->carried_skip;
    sound->next = -sound->skip;
    sound->is_placed = 1;
    sound->is_starting = 0;
  } else if (sound->is_exact && stamp != AV_NOPTS_VALUE) {
    int64_t at = tilawa_frames(sound, av_sat_sub64(stamp, sound->first_stamp)) - sound->skip;
    if (sound->is_placed && at != sound->next)
      return tilawa_fail(
        failure, CFFMPEG_TRUNCATED, "frame %lld should come, but frame %lld does", (long long)sound->next, (long long)at);
    sound->next = at;
    sound->is_placed = 1;
  } else if (!sound->is_placed && stamp != AV_NOPTS_VALUE) {
    const tilawa_mark *mark = tilawa_mark_of(sound, stamp);
    if (mark) sound->next = mark->frame;
    sound->is_placed = mark != NULL;
  }
  if (!sound->is_placed) return 0;
  if (!sound->is_exact && stamp != AV_NOPTS_VALUE) tilawa_note_mark(sound, stamp, sound->next);
  sound->decoded_at = sound->next;
  sound->next += sound->decoded;
  return 0;
}

int tilawa_decode(cffmpeg_sound *sound, cffmpeg_failure *failure) {
  uint32_t before, after;
  for (;;) {
    if (sound->is_at_end) return 0;
    int result = avcodec_receive_frame(sound->codec, sound->frame);
    if (result == AVERROR_EOF) {
      sound->is_at_end = 1;
      return 0;
    }
    if (result == AVERROR(EAGAIN)) {
      if (sound->is_draining) return tilawa_fail(failure, CFFMPEG_TRUNCATED, "the decoder does not end");
      if (feed(sound, failure) < 0) return -1;
      continue;
    }
    if (result < 0) {
      if (sound->is_placed) return tilawa_fail_with(failure, sound, CFFMPEG_TRUNCATED, result);
      continue;
    }
    read_skips(sound->frame, &before, &after);
    if (before > 0) sound->carried_skip = before;
    if (!sound->has_cut && sound->frame->flags & AV_FRAME_FLAG_DISCARD) {
      sound->carried_skip -= sound->carried_skip < sound->frame->nb_samples ? sound->carried_skip : sound->frame->nb_samples;
      continue;
    }
    if (convert(sound, failure) < 0 || place(sound, failure) < 0) return -1;
    if (!sound->has_cut && after > 0 && after <= sound->decoded) {
      sound->decoded -= after;
      sound->next -= after;
    }
    return 1;
  }
}
