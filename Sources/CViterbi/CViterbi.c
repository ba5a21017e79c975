#include "CViterbi.h"

#define LANES 16

typedef float lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(sizeof(float)), may_alias));
typedef int32_t flags __attribute__((vector_size(LANES * sizeof(int32_t))));
typedef uint8_t bytes __attribute__((vector_size(LANES), aligned(1), may_alias));

/// Adds the best of the ways that every state may have to `next`, which holds the score of its label.
static inline void take_one(
  const cviterbi_graph *graph, size_t state, const float *scores, float *next, uint8_t *choice, float before) {
  float best = scores[state];
  *choice = 0;
  const float entry = before - graph->entries[state];
  if (entry > best) best = entry, *choice = CVITERBI_ENTRY;
  const float step = state >= 1 ? scores[state - 1] - graph->steps[state] : -__builtin_inff();
  if (step > best) best = step, *choice = 1;
  const float skip = state >= 2 ? scores[state - 2] - graph->skips[state] : -__builtin_inff();
  if (skip > best) best = skip, *choice = 2;
  next[state] += best;
}

#define KERNEL(name) portable_##name
#define TARGET
#include "step.h"

#if defined(__x86_64__)
#define KERNEL(name) avx2_##name
#define TARGET __attribute__((target("avx2")))
#include "step.h"

#define CALL(name, ...) (__builtin_cpu_supports("avx2") ? avx2_##name(__VA_ARGS__) : portable_##name(__VA_ARGS__))
#else
#define CALL(name, ...) portable_##name(__VA_ARGS__)
#endif

/// Replaces the scores and the choices of the states with other ways.
static void join(
  const cviterbi_graph *graph, size_t first, size_t end, const float *scores, float *next, uint8_t *choices,
  const float *table, float before) {
  size_t place = 0, high = graph->join_count;
  while (place < high) {
    const size_t middle = (place + high) / 2;
    if ((size_t)graph->joins[middle].state < first) place = middle + 1;
    else high = middle;
  }
  for (; place < graph->join_count && (size_t)graph->joins[place].state < end; place++) {
    const cviterbi_join join = graph->joins[place];
    float best = scores[join.state];
    uint8_t choice = 0;
    const float entry = before - graph->entries[join.state];
    if (entry > best) best = entry, choice = CVITERBI_ENTRY;
    for (int32_t arc = join.first; arc < join.end; arc++) {
      const float score = scores[graph->arcs[arc].from] - graph->arcs[arc].cost;
      if (score > best) best = score, choice = (uint8_t)(arc - join.first + 1);
    }
    next[join.state] = best + table[graph->labels[join.state]];
    choices[join.state - first] = choice;
  }
}

void cviterbi_step(
  const cviterbi_graph *graph, size_t first, size_t end, const float *scores, float *next, uint8_t *choices,
  const float *table, float before) {
  for (size_t state = first; state < end; state++) next[state] = table[graph->labels[state]];
  CALL(step, graph, first, end, scores, next, choices, before);
  join(graph, first, end, scores, next, choices, table, before);
}

cviterbi_exit cviterbi_best_exit(
  const cviterbi_graph *graph, size_t first, size_t end, const float *scores, cviterbi_exit best) {
  const float greatest = CALL(exit, graph, first, end, scores);
  if (!(greatest > best.score)) return best;
  size_t state = end - 1;
  while (scores[state] - graph->exits[state] != greatest) state--;
  return (cviterbi_exit){greatest, (int32_t)state};
}

float cviterbi_greatest(const float *values, size_t count) { return CALL(greatest, values, count); }
