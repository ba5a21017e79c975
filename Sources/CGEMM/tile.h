// A kernel for one set of instructions. Included once for each, with KERNEL (its name), TARGET (an attribute or nothing) and
// ROWS: the number of rows whose sums fit into the registers.

#define JOIN_NAMES(a, b) a##b
#define JOIN(a, b) JOIN_NAMES(a, b)
#define TILE JOIN(KERNEL, _tile)

/// Multiplies `count` rows, from `first` on, with one panel. `count` is a constant at each call: the loops are unrolled.
TARGET static inline __attribute__((always_inline)) void TILE(
  const size_t count, size_t first, size_t panel, const cgemm_matrix *matrix, const cgemm_rows *rows,
  cgemm_finish finish) {
  const float *column = matrix->weights + panel * matrix->inputs * CGEMM_LANES;
  const float *input = rows->input + first * rows->input_stride;
  float *output = rows->output + first * rows->output_stride + panel * CGEMM_LANES;
  const lanes zero = {0}, bias = *(const lanes *)(matrix->bias + panel * CGEMM_LANES);
  const size_t inputs = matrix->inputs, stride = rows->input_stride;
  lanes sums[ROWS];
#pragma clang loop unroll(full)
  for (size_t row = 0; row < count; row++) sums[row] = zero;
  for (size_t place = 0; place < inputs; place++) {
    const lanes weights = *(const lanes *)(column + place * CGEMM_LANES);
#pragma clang loop unroll(full)
    for (size_t row = 0; row < count; row++) sums[row] += weights * input[row * stride + place];
  }
#pragma clang loop unroll(full)
  for (size_t row = 0; row < count; row++) {
    lanes *target = (lanes *)(output + row * rows->output_stride);
    lanes value = sums[row] + bias;
    if (finish == CGEMM_RELU) value = __builtin_elementwise_max(value, zero);
    if (finish == CGEMM_ADD) value += *target;
    *target = value;
  }
}

/// Multiplies all rows with one panel after the other, so that a panel stays in the nearest cache.
TARGET static void KERNEL(const cgemm_matrix *matrix, const cgemm_rows *rows, cgemm_finish finish) {
  for (size_t panel = 0; panel < matrix->panels; panel++) {
    size_t row = 0;
    for (; row + ROWS <= rows->count; row += ROWS) TILE(ROWS, row, panel, matrix, rows, finish);
    for (; row < rows->count; row++) TILE(1, row, panel, matrix, rows, finish);
  }
}

#undef TILE
#undef JOIN
#undef JOIN_NAMES
#undef KERNEL
#undef TARGET
#undef ROWS
