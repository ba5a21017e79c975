#include <stdlib.h>

#include "sound.h"

struct cffmpeg_encoder {
  tilawa_target target;
  AVFormatContext *format;
  AVCodecContext *codec;
  AVStream *stream;
  AVPacket *packet;
  AVFrame *frame;
  /// The number of frames in `frame` that wait for more.
  int pending;
  /// The place of the first frame that waits.
  int64_t next;
};

void cffmpeg_encoder_close(cffmpeg_encoder *encoder) {
  if (!encoder) return;
  av_packet_free(&encoder->packet);
  av_frame_free(&encoder->frame);
  avcodec_free_context(&encoder->codec);
  if (encoder->format) encoder->format->pb = NULL;
  avformat_free_context(encoder->format);
  tilawa_close_target(&encoder->target);
  free(encoder);
}

/// Makes the room for one packet's frames, which the codec does not share.
static int renew_frame(cffmpeg_encoder *encoder) {
  av_frame_unref(encoder->frame);
  encoder->frame->nb_samples = encoder->codec->frame_size;
  encoder->frame->format = encoder->codec->sample_fmt;
  encoder->frame->sample_rate = encoder->codec->sample_rate;
  int result = av_channel_layout_copy(&encoder->frame->ch_layout, &encoder->codec->ch_layout);
  return result < 0 ? result : av_frame_get_buffer(encoder->frame, 0);
}

static int open_codec(cffmpeg_encoder *encoder, int rate, int channels, int64_t bits_a_second) {
  const AVCodec *codec = avcodec_find_encoder(AV_CODEC_ID_AAC);
  if (!codec) return AVERROR_ENCODER_NOT_FOUND;
  encoder->codec = avcodec_alloc_context3(codec);
  encoder->packet = av_packet_alloc();
  encoder->frame = av_frame_alloc();
  if (!encoder->codec || !encoder->packet || !encoder->frame) return AVERROR(ENOMEM);
  av_channel_layout_default(&encoder->codec->ch_layout, channels);
  encoder->codec->sample_rate = rate;
  encoder->codec->sample_fmt = AV_SAMPLE_FMT_FLTP;
  encoder->codec->bit_rate = bits_a_second;
  encoder->codec->time_base = (AVRational){1, rate};
  encoder->codec->thread_count = 1;
  encoder->codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER | AV_CODEC_FLAG_BITEXACT;
  int result = avcodec_open2(encoder->codec, codec, NULL);
  if (result >= 0 && encoder->codec->sample_fmt != AV_SAMPLE_FMT_FLTP) result = AVERROR(EINVAL);
  return result < 0 ? result : renew_frame(encoder);
}

static int open_file(cffmpeg_encoder *encoder, int fd) {
  int result = tilawa_open_target(&encoder->target, fd);
  if (result < 0) return result;
  result = avformat_alloc_output_context2(&encoder->format, NULL, "ipod", NULL);
  if (result < 0) return result;
  encoder->format->pb = encoder->target.io;
  encoder->format->flags |= AVFMT_FLAG_BITEXACT;
  encoder->stream = avformat_new_stream(encoder->format, NULL);
  if (!encoder->stream) return AVERROR(ENOMEM);
  encoder->stream->time_base = encoder->codec->time_base;
  result = avcodec_parameters_from_context(encoder->stream->codecpar, encoder->codec);
  if (result < 0) return result;
  // The times of the edit list are on this clock: at the sound's rate no frame is lost.
  AVDictionary *options = NULL;
  av_dict_set_int(&options, "movie_timescale", encoder->codec->sample_rate, 0);
  result = avformat_write_header(encoder->format, &options);
  av_dict_free(&options);
  return result;
}

cffmpeg_encoder *cffmpeg_encoder_open(int fd, int rate, int channels, int64_t bits_a_second, cffmpeg_failure *failure) {
  tilawa_silence_log();
  cffmpeg_encoder *encoder = calloc(1, sizeof *encoder);
  if (!encoder) {
    tilawa_fail(failure, CFFMPEG_IO_FAILED, "out of memory");
    return NULL;
  }
  int result = open_codec(encoder, rate, channels, bits_a_second);
  if (result >= 0) result = open_file(encoder, fd);
  if (result >= 0) return encoder;
  tilawa_fail_writing(failure, &encoder->target, result);
  cffmpeg_encoder_close(encoder);
  return NULL;
}

/// Gives a frame, or NULL at the end, to the codec and writes the packets that it makes.
static int encode_frame(cffmpeg_encoder *encoder, const AVFrame *frame) {
  int result = avcodec_send_frame(encoder->codec, frame);
  while (result >= 0) {
    result = avcodec_receive_packet(encoder->codec, encoder->packet);
    if (result == AVERROR(EAGAIN) || result == AVERROR_EOF) return 0;
    if (result < 0) return result;
    av_packet_rescale_ts(encoder->packet, encoder->codec->time_base, encoder->stream->time_base);
    encoder->packet->stream_index = encoder->stream->index;
    result = av_interleaved_write_frame(encoder->format, encoder->packet);
  }
  return result;
}

static int encode_pending(cffmpeg_encoder *encoder) {
  encoder->frame->nb_samples = encoder->pending;
  encoder->frame->pts = encoder->next;
  encoder->next += encoder->pending;
  encoder->pending = 0;
  int result = encode_frame(encoder, encoder->frame);
  return result < 0 ? result : renew_frame(encoder);
}

int cffmpeg_encode(cffmpeg_encoder *encoder, const float *samples, int64_t frames, cffmpeg_failure *failure) {
  int channels = encoder->codec->ch_layout.nb_channels, room = encoder->codec->frame_size, result = 0;
  for (int64_t index = 0; index < frames && result >= 0; index++) {
    for (int channel = 0; channel < channels; channel++)
      ((float *)encoder->frame->data[channel])[encoder->pending] = *samples++;
    if (++encoder->pending == room) result = encode_pending(encoder);
  }
  return result < 0 ? tilawa_fail_writing(failure, &encoder->target, result) : 0;
}

int cffmpeg_encoder_finish(cffmpeg_encoder *encoder, cffmpeg_failure *failure) {
  int result = encoder->pending > 0 ? encode_pending(encoder) : 0;
  if (result >= 0) result = encode_frame(encoder, NULL);
  if (result >= 0) result = av_write_trailer(encoder->format);
  avio_flush(encoder->target.io);
  if (encoder->target.write_error && result >= 0) result = AVERROR(encoder->target.write_error);
  return result < 0 ? tilawa_fail_writing(failure, &encoder->target, result) : 0;
}
