#include <ctype.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "sound.h"

/// The latest message of FFmpeg on this thread; it often says more than its error's name does.
static _Thread_local char words[120];

static void note(void *context, int level, const char *format, va_list arguments) {
  (void)context;
  if (level > AV_LOG_ERROR) return;
  vsnprintf(words, sizeof words, format, arguments);
}

static void install(void) {
  av_log_set_callback(note);
  // No sample, header or table of ours needs more; what claims to is damaged.
  av_max_alloc(256u << 20);
}

void tilawa_silence_log(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  words[0] = 0;
}

/// One line, without control characters or a full stop at the end.
static void tidy(char *text) {
  for (char *letter = text; *letter; letter++)
    if (iscntrl((unsigned char)*letter)) *letter = ' ';
  for (size_t length = strlen(text); length > 0 && strchr(" .", text[length - 1]); length--) text[length - 1] = 0;
}

int tilawa_fail(cffmpeg_failure *failure, int code, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  failure->code = code;
  vsnprintf(failure->message, sizeof failure->message, format, arguments);
  va_end(arguments);
  tidy(failure->message);
  return -1;
}

int tilawa_fail_of(cffmpeg_failure *failure, int code, int error) {
  char name[AV_ERROR_MAX_STRING_SIZE] = "";
  av_strerror(error, name, sizeof name);
  char said[sizeof words];
  memcpy(said, words, sizeof said);
  tidy(said);
  if (!said[0]) return tilawa_fail(failure, code, "%s", name);
  return tilawa_fail(failure, code, "%s (%s)", name, said);
}

int tilawa_fail_with(cffmpeg_failure *failure, const cffmpeg_sound *sound, int code, int error) {
  if (sound->read_error)
    return tilawa_fail(failure, CFFMPEG_IO_FAILED, "%s", strerror(sound->read_error));
  if (sound->has_shrunk) return tilawa_fail(failure, CFFMPEG_TRUNCATED, "the file has become shorter");
  return tilawa_fail_of(failure, code, error);
}
