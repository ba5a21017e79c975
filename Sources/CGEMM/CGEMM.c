#include "CGEMM.h"

/// Sixteen adjacent values at any alignment. The compiler divides them into registers of the target.
typedef float lanes __attribute__((vector_size(CGEMM_LANES * sizeof(float)), aligned(sizeof(float)), may_alias));

#define KERNEL portable
#define TARGET
#if defined(__aarch64__)
#define ROWS 6
#else
#define ROWS 2
#endif
#include "tile.h"

#if defined(__x86_64__)
#define KERNEL avx2
#define TARGET __attribute__((target("avx2,fma")))
#define ROWS 6
#include "tile.h"
#endif

cgemm_kernel cgemm_best(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return CGEMM_AVX2;
#endif
  return CGEMM_PORTABLE;
}

void cgemm_multiply(cgemm_kernel kernel, const cgemm_matrix *matrix, const cgemm_rows *rows, cgemm_finish finish) {
#if defined(__x86_64__)
  if (kernel == CGEMM_AVX2) {
    avx2(matrix, rows, finish);
    return;
  }
#endif
  portable(matrix, rows, finish);
}
