#ifndef CVITERBI_H
#define CVITERBI_H

#include <stddef.h>
#include <stdint.h>

/// The choice of a path that begins with a state.
#define CVITERBI_ENTRY 255

/// A way into a state: the state before, and its cost.
typedef struct {
  int32_t from;
  float cost;
} cviterbi_arc;

/// A state with other ways than those from the two states before it: `arcs[first]` to `arcs[end - 1]`.
typedef struct {
  int32_t state, first, end;
} cviterbi_join;

/// The states of a graph in which every way comes from a state of a lower index; each state also stays without cost.
///
/// `steps` and `skips` are the costs of the ways from the state before, and from the one before that; infinite where there is none. Of a state
/// with a join both are infinite. `entries` and `exits` are the costs to begin and to end with a state. `labels` are places in the table of a frame.
typedef struct {
  const uint8_t *labels;
  const float *steps, *skips, *entries, *exits;
  const cviterbi_arc *arcs;
  const cviterbi_join *joins;
  size_t join_count;
} cviterbi_graph;

/// The best state from which paths end, and their score.
typedef struct {
  float score;
  int32_t state;
} cviterbi_exit;

/// Goes on by one frame for the states from `first` to `end - 1`. Any thread.
///
/// The choice of a state is 0 where it stays, `CVITERBI_ENTRY` where a path begins with it, else the number of its way, from 1: of equals
/// the first in this order. The way from the state before is 1 and that from the one before it 2.
///
/// - scores: of all states before the frame.
/// - next: the scores after it; not the same memory.
/// - choices: that of state `first`, and those after it.
/// - table: the score of each label in this frame.
/// - before: the score of paths that begin now.
void cviterbi_step(
  const cviterbi_graph *graph, size_t first, size_t end, const float *scores, float *next, uint8_t *choices,
  const float *table, float before);

/// Returns the best of some states for paths that end before the next frame, the last of equals; `best` where none is better.
cviterbi_exit cviterbi_best_exit(const cviterbi_graph *graph, size_t first, size_t end, const float *scores, cviterbi_exit best);

/// Returns the greatest of some values; -infinity for none. None is NaN. Any thread.
float cviterbi_greatest(const float *values, size_t count);

#endif
