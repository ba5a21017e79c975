#include <stdlib.h>

#include "sound.h"

/// The bytes before the packet itself: AAC in ADTS and in MPEG-TS has a header in each packet, other containers state it once.
static int header_size(const cffmpeg_sound *sound, const AVPacket *packet) {
  if (sound->stream->codecpar->codec_id != AV_CODEC_ID_AAC || packet->size < 9) return 0;
  // A packet without a header never begins so: it would end before it holds anything.
  if (packet->data[0] != 0xFF || (packet->data[1] & 0xF6) != 0xF0) return 0;
  return packet->data[1] & 1 ? 7 : 9;
}

static int open_stream(cffmpeg_sound *sound) {
  // All packets count, whatever part of them an edit list plays.
  sound->has_cut = 1;
  int result = tilawa_open_container(sound, TILAWA_DECODED);
  if (result >= 0) result = avformat_find_stream_info(sound->format, NULL);
  if (result >= 0) result = av_find_best_stream(sound->format, AVMEDIA_TYPE_AUDIO, -1, -1, NULL, 0);
  if (result < 0) return result;
  sound->stream = sound->format->streams[result];
  for (unsigned int index = 0; index < sound->format->nb_streams; index++)
    if (sound->format->streams[index] != sound->stream) sound->format->streams[index]->discard = AVDISCARD_ALL;
  sound->packet = av_packet_alloc();
  return sound->packet ? 0 : AVERROR(ENOMEM);
}

int cffmpeg_packets(int fd, int64_t size, cffmpeg_packet_listener listener, void *context, cffmpeg_failure *failure) {
  tilawa_silence_log();
  cffmpeg_sound *sound = calloc(1, sizeof *sound);
  if (!sound) return tilawa_fail(failure, CFFMPEG_IO_FAILED, "out of memory");
  sound->fd = fd;
  sound->size = size;
  int result = open_stream(sound);
  while (result >= 0 && (result = av_read_frame(sound->format, sound->packet)) >= 0) {
    const AVPacket *packet = sound->packet;
    if (packet->stream_index == sound->stream->index) {
      int skip = header_size(sound, packet);
      listener(packet->data + skip, packet->size - skip, context);
    }
    av_packet_unref(sound->packet);
  }
  int is_whole = result == AVERROR_EOF && !sound->read_error && !sound->has_shrunk;
  if (!is_whole) tilawa_fail_with(failure, sound, CFFMPEG_UNREADABLE, result);
  cffmpeg_close(sound);
  return is_whole ? 0 : -1;
}
