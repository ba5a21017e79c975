#ifndef TILAWA_SOUND_H
#define TILAWA_SOUND_H

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libswresample/swresample.h>

#include "CFFmpeg.h"

#define HIDDEN __attribute__((visibility("hidden")))

/// The frame that a packet's time stamp stands for; noted while reading, where the container's clock is too coarse to
/// tell.
typedef struct {
  int64_t stamp;
  int64_t frame;
} tilawa_mark;

/// Positions are frames at `rate`; frame 0 is the first that is heard, what comes before it has negative numbers.
struct cffmpeg_sound {
  // The file.
  int fd;
  /// The part of it that is read.
  int64_t start;
  int64_t size;
  /// MPEG audio without a container is looked for.
  int is_mpeg;
  int64_t offset;
  /// Bytes that were there when it was opened are not there any more.
  int has_shrunk;
  int read_error;

  // FFmpeg's.
  AVIOContext *io;
  AVFormatContext *format;
  AVStream *stream;
  AVCodecContext *codec;
  SwrContext *converter;
  AVPacket *packet;
  AVFrame *frame;

  // Facts of the opened file.
  int rate;
  int channels;
  enum AVSampleFormat sample_format;
  int has_cut;
  cffmpeg_cut cut;
  /// The time stamps name frames exactly, and follow each other without gaps.
  int is_exact;
  /// The stamp of the first packet, in ticks of the stream; AV_NOPTS_VALUE where it has none.
  int64_t first_stamp;
  /// The number of frames in the first packet.
  int64_t packet_frames;
  /// The number of decoded frames before frame 0.
  int64_t skip;
  /// The frames that the stream leaves out at its start, less the frames already left out.
  int64_t carried_skip;
  /// -1 until the end was seen.
  int64_t frames;

  // The frames that were decoded last, interleaved, and their place.
  float *samples;
  int64_t capacity;
  int64_t decoded_at;
  int64_t decoded;
  /// The frame with which the next read begins.
  int64_t position;
  /// The place of the next decoded frames; only known while `is_placed`.
  int64_t next;
  int is_placed;
  /// Nothing was decoded since the file was opened.
  int is_starting;
  int errors;
  /// The number of packets decoded without a fault since the file was opened.
  int64_t packets;
  int is_draining;
  int is_at_end;
  /// The failure that ended reading; a seek may get past it.
  cffmpeg_failure failure;

  tilawa_mark *marks;
  int64_t mark_count;
  int64_t mark_capacity;
};

// source.c
HIDDEN int tilawa_open_source(cffmpeg_sound *sound);
HIDDEN void tilawa_close_source(cffmpeg_sound *sound);

// target.c
/// A file that FFmpeg writes.
typedef struct {
  int fd;
  int64_t offset;
  int64_t size;
  int write_error;
  AVIOContext *io;
} tilawa_target;

/// Returns 0 or an error of FFmpeg's. The target stays where it is while it is open.
HIDDEN int tilawa_open_target(tilawa_target *target, int fd);
HIDDEN void tilawa_close_target(tilawa_target *target);
/// Fills `failure` with the error of the disk if there was one, else with FFmpeg's `error`; returns -1.
HIDDEN int tilawa_fail_writing(cffmpeg_failure *failure, const tilawa_target *target, int error);

// errors.c
HIDDEN void tilawa_silence_log(void);
/// Fills `failure`; returns -1.
HIDDEN int tilawa_fail(cffmpeg_failure *failure, int code, const char *format, ...) __attribute__((format(printf, 3, 4)));
/// The same with what FFmpeg says of `error`, and its code where that depends on the error.
HIDDEN int tilawa_fail_of(cffmpeg_failure *failure, int code, int error);
/// The same, or the error of the disk where the sound was read from.
HIDDEN int tilawa_fail_with(cffmpeg_failure *failure, const cffmpeg_sound *sound, int code, int error);

/// The purpose for which a file is opened: its sound, or its tags.
typedef enum { TILAWA_DECODED, TILAWA_TAGGED } tilawa_use;

// open.c
/// Opens the container alone. Returns 0 or an error of FFmpeg's.
HIDDEN int tilawa_open_container(cffmpeg_sound *sound, tilawa_use use);
/// Opens the file anew and stands at its start. Returns 0 or -1.
HIDDEN int tilawa_rewind(cffmpeg_sound *sound, cffmpeg_failure *failure);

// describe.c
/// Whether the packets follow each other on the stream's clock without gaps, each with as many frames as the first.
HIDDEN int tilawa_is_even(const cffmpeg_sound *sound);
/// Finds out how long the sound is.
HIDDEN void tilawa_describe(cffmpeg_sound *sound, cffmpeg_description *description);

// decode.c
/// Decodes the next frames into `samples`, wherever they belong. Returns 1, 0 at the end, -1.
HIDDEN int tilawa_decode(cffmpeg_sound *sound, cffmpeg_failure *failure);
/// Ticks of the stream's clock as frames.
HIDDEN int64_t tilawa_frames(const cffmpeg_sound *sound, int64_t ticks);

// marks.c
HIDDEN void tilawa_note_mark(cffmpeg_sound *sound, int64_t stamp, int64_t frame);
/// The last mark at or before `frame`, or NULL.
HIDDEN const tilawa_mark *tilawa_mark_before(const cffmpeg_sound *sound, int64_t frame);
/// The mark with this time stamp, or NULL.
HIDDEN const tilawa_mark *tilawa_mark_of(const cffmpeg_sound *sound, int64_t stamp);

#endif
