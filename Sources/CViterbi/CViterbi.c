#include "CViterbi.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define LANES 16

typedef float lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(sizeof(float)), may_alias));
typedef int32_t flags __attribute__((vector_size(LANES * sizeof(int32_t))));
typedef uint8_t bytes __attribute__((vector_size(LANES), aligned(1), may_alias));

/// Goes on by one frame for one state.
static inline void take_one(
  const cviterbi_graph *graph, size_t state, const float *scores, float *next, uint8_t *choice, const float *table,
  float before) {
  float best = scores[state];
  *choice = 0;
  const float entry = before - graph->entries[state];
  if (entry > best) best = entry, *choice = CVITERBI_ENTRY;
  const float step = state >= 1 ? scores[state - 1] - graph->steps[state] : -__builtin_inff();
  if (step > best) best = step, *choice = 1;
  const float skip = state >= 2 ? scores[state - 2] - graph->skips[state] : -__builtin_inff();
  if (skip > best) best = skip, *choice = 2;
  next[state] = best + table[graph->labels[state]];
}

#define KERNEL(name) portable_##name
#define TARGET
/// Gives the values of 16 labels.
static inline void portable_look_up(const float *table, const uint8_t *labels, float *values) {
  for (size_t lane = 0; lane < LANES; lane++) values[lane] = table[labels[lane]];
}
#include "step.h"

#if defined(__x86_64__)
#define KERNEL(name) avx2_##name
#define TARGET __attribute__((target("avx2")))
TARGET static inline __attribute__((always_inline)) void avx2_look_up(
  const float *table, const uint8_t *labels, float *values) {
  for (size_t lane = 0; lane < LANES; lane += 8) {
    const __m256i places = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(labels + lane)));
    _mm256_storeu_ps(values + lane, _mm256_i32gather_ps(table, places, sizeof(float)));
  }
}
#include "step.h"

#define KERNEL(name) avx512_##name
#define TARGET __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl")))
TARGET static inline __attribute__((always_inline)) void avx512_look_up(
  const float *table, const uint8_t *labels, float *values) {
  const __m512i places = _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)labels));
  _mm512_storeu_ps(values, _mm512_i32gather_ps(places, table, sizeof(float)));
}
#include "step.h"

static inline int has_avx512(void) {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
    __builtin_cpu_supports("avx512vl");
}

#define CALL(name, ...) \
  (has_avx512() ? avx512_##name(__VA_ARGS__) \
    : __builtin_cpu_supports("avx2") ? avx2_##name(__VA_ARGS__) \
                                     : portable_##name(__VA_ARGS__))
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
  CALL(step, graph, first, end, scores, next, choices, table, before);
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
