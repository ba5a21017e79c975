#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sound.h"

/// The formats that may hold recitation. Lists of other files, pictures and text are not among them.
#define KNOWN                                                                                                  \
  "aac,ac3,eac3,aiff,amr,amrnb,amrwb,ape,asf,avi,caf,dts,flac,flv,matroska,webm,mov,mp4,m4a,3gp,3g2,mj2,mpc,mpc8," \
  "mpegts,ogg,rm,tak,tta,w64,wav,wv,xwma"

static const char *whitelist(const cffmpeg_sound *sound, tilawa_use use) {
  // libmpg123 decodes most mp3; FFmpeg opens it for tags, and where the caller says that a file is MPEG audio.
  return use == TILAWA_TAGGED || sound->is_mpeg ? KNOWN ",mp3" : KNOWN;
}

static int refuse(AVFormatContext *format, AVIOContext **io, const char *url, int flags, AVDictionary **options) {
  (void)format, (void)io, (void)url, (void)flags, (void)options;
  return AVERROR(EPERM);
}

static void close_streams(cffmpeg_sound *sound) {
  av_packet_free(&sound->packet);
  av_frame_free(&sound->frame);
  swr_free(&sound->converter);
  avcodec_free_context(&sound->codec);
  avformat_close_input(&sound->format);
  tilawa_close_source(sound);
}

void cffmpeg_close(cffmpeg_sound *sound) {
  if (!sound) return;
  close_streams(sound);
  av_freep(&sound->samples);
  av_freep(&sound->marks);
  free(sound);
}

int tilawa_open_container(cffmpeg_sound *sound, tilawa_use use) {
  int result = tilawa_open_source(sound);
  if (result < 0) return result;
  sound->format = avformat_alloc_context();
  if (!sound->format) return AVERROR(ENOMEM);
  sound->format->pb = sound->io;
  sound->format->io_open = refuse;
  sound->format->format_whitelist = av_strdup(whitelist(sound, use));
  AVDictionary *options = NULL;
  if (sound->has_cut) av_dict_set(&options, "ignore_editlist", "1", 0);
  result = avformat_open_input(&sound->format, NULL, NULL, &options);
  av_dict_free(&options);
  return result;
}

static int open_codec(cffmpeg_sound *sound) {
  for (unsigned int index = 0; index < sound->format->nb_streams; index++)
    if (sound->format->streams[index]->codecpar->codec_type != AVMEDIA_TYPE_AUDIO)
      sound->format->streams[index]->discard = AVDISCARD_ALL;
  int result = avformat_find_stream_info(sound->format, NULL);
  if (result < 0) return result;
  const AVCodec *codec = NULL;
  int stream = av_find_best_stream(sound->format, AVMEDIA_TYPE_AUDIO, -1, -1, &codec, 0);
  if (stream < 0) return stream;
  for (unsigned int index = 0; index < sound->format->nb_streams; index++)
    if ((int)index != stream) sound->format->streams[index]->discard = AVDISCARD_ALL;
  sound->stream = sound->format->streams[stream];
  sound->codec = avcodec_alloc_context3(codec);
  sound->packet = av_packet_alloc();
  sound->frame = av_frame_alloc();
  if (!sound->codec || !sound->packet || !sound->frame) return AVERROR(ENOMEM);
  result = avcodec_parameters_to_context(sound->codec, sound->stream->codecpar);
  if (result < 0) return result;
  sound->codec->pkt_timebase = sound->stream->time_base;
  sound->codec->flags2 |= AV_CODEC_FLAG2_SKIP_MANUAL;
  sound->codec->err_recognition |= AV_EF_CRCCHECK;
  sound->codec->thread_count = 1;
  return avcodec_open2(sound->codec, codec, NULL);
}

int tilawa_rewind(cffmpeg_sound *sound, cffmpeg_failure *failure) {
  close_streams(sound);
  sound->decoded = sound->decoded_at = sound->next = 0;
  sound->is_placed = sound->is_draining = sound->is_at_end = 0;
  sound->is_starting = 1;
  sound->errors = 0;
  sound->packets = 0;
  sound->carried_skip = 0;
  int result = tilawa_open_container(sound, TILAWA_DECODED);
  if (result >= 0) result = open_codec(sound);
  if (result == AVERROR_DECODER_NOT_FOUND || result == AVERROR_PATCHWELCOME)
    return tilawa_fail_with(failure, sound, CFFMPEG_UNSUPPORTED, result);
  if (result == AVERROR_STREAM_NOT_FOUND) return tilawa_fail(failure, CFFMPEG_UNREADABLE, "it holds no sound");
  if (result < 0) return tilawa_fail_with(failure, sound, CFFMPEG_UNREADABLE, result);
  // Only the first frames say for certain what rate, channels and samples the stream has.
  result = tilawa_decode(sound, failure);
  if (result == 0) return tilawa_fail(failure, CFFMPEG_UNREADABLE, "it holds no sound");
  return result < 0 ? -1 : 0;
}

static cffmpeg_sound *give_up(cffmpeg_sound *sound) {
  cffmpeg_close(sound);
  return NULL;
}

cffmpeg_sound *cffmpeg_open(
  int fd, int64_t start, int64_t size, int is_mpeg, const cffmpeg_cut *cut, cffmpeg_description *description,
  cffmpeg_failure *failure) {
  tilawa_silence_log();
  cffmpeg_sound *sound = calloc(1, sizeof *sound);
  if (!sound) {
    tilawa_fail(failure, CFFMPEG_IO_FAILED, "out of memory");
    return NULL;
  }
  sound->is_mpeg = is_mpeg;
  sound->fd = fd;
  sound->start = start;
  sound->size = size;
  sound->frames = -1;
  if (cut) {
    sound->has_cut = 1;
    sound->cut = *cut;
  }
  if (tilawa_rewind(sound, failure) < 0) return give_up(sound);
  if (sound->has_cut && !tilawa_is_even(sound)) {
    // Its packets are not alike: then its edit list is FFmpeg's to read, and its frames are counted.
    sound->has_cut = 0;
    sound->rate = 0;
    if (tilawa_rewind(sound, failure) < 0) return give_up(sound);
  }
  tilawa_describe(sound, description);
  return sound;
}
