#include "sound.h"

void tilawa_note_mark(cffmpeg_sound *sound, int64_t stamp, int64_t frame) {
  if (sound->mark_count > 0) {
    const tilawa_mark *last = &sound->marks[sound->mark_count - 1];
    if (stamp <= last->stamp || frame <= last->frame) return;
  }
  if (sound->mark_count == sound->mark_capacity) {
    int64_t capacity = sound->mark_capacity ? sound->mark_capacity * 2 : 1024;
    tilawa_mark *marks = av_realloc_array(sound->marks, (size_t)capacity, sizeof *marks);
    // Go on without more marks: seeks read from further back, and nothing else changes.
    if (!marks) return;
    sound->marks = marks;
    sound->mark_capacity = capacity;
  }
  sound->marks[sound->mark_count++] = (tilawa_mark){stamp, frame};
}

const tilawa_mark *tilawa_mark_before(const cffmpeg_sound *sound, int64_t frame) {
  int64_t low = 0, high = sound->mark_count;
  while (low < high) {
    int64_t middle = (low + high) / 2;
    if (sound->marks[middle].frame <= frame) low = middle + 1;
    else high = middle;
  }
  return low > 0 ? &sound->marks[low - 1] : NULL;
}

const tilawa_mark *tilawa_mark_of(const cffmpeg_sound *sound, int64_t stamp) {
  int64_t low = 0, high = sound->mark_count;
  while (low < high) {
    int64_t middle = (low + high) / 2;
    if (sound->marks[middle].stamp < stamp) low = middle + 1;
    else high = middle;
  }
  return low < sound->mark_count && sound->marks[low].stamp == stamp ? &sound->marks[low] : NULL;
}
