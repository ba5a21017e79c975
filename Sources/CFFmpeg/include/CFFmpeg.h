#ifndef CFFMPEG_H
#define CFFMPEG_H

#include <stdint.h>

/// The interface of libTilawaFFmpeg.so: one audio stream of a file, decoded by FFmpeg's libraries; an encoder of AAC;
/// tags.
///
/// Both sides include this file and nothing else of each other. A sound is used by one thread at a time; every function
/// blocks on the disk.
/// Positions are frames of the audible sound: the frames that the encoder put before and after it are gone.
typedef struct cffmpeg_sound cffmpeg_sound;

enum {
  CFFMPEG_UNREADABLE = 1,
  CFFMPEG_UNSUPPORTED = 2,
  CFFMPEG_TRUNCATED = 3,
  CFFMPEG_IO_FAILED = 4,
};

typedef struct {
  /// 0, or one of the above.
  int code;
  /// One line.
  char message[200];
} cffmpeg_failure;

/// The part of the stream that is heard, in ticks from its first packet.
typedef struct {
  int64_t ticks_per_second;
  int64_t start;
  int64_t length;
} cffmpeg_cut;

typedef struct {
  int rate;
  int channels;
  /// Exact where headers say it, else -1: it must be counted by reading to the end. Of packets that an index names those
  /// that lie in the file.
  int64_t frames;
  /// The same with all packets of the index; -1 where `frames` is.
  int64_t announced_frames;
  /// About how long the container says that the sound is, in milliseconds; -1 where it does not.
  int64_t announced_milliseconds;
  /// Nonzero where seeks go by exact time stamps, and each packet's stamp is compared with the earlier ones.
  int is_exact;
  char codec[32];
} cffmpeg_description;

/// Receives one tag of a file; both texts are gone when it returns.
typedef void (*cffmpeg_tag_listener)(const char *name, const char *value, void *context);

/// Opens `size` bytes from `start` of an open file, which stays the caller's, is read by offset and must stay open.
///
/// With a cut, an MP4's own edit list is not looked at. MPEG audio without a container is only read where `is_mpeg` is not 0.
/// Returns NULL with `failure` filled.
cffmpeg_sound *cffmpeg_open(
  int fd, int64_t start, int64_t size, int is_mpeg, const cffmpeg_cut *cut, cffmpeg_description *description,
  cffmpeg_failure *failure);

/// Fills `to` with at most `frames` interleaved frames; returns how many, 0 at the end, -1 with `failure` filled.
///
/// Frames before a fault are returned first; the next call fails, and so does each later one until a seek.
int64_t cffmpeg_read(cffmpeg_sound *sound, float *to, int64_t frames, cffmpeg_failure *failure);

/// The next read begins with `frame`, which is not behind the end. Returns 0, or -1 with `failure` filled.
int cffmpeg_seek(cffmpeg_sound *sound, int64_t frame, cffmpeg_failure *failure);

/// Returns nonzero if all packets that the container's index names were decoded, once the sound was read to its end; 0
/// without an index.
int cffmpeg_is_read_whole(const cffmpeg_sound *sound);

void cffmpeg_close(cffmpeg_sound *sound);

/// Tells the tags of a container, then those of its sound; decodes nothing. Returns 0, or -1 with `failure` filled.
int cffmpeg_tags(int fd, int64_t size, cffmpeg_tag_listener listener, void *context, cffmpeg_failure *failure);

/// Receives one chapter of a file: its times in milliseconds, and its title, which is gone when it returns; NULL without
/// one. The end of a chapter whose end the file does not say is its start.
typedef void (*cffmpeg_chapter_listener)(int64_t start, int64_t end, const char *title, void *context);

/// Tells the chapters of a container in their order, 100,000 at the most; decodes nothing. Returns 0, or -1 with `failure`
/// filled.
int cffmpeg_chapters(int fd, int64_t size, cffmpeg_chapter_listener listener, void *context, cffmpeg_failure *failure);

/// Receives one packet of a sound; the bytes are gone when it returns.
typedef void (*cffmpeg_packet_listener)(const uint8_t *bytes, int count, void *context);

/// Gives the packets of the sound in the first `size` bytes of an open file in their order, as they are stored; decodes nothing.
/// Returns 0, or -1 with `failure` filled.
int cffmpeg_packets(int fd, int64_t size, cffmpeg_packet_listener listener, void *context, cffmpeg_failure *failure);

/// Sound that is encoded as AAC into an MP4 file.
typedef struct cffmpeg_encoder cffmpeg_encoder;

/// Begins an MP4 file in `fd`, an empty file open for reading and writing, which stays the caller's.
/// Returns NULL with `failure` filled.
cffmpeg_encoder *cffmpeg_encoder_open(int fd, int rate, int channels, int64_t bits_a_second, cffmpeg_failure *failure);

/// Encodes interleaved frames. Returns 0, or -1 with `failure` filled.
int cffmpeg_encode(cffmpeg_encoder *encoder, const float *samples, int64_t frames, cffmpeg_failure *failure);

/// Writes what remains and the index. Returns 0, or -1 with `failure` filled.
int cffmpeg_encoder_finish(cffmpeg_encoder *encoder, cffmpeg_failure *failure);

void cffmpeg_encoder_close(cffmpeg_encoder *encoder);

/// Tags, chapters and a cover for a sound file.
typedef struct cffmpeg_tagger cffmpeg_tagger;

/// `container` is FFmpeg's name of the file's format. Returns NULL with `failure` filled.
cffmpeg_tagger *cffmpeg_tagger_open(const char *container, cffmpeg_failure *failure);

/// Adds a tag by FFmpeg's common name, such as `artist`. Returns 0, or -1 without memory.
int cffmpeg_tagger_add(cffmpeg_tagger *tagger, const char *name, const char *value);

/// Adds a chapter from one frame to another, in order. Returns 0, or -1 without memory.
int cffmpeg_tagger_chapter(cffmpeg_tagger *tagger, int rate, int64_t start, int64_t end, const char *title);

/// Sets the cover, the bytes of a PNG file. Containers without pictures have none. Returns 0, or -1 without memory.
int cffmpeg_tagger_cover(cffmpeg_tagger *tagger, const uint8_t *png, int64_t size, int width, int height);

/// Copies the sound of the first `size` bytes of `from`, not decoded, into `to`, an empty file open for reading and
/// writing. Called once. Returns 0, or -1 with `failure` filled.
int cffmpeg_tagger_write(cffmpeg_tagger *tagger, int from, int64_t size, int to, cffmpeg_failure *failure);

void cffmpeg_tagger_close(cffmpeg_tagger *tagger);

/// Loads libTilawaFFmpeg.so; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cffmpeg_load(void);

#endif
