#ifndef CGEMM_H
#define CGEMM_H

#include <stddef.h>
#include <stdint.h>

/// The number of output columns in a panel of weights.
#define CGEMM_LANES 16
/// The most rows that are multiplied side by side.
#define CGEMM_ROWS 16

/// A matrix of weights in panels of 16 output columns.
///
/// `weights` holds for each panel `inputs / 2` groups of 16 pairs, one for each column of the panel: the weights of two inputs that follow each
/// other, from -128 to 127. `scales` and `bias` hold one value for each column. Columns that fill the last panel are zero. The number of inputs
/// is a multiple of 16.
typedef struct {
  const int16_t *weights;
  const float *scales, *bias;
  size_t inputs, panels;
} cgemm_matrix;

/// The rows that are multiplied, and where the products go.
///
/// Row r of the input begins at `input + r * input_stride` and has as many values as the matrix has inputs; rows may overlap,
/// as those of a convolution do. Row r of the output begins at `output + r * output_stride` and has 16 values for each panel.
/// `room` has place for `CGEMM_ROWS` pairs of integers for each two inputs.
typedef struct {
  const float *input;
  size_t input_stride;
  float *output;
  size_t output_stride, count;
  int32_t *room;
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
  /// AVX2 of x86-64.
  CGEMM_AVX2,
  /// AVX-512 with VNNI of x86-64.
  CGEMM_VNNI,
} cgemm_kernel;

/// Returns the fastest kernel that this processor can run. Any thread.
cgemm_kernel cgemm_best(void);

/// Multiplies rows with a matrix. Any thread.
///
/// Each row is rounded to integers, the greatest of which is 32767, or as much less as the sums need to fit into 32 bits; up to 512 inputs
/// need nothing less. The sums are exact, so every kernel gives the same bits, whatever the number of rows. Values of a row below
/// 1e-30 are zero. Infinite values give some numbers. The kernel must be `cgemm_best` or one before it.
void cgemm_multiply(cgemm_kernel kernel, const cgemm_matrix *matrix, const cgemm_rows *rows, cgemm_finish finish);

#endif
