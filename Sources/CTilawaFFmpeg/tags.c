#include <stdlib.h>

#include "sound.h"

static void tell(const AVDictionary *tags, cffmpeg_tag_listener listener, void *context) {
  const AVDictionaryEntry *entry = NULL;
  while ((entry = av_dict_get(tags, "", entry, AV_DICT_IGNORE_SUFFIX))) listener(entry->key, entry->value, context);
}

// Opens a sound for what is told beside its samples; NULL with the failure.
static cffmpeg_sound *open_tagged(int fd, int64_t size, cffmpeg_failure *failure) {
  tilawa_silence_log();
  cffmpeg_sound *sound = calloc(1, sizeof *sound);
  if (!sound) {
    tilawa_fail(failure, CFFMPEG_IO_FAILED, "out of memory");
    return NULL;
  }
  sound->fd = fd;
  sound->size = size;
  int result = tilawa_open_container(sound, TILAWA_TAGGED);
  if (result >= 0) return sound;
  tilawa_fail_with(failure, sound, CFFMPEG_UNREADABLE, result);
  cffmpeg_close(sound);
  return NULL;
}

enum { most_chapters = 100000 };

int cffmpeg_chapters(int fd, int64_t size, cffmpeg_chapter_listener listener, void *context, cffmpeg_failure *failure) {
  cffmpeg_sound *sound = open_tagged(fd, size, failure);
  if (!sound) return -1;
  for (unsigned int index = 0; index < sound->format->nb_chapters && index < most_chapters; index++) {
    const AVChapter *chapter = sound->format->chapters[index];
    const AVRational milliseconds = {1, 1000};
    const AVDictionaryEntry *title = av_dict_get(chapter->metadata, "title", NULL, 0);
    const int64_t start = av_rescale_q(chapter->start, chapter->time_base, milliseconds);
    const int64_t end =
      chapter->end == AV_NOPTS_VALUE ? start : av_rescale_q(chapter->end, chapter->time_base, milliseconds);
    listener(start, end, title ? title->value : NULL, context);
  }
  cffmpeg_close(sound);
  return 0;
}

int cffmpeg_tags(int fd, int64_t size, cffmpeg_tag_listener listener, void *context, cffmpeg_failure *failure) {
  cffmpeg_sound *sound = open_tagged(fd, size, failure);
  if (!sound) return -1;
  tell(sound->format->metadata, listener, context);
  for (unsigned int index = 0; index < sound->format->nb_streams; index++)
    if (sound->format->streams[index]->codecpar->codec_type == AVMEDIA_TYPE_AUDIO)
      tell(sound->format->streams[index]->metadata, listener, context);
  cffmpeg_close(sound);
  return 0;
}
