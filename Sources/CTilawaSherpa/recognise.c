#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CSherpa.h"
#include "sherpa-onnx/c-api/c-api.h"

/// The functions of the library that are called, found by name when it is loaded.
#define FUNCTIONS(F)                        \
  F(SherpaOnnxGetVersionStr)                \
  F(SherpaOnnxCreateOfflineRecognizer)      \
  F(SherpaOnnxDestroyOfflineRecognizer)     \
  F(SherpaOnnxCreateOfflineStream)          \
  F(SherpaOnnxDestroyOfflineStream)         \
  F(SherpaOnnxAcceptWaveformOffline)        \
  F(SherpaOnnxDecodeOfflineStream)          \
  F(SherpaOnnxGetOfflineStreamResult)       \
  F(SherpaOnnxDestroyOfflineRecognizerResult) \
  F(SherpaOnnxCreateOnlineRecognizer)       \
  F(SherpaOnnxDestroyOnlineRecognizer)      \
  F(SherpaOnnxCreateOnlineStream)           \
  F(SherpaOnnxDestroyOnlineStream)          \
  F(SherpaOnnxOnlineStreamAcceptWaveform)   \
  F(SherpaOnnxOnlineStreamInputFinished)    \
  F(SherpaOnnxIsOnlineStreamReady)          \
  F(SherpaOnnxDecodeOnlineStream)           \
  F(SherpaOnnxGetOnlineStreamResult)        \
  F(SherpaOnnxDestroyOnlineRecognizerResult)

enum { rate = 16000, feature_bands = 80 };

typedef struct {
#define MEMBER(name) __typeof__(&name) name;
  FUNCTIONS(MEMBER)
#undef MEMBER
} sherpa_functions;

struct csherpa_model {
  void *library;
  sherpa_functions calls;
  /// One of the two is not NULL.
  const SherpaOnnxOfflineRecognizer *offline;
  const SherpaOnnxOnlineRecognizer *online;
};

__attribute__((format(printf, 2, 3))) static void fail(csherpa_failure *failure, const char *format, ...) {
  va_list words;
  va_start(words, format);
  vsnprintf(failure->message, sizeof failure->message, format, words);
  va_end(words);
  for (char *c = failure->message; *c; c++)
    if (*c == '\n') *c = ' ';
}

/// Whether two versions have the same first two numbers: between others the structures differ.
static int is_compatible(const char *built, const char *found) {
  const char *end = strchr(built, '.');
  end = end ? strchr(end + 1, '.') : NULL;
  size_t length = end ? (size_t)(end - built) + 1 : strlen(built);
  return strncmp(built, found, length) == 0;
}

static int load(csherpa_model *model, const char *path, csherpa_failure *failure) {
  model->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!model->library) {
    fail(failure, "the library of sherpa-onnx cannot be loaded: %s", dlerror());
    return -1;
  }
#define FIND(name)                                                         \
  model->calls.name = (__typeof__(&name))dlsym(model->library, #name);     \
  if (!model->calls.name) {                                                \
    fail(failure, "%s is not the library of sherpa-onnx, or too old", path); \
    return -1;                                                             \
  }
  FUNCTIONS(FIND)
#undef FIND
  const char *version = model->calls.SherpaOnnxGetVersionStr();
  if (is_compatible(TILAWA_SHERPA_VERSION, version)) return 0;
  fail(failure, "sherpa-onnx is version %.20s; this build takes %s", version, TILAWA_SHERPA_VERSION);
  return -1;
}

static const SherpaOnnxOnlineRecognizer *open_online(const csherpa_model *model, const csherpa_files *files) {
  SherpaOnnxOnlineRecognizerConfig config;
  memset(&config, 0, sizeof config);
  config.feat_config.sample_rate = rate;
  config.feat_config.feature_dim = feature_bands;
  config.model_config.transducer.encoder = files->encoder;
  config.model_config.transducer.decoder = files->decoder;
  config.model_config.transducer.joiner = files->joiner;
  config.model_config.tokens = files->tokens;
  config.model_config.num_threads = files->threads;
  config.model_config.provider = "cpu";
  config.decoding_method = "greedy_search";
  return model->calls.SherpaOnnxCreateOnlineRecognizer(&config);
}

static const SherpaOnnxOfflineRecognizer *open_offline(const csherpa_model *model, const csherpa_files *files) {
  SherpaOnnxOfflineRecognizerConfig config;
  memset(&config, 0, sizeof config);
  config.feat_config.sample_rate = rate;
  config.feat_config.feature_dim = feature_bands;
  SherpaOnnxOfflineModelConfig *parts = &config.model_config;
  switch (files->kind) {
    case CSHERPA_WHISPER:
      parts->whisper.encoder = files->encoder;
      parts->whisper.decoder = files->decoder;
      parts->whisper.language = "ar";
      parts->whisper.task = "transcribe";
      parts->whisper.tail_paddings = -1;
      break;
    case CSHERPA_TRANSDUCER:
      parts->transducer.encoder = files->encoder;
      parts->transducer.decoder = files->decoder;
      parts->transducer.joiner = files->joiner;
      break;
    case CSHERPA_NEMO_CTC: parts->nemo_ctc.model = files->model; break;
    case CSHERPA_ZIPFORMER_CTC: parts->zipformer_ctc.model = files->model; break;
    default: parts->omnilingual.model = files->model; break;
  }
  parts->tokens = files->tokens;
  parts->num_threads = files->threads;
  parts->provider = "cpu";
  config.decoding_method = "greedy_search";
  return model->calls.SherpaOnnxCreateOfflineRecognizer(&config);
}

csherpa_model *csherpa_open(const char *library, const csherpa_files *files, csherpa_failure *failure) {
  csherpa_model *model = calloc(1, sizeof *model);
  if (!model) {
    fail(failure, "out of memory");
    return NULL;
  }
  if (load(model, library, failure) != 0) {
    csherpa_close(model);
    return NULL;
  }
  if (files->kind == CSHERPA_STREAMING_TRANSDUCER)
    model->online = open_online(model, files);
  else
    model->offline = open_offline(model, files);
  if (model->online || model->offline) return model;
  fail(failure, "sherpa-onnx cannot read the model");
  csherpa_close(model);
  return NULL;
}

/// Tells the tokens with their times, or the text where there are no times.
static void tell(
  const char *text, const char *const *tokens, const float *times, int32_t count, csherpa_listener listener,
  void *context) {
  if (!times || !tokens || count <= 0) {
    if (text) listener(text, -1, context);
    return;
  }
  for (int32_t i = 0; i < count; i++) listener(tokens[i], times[i], context);
}

static int hear_offline(
  csherpa_model *model, const float *samples, int32_t count, csherpa_listener listener, void *context) {
  const SherpaOnnxOfflineStream *stream = model->calls.SherpaOnnxCreateOfflineStream(model->offline);
  if (!stream) return -1;
  model->calls.SherpaOnnxAcceptWaveformOffline(stream, rate, samples, count);
  model->calls.SherpaOnnxDecodeOfflineStream(model->offline, stream);
  const SherpaOnnxOfflineRecognizerResult *result = model->calls.SherpaOnnxGetOfflineStreamResult(stream);
  if (result) {
    tell(result->text, result->tokens_arr, result->timestamps, result->count, listener, context);
    model->calls.SherpaOnnxDestroyOfflineRecognizerResult(result);
  }
  model->calls.SherpaOnnxDestroyOfflineStream(stream);
  return result ? 0 : -1;
}

static int hear_online(
  csherpa_model *model, const float *samples, int32_t count, csherpa_listener listener, void *context) {
  const SherpaOnnxOnlineStream *stream = model->calls.SherpaOnnxCreateOnlineStream(model->online);
  if (!stream) return -1;
  model->calls.SherpaOnnxOnlineStreamAcceptWaveform(stream, rate, samples, count);
  // A streaming model looks ahead; what follows the last word is silence.
  static const float silence[rate / 2];
  model->calls.SherpaOnnxOnlineStreamAcceptWaveform(stream, rate, silence, rate / 2);
  model->calls.SherpaOnnxOnlineStreamInputFinished(stream);
  while (model->calls.SherpaOnnxIsOnlineStreamReady(model->online, stream))
    model->calls.SherpaOnnxDecodeOnlineStream(model->online, stream);
  const SherpaOnnxOnlineRecognizerResult *result =
    model->calls.SherpaOnnxGetOnlineStreamResult(model->online, stream);
  if (result) {
    tell(result->text, result->tokens_arr, result->timestamps, result->count, listener, context);
    model->calls.SherpaOnnxDestroyOnlineRecognizerResult(result);
  }
  model->calls.SherpaOnnxDestroyOnlineStream(stream);
  return result ? 0 : -1;
}

int csherpa_hear(
  csherpa_model *model, const float *samples, int32_t count, csherpa_listener listener, void *context,
  csherpa_failure *failure) {
  int result = model->online ? hear_online(model, samples, count, listener, context)
                             : hear_offline(model, samples, count, listener, context);
  if (result != 0) fail(failure, "sherpa-onnx gave no result");
  return result;
}

void csherpa_close(csherpa_model *model) {
  if (model->offline) model->calls.SherpaOnnxDestroyOfflineRecognizer(model->offline);
  if (model->online) model->calls.SherpaOnnxDestroyOnlineRecognizer(model->online);
  // The library stays loaded: its threads may still end.
  free(model);
}
