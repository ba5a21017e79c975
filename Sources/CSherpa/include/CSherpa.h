#ifndef CSHERPA_H
#define CSHERPA_H

#include <stdint.h>

/// The interface of libTilawaSherpa.so: speech recognition by sherpa-onnx with a model of the user's.
///
/// Both sides include this file and nothing else of each other. A model is used by one thread at a time; every function
/// blocks.
typedef struct csherpa_model csherpa_model;

typedef struct {
  /// One line.
  char message[300];
} csherpa_failure;

typedef enum {
  CSHERPA_WHISPER = 0,
  CSHERPA_TRANSDUCER = 1,
  CSHERPA_STREAMING_TRANSDUCER = 2,
  CSHERPA_NEMO_CTC = 3,
  CSHERPA_ZIPFORMER_CTC = 4,
  CSHERPA_SAMPLES_CTC = 5,
} csherpa_kind;

/// The files of a model; those that its kind does not have are NULL.
typedef struct {
  csherpa_kind kind;
  const char *model;
  const char *encoder;
  const char *decoder;
  const char *joiner;
  const char *tokens;
  int threads;
} csherpa_files;

/// Receives one token and its time in seconds from the first sample, or a whole text with a time below 0.
typedef void (*csherpa_listener)(const char *token, float seconds, void *context);

/// Loads a model with the library of sherpa-onnx at `library`. The library ends the process where a file is of another kind: a model
/// that nobody has tried is opened in a process of its own. Returns NULL with `failure` filled.
csherpa_model *csherpa_open(const char *library, const csherpa_files *files, csherpa_failure *failure);

/// Hears samples of one channel at 16 kHz. Returns 0, or -1 with `failure` filled.
int csherpa_hear(
  csherpa_model *model, const float *samples, int32_t count, csherpa_listener listener, void *context,
  csherpa_failure *failure);

void csherpa_close(csherpa_model *model);

/// Loads libTilawaSherpa.so at its first call; NULL, or why it cannot be had.
const char *csherpa_load(void);

#endif
