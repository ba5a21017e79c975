#ifndef CGEMM_H
#define CGEMM_H

#include <stddef.h>

/// The number of output columns in a panel of weights.
#define CGEMM_LANES 16

/// A matrix of weights in panels of 16 output columns.
///
/// `weights` holds for each panel `inputs` groups of 16 values, one for each column of the panel. `bias` holds one value for
/// each column. Columns that fill the last panel are zero.
typedef struct {
  const float *weights, *bias;
  size_t inputs, panels;
} cgemm_matrix;

/// The rows that are multiplied, and where the products go.
///
/// Row r of the input begins at `input + r * input_stride` and has as many values as the matrix has inputs; rows may overlap,
/// as those of a convolution do. Row r of the output begins at `output + r * output_stride` and has 16 values for each panel.
typedef struct {
  const float *input;
  size_t input_stride;
  float *output;
  size_t output_stride, count;
} cgemm_rows;

/// The form in which a product is stored.
typedef enum {
  /// product + bias
  CGEMM_PLAIN,
  /// max(0, product + bias)
  CGEMM_RELU,
  /// output + product + bias
  CGEMM_ADD,
} cgemm_finish;

/// The instructions that are used.
typedef enum {
  /// The instructions for which the program was compiled: SSE2 or NEON.
  CGEMM_PORTABLE,
  /// AVX2 and FMA of x86-64.
  CGEMM_AVX2,
} cgemm_kernel;

/// Returns the fastest kernel that this processor can run. Any thread.
cgemm_kernel cgemm_best(void);

/// Multiplies rows with a matrix in single precision. Any thread.
///
/// Each value is a sum over the inputs in their order, whatever the number of rows, so the same kernel always gives the same
/// bits. Kernels differ by rounding alone: with FMA a product is not rounded before it is added. The kernel must be
/// CGEMM_PORTABLE or what `cgemm_best` returned.
void cgemm_multiply(cgemm_kernel kernel, const cgemm_matrix *matrix, const cgemm_rows *rows, cgemm_finish finish);

#endif
