/* Stretches mono 32-bit floats from standard input to standard output: candidates sonic|r3 RATE SPEED */
#include <math.h>
#include <rubberband/rubberband-c.h>
#include <sonic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 1024 };
static float input[BLOCK], output[BLOCK];

static size_t get(void) { return fread(input, sizeof *input, BLOCK, stdin); }

/* libsonic as its documentation has it. */
static void stretch_sonic(int rate, double speed) {
  sonicStream stream = sonicCreateStream(rate, 1);
  sonicSetSpeed(stream, (float)speed);
  for (;;) {
    size_t frames = get();
    if (frames > 0)
      sonicWriteFloatToStream(stream, input, (int)frames);
    else
      sonicFlushStream(stream);
    for (int done; (done = sonicReadFloatFromStream(stream, output, BLOCK)) > 0;) fwrite(output, sizeof *output, done, stdout);
    if (frames == 0) break;
  }
  sonicDestroyStream(stream);
}

/* Rubber Band's finer engine as a player must use it: in a stream, with its delay compensated. */
static void stretch_rubberband(int rate, double speed) {
  RubberBandOptions options = RubberBandOptionProcessRealTime | RubberBandOptionEngineFiner;
  RubberBandState state = rubberband_new(rate, 1, options, 1 / speed, 1);
  rubberband_set_max_process_size(state, BLOCK);
  long pad = rubberband_get_preferred_start_pad(state), drop = rubberband_get_start_delay(state);
  long taken = 0, given = 0, due = -1;
  const float *in[] = {input};
  float *out[] = {output};
  while (due < 0 || given < due) {
    long frames = pad > 0 ? (pad < BLOCK ? pad : BLOCK) : (long)get();
    if (pad > 0) {
      pad -= frames;
    } else if (frames > 0) {
      taken += frames;
    } else {
      due = lround(taken / speed);
      memset(input, 0, sizeof input);
      frames = BLOCK;
    }
    rubberband_process(state, in, (unsigned)frames, 0);
    for (int ready; (ready = rubberband_available(state)) > 0;) {
      long done = rubberband_retrieve(state, out, (unsigned)(ready < BLOCK ? ready : BLOCK));
      long skip = drop < done ? drop : done;
      drop -= skip;
      if (due >= 0 && done - skip > due - given) done = skip + due - given;
      if (done <= skip) continue;
      given += done - skip;
      fwrite(output + skip, sizeof *output, done - skip, stdout);
    }
  }
  rubberband_delete(state);
}

int main(int count, char **words) {
  if (count != 4) return 64;
  int rate = atoi(words[2]);
  double speed = atof(words[3]);
  if (!strcmp(words[1], "sonic")) stretch_sonic(rate, speed);
  if (!strcmp(words[1], "r3")) stretch_rubberband(rate, speed);
  return fflush(stdout) ? 74 : 0;
}
