#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <libavutil/base64.h>

#include "sound.h"

/// The size of a file of samples above which its tagged copy may have no room in RIFF, in bytes.
static const int64_t largest_riff = UINT32_MAX - (32 << 20);

struct cffmpeg_tagger {
  const AVOutputFormat *container;
  AVDictionary *tags;
  AVChapter **chapters;
  int chapter_count;
  /// The number of chapters among the tags.
  int tagged_chapters;
  uint8_t *cover;
  int cover_size;
  int cover_width;
  int cover_height;
};

/// The formats whose tags are Vorbis comments. FFmpeg writes chapters into some of them only, so that they are tags here.
static int has_comments(const cffmpeg_tagger *tagger) {
  const char *name = tagger->container->name;
  return !strcmp(name, "ogg") || !strcmp(name, "opus") || !strcmp(name, "flac");
}

static int is_mp3(const cffmpeg_tagger *tagger) { return !strcmp(tagger->container->name, "mp3"); }

/// The formats to which FFmpeg writes a picture as a stream.
static int has_picture_stream(const cffmpeg_tagger *tagger) {
  const char *name = tagger->container->name;
  return is_mp3(tagger) || !strcmp(name, "ipod") || !strcmp(name, "flac");
}

cffmpeg_tagger *cffmpeg_tagger_open(const char *container, cffmpeg_failure *failure) {
  tilawa_silence_log();
  cffmpeg_tagger *tagger = calloc(1, sizeof *tagger);
  if (!tagger) {
    tilawa_fail(failure, CFFMPEG_IO_FAILED, "out of memory");
    return NULL;
  }
  tagger->container = av_guess_format(container, NULL, NULL);
  if (tagger->container) return tagger;
  tilawa_fail(failure, CFFMPEG_UNSUPPORTED, "this FFmpeg does not write %s", container);
  free(tagger);
  return NULL;
}

void cffmpeg_tagger_close(cffmpeg_tagger *tagger) {
  if (!tagger) return;
  av_dict_free(&tagger->tags);
  for (int index = 0; index < tagger->chapter_count; index++) {
    av_dict_free(&tagger->chapters[index]->metadata);
    av_freep(&tagger->chapters[index]);
  }
  av_freep(&tagger->chapters);
  av_freep(&tagger->cover);
  free(tagger);
}

int cffmpeg_tagger_add(cffmpeg_tagger *tagger, const char *name, const char *value) {
  return av_dict_set(&tagger->tags, name, value, 0) < 0 ? -1 : 0;
}

static int add_chapter_tags(cffmpeg_tagger *tagger, int rate, int64_t start, const char *title) {
  char name[32], time[48];
  int64_t milliseconds = av_rescale(start, 1000, rate);
  snprintf(name, sizeof name, "CHAPTER%03d", ++tagger->tagged_chapters);
  snprintf(
    time, sizeof time, "%02d:%02d:%02d.%03d", (int)(milliseconds / 3600000), (int)(milliseconds / 60000 % 60),
    (int)(milliseconds / 1000 % 60), (int)(milliseconds % 1000));
  if (cffmpeg_tagger_add(tagger, name, time) < 0) return -1;
  strcat(name, "NAME");
  return cffmpeg_tagger_add(tagger, name, title);
}

int cffmpeg_tagger_chapter(cffmpeg_tagger *tagger, int rate, int64_t start, int64_t end, const char *title) {
  if (has_comments(tagger)) return add_chapter_tags(tagger, rate, start, title);
  AVChapter *chapter = av_mallocz(sizeof *chapter);
  if (!chapter) return -1;
  *chapter = (AVChapter){
    .id = tagger->chapter_count, .time_base = {1, 1000}, .start = av_rescale(start, 1000, rate),
    .end = av_rescale(end, 1000, rate)};
  if (av_dict_set(&chapter->metadata, "title", title, 0) < 0 ||
      av_dynarray_add_nofree(&tagger->chapters, &tagger->chapter_count, chapter) < 0) {
    av_dict_free(&chapter->metadata);
    av_free(chapter);
    return -1;
  }
  return 0;
}

int cffmpeg_tagger_cover(cffmpeg_tagger *tagger, const uint8_t *png, int64_t size, int width, int height) {
  if (size <= 0 || size > 16 << 20) return -1;
  tagger->cover = av_memdup(png, (size_t)size);
  tagger->cover_size = (int)size;
  tagger->cover_width = width;
  tagger->cover_height = height;
  return tagger->cover ? 0 : -1;
}

static uint8_t *put(uint8_t *to, const void *bytes, size_t count) {
  memcpy(to, bytes, count);
  return to + count;
}

static uint8_t *put_number(uint8_t *to, int number) {
  for (int shift = 24; shift >= 0; shift -= 8) *to++ = (uint8_t)(number >> shift);
  return to;
}

/// Adds the cover as a tag, the form of Ogg: a picture block of FLAC in base64.
static int add_cover_tag(cffmpeg_tagger *tagger) {
  static const char type[] = "image/png";
  size_t size = 32 + sizeof type - 1 + (size_t)tagger->cover_size, text_size = AV_BASE64_SIZE(size);
  uint8_t *block = av_malloc(size);
  char *text = av_malloc(text_size);
  int result = block && text ? 0 : AVERROR(ENOMEM);
  if (result == 0) {
    uint8_t *to = put_number(block, 3);
    to = put_number(to, (int)sizeof type - 1);
    to = put(to, type, sizeof type - 1);
    to = put_number(to, 0);
    to = put_number(to, tagger->cover_width);
    to = put_number(to, tagger->cover_height);
    to = put_number(to, 24);
    to = put_number(to, 0);
    to = put_number(to, tagger->cover_size);
    put(to, tagger->cover, (size_t)tagger->cover_size);
    av_base64_encode(text, (int)text_size, block, (int)size);
    result = av_dict_set(&tagger->tags, "METADATA_BLOCK_PICTURE", text, 0);
  }
  av_free(block);
  av_free(text);
  return result < 0 ? result : 0;
}

static AVStream *add_cover_stream(const cffmpeg_tagger *tagger, AVFormatContext *format) {
  AVStream *stream = avformat_new_stream(format, NULL);
  if (!stream) return NULL;
  stream->codecpar->codec_type = AVMEDIA_TYPE_VIDEO;
  stream->codecpar->codec_id = AV_CODEC_ID_PNG;
  stream->codecpar->width = tagger->cover_width;
  stream->codecpar->height = tagger->cover_height;
  stream->codecpar->format = AV_PIX_FMT_RGB24;
  stream->disposition |= AV_DISPOSITION_ATTACHED_PIC;
  stream->time_base = (AVRational){1, 90000};
  av_dict_set(&stream->metadata, "comment", "Cover (front)", 0);
  return stream;
}

static int write_cover(const cffmpeg_tagger *tagger, AVFormatContext *format, const AVStream *stream) {
  AVPacket *packet = av_packet_alloc();
  int result = packet ? av_new_packet(packet, tagger->cover_size) : AVERROR(ENOMEM);
  if (result >= 0) {
    memcpy(packet->data, tagger->cover, (size_t)tagger->cover_size);
    packet->stream_index = stream->index;
    packet->flags |= AV_PKT_FLAG_KEY;
    packet->pts = packet->dts = 0;
    result = av_write_frame(format, packet);
  }
  av_packet_free(&packet);
  return result;
}

static int copy_packets(cffmpeg_sound *sound, AVFormatContext *format, AVStream *stream) {
  AVPacket *packet = av_packet_alloc();
  if (!packet) return AVERROR(ENOMEM);
  int result;
  while ((result = av_read_frame(sound->format, packet)) >= 0) {
    if (packet->stream_index == sound->stream->index) {
      av_packet_rescale_ts(packet, sound->stream->time_base, stream->time_base);
      packet->stream_index = stream->index;
      packet->pos = -1;
      result = av_write_frame(format, packet);
      if (result < 0) break;
    }
    av_packet_unref(packet);
  }
  av_packet_free(&packet);
  return result == AVERROR_EOF && !sound->read_error && !sound->has_shrunk ? 0 : result;
}

/// Copies the bytes of the sound as they are. An mp3 keeps the first frame, which says where the sound begins and ends.
static int copy_bytes(cffmpeg_sound *sound, tilawa_target *target) {
  uint8_t buffer[65536];
  int64_t offset = 0;
  while (offset < sound->size) {
    ssize_t got = pread(sound->fd, buffer, sizeof buffer, offset);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) sound->read_error = errno;
    if (got == 0) sound->has_shrunk = 1;
    if (got <= 0) return AVERROR(EIO);
    avio_write(target->io, buffer, (int)got);
    offset += got;
  }
  return target->io->error;
}

static int open_sound(cffmpeg_sound *sound) {
  int result = tilawa_open_container(sound, TILAWA_TAGGED);
  if (result >= 0) result = avformat_find_stream_info(sound->format, NULL);
  if (result >= 0) result = av_find_best_stream(sound->format, AVMEDIA_TYPE_AUDIO, -1, -1, NULL, 0);
  if (result < 0) return result;
  sound->stream = sound->format->streams[result];
  return 0;
}

static int copy_sound(cffmpeg_tagger *tagger, cffmpeg_sound *sound, AVFormatContext *format, tilawa_target *target) {
  AVStream *stream = avformat_new_stream(format, NULL);
  if (!stream) return AVERROR(ENOMEM);
  int result = avcodec_parameters_copy(stream->codecpar, sound->stream->codecpar);
  if (result < 0) return result;
  stream->codecpar->codec_tag = 0;
  stream->time_base = sound->stream->time_base;
  const AVDictionaryEntry *language = av_dict_get(tagger->tags, "language", NULL, 0);
  if (language) av_dict_set(&stream->metadata, "language", language->value, 0);
  AVStream *picture = tagger->cover && has_picture_stream(tagger) ? add_cover_stream(tagger, format) : NULL;
  AVDictionary *options = NULL;
  if (is_mp3(tagger)) {
    av_dict_set(&options, "write_xing", "0", 0);
    av_dict_set(&options, "id3v2_version", "3", 0);
  }
  // The sizes of RIFF end at 4 GiB; RF64 has greater ones.
  if (!strcmp(tagger->container->name, "wav") && sound->size > largest_riff) av_dict_set(&options, "rf64", "always", 0);
  // The times of an MP4's edit list are on this clock: at the sound's rate no frame is lost.
  if (!strcmp(tagger->container->name, "ipod"))
    av_dict_set_int(&options, "movie_timescale", stream->codecpar->sample_rate, 0);
  result = avformat_write_header(format, &options);
  av_dict_free(&options);
  if (result >= 0 && picture) result = write_cover(tagger, format, picture);
  if (result >= 0 && !is_mp3(tagger)) result = copy_packets(sound, format, stream);
  if (result >= 0) result = av_write_trailer(format);
  if (result >= 0 && is_mp3(tagger)) result = copy_bytes(sound, target);
  return result;
}

static int write_file(cffmpeg_tagger *tagger, cffmpeg_sound *sound, tilawa_target *target) {
  AVFormatContext *format = NULL;
  int result = avformat_alloc_output_context2(&format, tagger->container, NULL, NULL);
  if (result < 0) return result;
  format->pb = target->io;
  format->flags |= AVFMT_FLAG_BITEXACT;
  if (tagger->cover && has_comments(tagger) && !has_picture_stream(tagger)) result = add_cover_tag(tagger);
  if (result >= 0) result = av_dict_copy(&format->metadata, tagger->tags, 0);
  if (!has_comments(tagger)) {
    format->chapters = tagger->chapters;
    format->nb_chapters = (unsigned int)tagger->chapter_count;
    tagger->chapters = NULL;
    tagger->chapter_count = 0;
  }
  if (result >= 0) result = copy_sound(tagger, sound, format, target);
  format->pb = NULL;
  avformat_free_context(format);
  avio_flush(target->io);
  return target->write_error ? AVERROR(target->write_error) : result;
}

int cffmpeg_tagger_write(cffmpeg_tagger *tagger, int from, int64_t size, int to, cffmpeg_failure *failure) {
  tilawa_silence_log();
  cffmpeg_sound *sound = calloc(1, sizeof *sound);
  if (!sound) return tilawa_fail(failure, CFFMPEG_IO_FAILED, "out of memory");
  sound->fd = from;
  sound->size = size;
  tilawa_target target = {0};
  int result = open_sound(sound);
  if (result >= 0) result = tilawa_open_target(&target, to);
  if (result >= 0) result = write_file(tagger, sound, &target);
  if (result < 0 && target.write_error) {
    tilawa_fail_writing(failure, &target, result);
  } else if (result < 0) {
    tilawa_fail_with(failure, sound, CFFMPEG_UNSUPPORTED, result);
  }
  tilawa_close_target(&target);
  cffmpeg_close(sound);
  return result < 0 ? -1 : 0;
}
