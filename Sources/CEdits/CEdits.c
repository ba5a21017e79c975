#include "CEdits.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Myers' bit-parallel algorithm, in several sections of a text at once. A stretch that is like the pattern is at most twice as long, so each
// section is begun so far before its first element.

#define NOWHERE (CEDITS_SYMBOLS - 1)

#define KERNEL(name) portable_##name
#define TARGET
#define LANES 4
/// Gives the words at some places.
static inline void portable_look_up(const uint64_t *table, const uint64_t *places, uint64_t *words) {
  for (size_t lane = 0; lane < LANES; lane++) words[lane] = table[places[lane]];
}
#include "scan.h"

#if defined(__x86_64__)
#define KERNEL(name) avx2_##name
#define TARGET __attribute__((target("avx2")))
#define LANES 8
TARGET static inline __attribute__((always_inline)) void avx2_look_up(
  const uint64_t *table, const uint64_t *places, uint64_t *words) {
  for (size_t lane = 0; lane < LANES; lane += 4) {
    const __m256i four = _mm256_loadu_si256((const __m256i *)(places + lane));
    _mm256_storeu_si256((__m256i *)(words + lane), _mm256_i64gather_epi64((const long long *)table, four, 8));
  }
}
#include "scan.h"

#define KERNEL(name) avx512_##name
#define TARGET __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl")))
#define LANES CEDITS_SECTIONS
TARGET static inline __attribute__((always_inline)) void avx512_look_up(
  const uint64_t *table, const uint64_t *places, uint64_t *words) {
  for (size_t lane = 0; lane < LANES; lane += 8) {
    _mm512_storeu_si512(words + lane, _mm512_i64gather_epi64(_mm512_loadu_si512(places + lane), table, 8));
  }
}
#include "scan.h"

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

void cedits_scan(const cedits_pattern *pattern, const uint8_t *text, size_t count, uint64_t *room, uint16_t *distances) {
  CALL(scan, pattern, text, count, room, distances);
}

uint16_t cedits_least(const uint16_t *values, size_t count) { return CALL(least, values, count); }

size_t cedits_find(
  const uint16_t *values, size_t first, size_t count, uint16_t low, uint16_t high, uint32_t *places, size_t most) {
  return CALL(find, values, first, count, low, (uint16_t)(high - low), places, most);
}
