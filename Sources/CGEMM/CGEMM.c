#include "CGEMM.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Each product is rounded before it is added, with every set of instructions.
#pragma STDC FP_CONTRACT OFF

/// Sixteen adjacent values at any alignment. The compiler divides them into registers of the target.
typedef float lanes __attribute__((vector_size(CGEMM_LANES * sizeof(float)), aligned(sizeof(float)), may_alias));
typedef int32_t integers __attribute__((vector_size(CGEMM_LANES * sizeof(int32_t)), aligned(sizeof(int32_t)), may_alias));
typedef int16_t shorts __attribute__((vector_size(CGEMM_LANES * sizeof(int16_t)), aligned(sizeof(int16_t)), may_alias));
typedef int16_t pairs __attribute__((vector_size(2 * CGEMM_LANES * sizeof(int16_t)), aligned(sizeof(int16_t)), may_alias));
typedef uint32_t sums __attribute__((vector_size(CGEMM_LANES * sizeof(uint32_t)), may_alias));

/// The greatest size of a sum, and of a weight.
static const int64_t greatest_sum = INT32_MAX, greatest_weight = 128;
/// The least size of the greatest value of a row that is not zero.
static const float least = 1e-30f;

/// Returns the greatest integer to which a value of some inputs may be rounded.
static float greatest_integer(size_t inputs) {
  const int64_t fitting = greatest_sum / (greatest_weight * (int64_t)inputs);
  return (float)(fitting < INT16_MAX ? fitting : INT16_MAX);
}

#define KERNEL(name) portable_##name
#define TARGET
#if defined(__SSE2__) && !defined(CGEMM_GENERIC)
#define PART __m128i
#define SPREAD(pair) _mm_set1_epi32(pair)
#define DOT(sum, values, weights) _mm_add_epi32(sum, _mm_madd_epi16(values, weights))
#define ROWS 2
#else
/// Adds the products of two values with the weights of 16 columns.
static inline __attribute__((always_inline)) sums generic_dot(sums sum, int32_t values, pairs weights) {
  const shorts first = __builtin_shufflevector(weights, weights, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
  const shorts second = __builtin_shufflevector(weights, weights, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
  int16_t pair[2];
  __builtin_memcpy(pair, &values, sizeof pair);
  sum += (sums)(__builtin_convertvector(first, integers) * (int32_t)pair[0]);
  return sum + (sums)(__builtin_convertvector(second, integers) * (int32_t)pair[1]);
}
#define PART sums
#define SPREAD(pair) (pair)
#define DOT(sum, values, weights) generic_dot(sum, values, (pairs)(weights))
#define ROWS 4
#endif
#include "tile.h"

#if defined(__x86_64__)
#define KERNEL(name) avx2_##name
#define TARGET __attribute__((target("avx2")))
#define PART __m256i
#define SPREAD(pair) _mm256_set1_epi32(pair)
#define DOT(sum, values, weights) _mm256_add_epi32(sum, _mm256_madd_epi16(values, weights))
#define ROWS 6
#include "tile.h"

/// Adds as `_mm512_dpwssd_epi32` does, which the compiler divides into two instructions for older processors.
__attribute__((target("avx512f"))) static inline __attribute__((always_inline)) __m512i vnni_dot(
  __m512i sum, __m512i values, __m512i weights) {
  __asm__("vpdpwssd %2, %1, %0" : "+v"(sum) : "v"(values), "v"(weights));
  return sum;
}
#define KERNEL(name) vnni_##name
#define TARGET __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")))
#define PART __m512i
#define SPREAD(pair) _mm512_set1_epi32(pair)
#define DOT(sum, values, weights) vnni_dot(sum, values, weights)
#define ROWS CGEMM_ROWS
#include "tile.h"
#endif

cgemm_kernel cgemm_best(void) {
#if defined(__x86_64__)
  if (
    __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
    __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni"))
    return CGEMM_VNNI;
  if (__builtin_cpu_supports("avx2")) return CGEMM_AVX2;
#endif
  return CGEMM_PORTABLE;
}

void cgemm_multiply(cgemm_kernel kernel, const cgemm_matrix *matrix, const cgemm_rows *rows, cgemm_finish finish) {
#if defined(__x86_64__)
  if (kernel == CGEMM_VNNI) {
    vnni_multiply(matrix, rows, finish);
    return;
  }
  if (kernel == CGEMM_AVX2) {
    avx2_multiply(matrix, rows, finish);
    return;
  }
#else
  (void)kernel;
#endif
  portable_multiply(matrix, rows, finish);
}
