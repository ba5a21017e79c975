#include <libavutil/common.h>
#include <stdio.h>
#include <string.h>

#include "sound.h"

/// Whether each tick of the stream's clock is a number of frames, or each frame a number of ticks.
static int clock_is_exact(const cffmpeg_sound *sound) {
  AVRational tick = sound->stream->time_base;
  int64_t frames = (int64_t)sound->rate * tick.num;
  return frames % tick.den == 0 || tick.den % frames == 0;
}

/// Containers whose packets are numbered by what stands before them, and whose frames have one length.
static int is_counted(const cffmpeg_sound *sound) {
  static const char *const names[] = {"aac", "amr", "ape", "caf", "tta", "wv"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++)
    if (strcmp(sound->format->iformat->name, names[index]) == 0) return 1;
  return 0;
}

int tilawa_is_even(const cffmpeg_sound *sound) {
  int count = avformat_index_get_entries_count(sound->stream);
  if (count < 1 || !clock_is_exact(sound)) return 0;
  const AVIndexEntry *first = avformat_index_get_entry(sound->stream, 0);
  if (sound->first_stamp != first->timestamp) return 0;
  for (int index = 1; index < count; index++) {
    const AVIndexEntry *entry = avformat_index_get_entry(sound->stream, index);
    if (tilawa_frames(sound, av_sat_sub64(entry->timestamp, sound->first_stamp)) != index * sound->packet_frames) return 0;
  }
  return 1;
}

/// Counts the packets of the index, from the first on, that lie in the file.
static int count_present(const cffmpeg_sound *sound) {
  int count = avformat_index_get_entries_count(sound->stream);
  for (int index = 0; index < count; index++) {
    const AVIndexEntry *entry = avformat_index_get_entry(sound->stream, index);
    if (entry->pos > sound->size || entry->size > sound->size - entry->pos) return index;
  }
  return count;
}

int cffmpeg_is_read_whole(const cffmpeg_sound *sound) {
  int count = avformat_index_get_entries_count(sound->stream);
  return count > 0 && sound->packets >= count && count_present(sound) == count;
}

/// Returns the number of audible frames of so many packets.
static int64_t heard(const cffmpeg_sound *sound, int64_t packets, int64_t cut) {
  int64_t decoded = packets * sound->packet_frames - sound->skip;
  if (decoded < 0) return 0;
  return decoded < cut ? decoded : cut;
}

void tilawa_describe(cffmpeg_sound *sound, cffmpeg_description *description) {
  int64_t announced = -1;
  if (sound->has_cut) {
    int64_t cut = av_rescale(sound->cut.length, sound->rate, sound->cut.ticks_per_second);
    sound->frames = heard(sound, count_present(sound), cut);
    announced = heard(sound, avformat_index_get_entries_count(sound->stream), cut);
    sound->is_exact = 1;
  } else {
    sound->is_exact = is_counted(sound) && clock_is_exact(sound) && sound->first_stamp != AV_NOPTS_VALUE;
  }
  memset(description, 0, sizeof *description);
  description->rate = sound->rate;
  description->channels = sound->channels;
  description->frames = sound->frames;
  description->announced_frames = announced;
  description->announced_milliseconds = -1;
  if (sound->format->duration > 0 && sound->format->duration_estimation_method != AVFMT_DURATION_FROM_BITRATE)
    description->announced_milliseconds = sound->format->duration / 1000;
  snprintf(description->codec, sizeof description->codec, "%s", avcodec_get_name(sound->codec->codec_id));
  description->is_exact = sound->is_exact;
}
