// A kernel for one set of instructions. Included once for each, with KERNEL (its names), TARGET (an attribute or nothing), PART (a register),
// SPREAD (two integers in each place of a register), DOT (adds the products of two integers with their weights to the sums of columns) and
// ROWS: the number of rows whose sums fit into the registers.

#define PARTS (CGEMM_LANES * sizeof(int32_t) / sizeof(PART))
#define INLINE TARGET static inline __attribute__((always_inline))

/// Rounds a row to integers, which go to one place of each group of `ROWS` pairs, and returns the value of 1.
INLINE float KERNEL(round)(const float *input, int32_t *output, size_t count, float limit) {
  lanes many = {0};
  for (size_t place = 0; place < count; place += CGEMM_LANES) {
    many = __builtin_elementwise_max(many, __builtin_elementwise_abs(*(const lanes *)(input + place)));
  }
  float greatest = 0;
  for (size_t lane = 0; lane < CGEMM_LANES; lane++) greatest = many[lane] > greatest ? many[lane] : greatest;
  const float factor = greatest >= least ? limit / greatest : 0;
  // The sum with this number has the nearest integer in its last bits.
  const float shift = 0x1.8p23f;
  const integers bits = (integers)((lanes){0} + shift);
  for (size_t place = 0; place < count; place += CGEMM_LANES) {
    const lanes shifted = *(const lanes *)(input + place) * factor + shift;
    const shorts rounded = __builtin_convertvector((integers)shifted - bits, shorts);
    int32_t pairs[CGEMM_LANES / 2];
    __builtin_memcpy(pairs, &rounded, sizeof pairs);
#pragma clang loop unroll(full)
    for (size_t pair = 0; pair < CGEMM_LANES / 2; pair++) output[(place / 2 + pair) * ROWS] = pairs[pair];
  }
  return greatest / limit;
}

/// Multiplies `ROWS` rows with one panel, and stores the first `count` of the products.
INLINE void KERNEL(tile)(
  const int32_t *input, const float *units, size_t panel, const cgemm_matrix *matrix, float *output, size_t stride,
  size_t count, cgemm_finish finish) {
  const size_t inputs = matrix->inputs;
  const int16_t *column = matrix->weights + panel * inputs * CGEMM_LANES;
  PART totals[ROWS][PARTS];
#pragma clang loop unroll(full)
  for (size_t row = 0; row < ROWS; row++) {
#pragma clang loop unroll(full)
    for (size_t part = 0; part < PARTS; part++) totals[row][part] = (PART){0};
  }
  for (size_t place = 0; place < inputs; place += 2) {
    PART weights[PARTS];
    __builtin_memcpy(weights, column + place * CGEMM_LANES, sizeof weights);
#pragma clang loop unroll(full)
    for (size_t row = 0; row < ROWS; row++) {
      const int32_t pair = input[place / 2 * ROWS + row];
#pragma clang loop unroll(full)
      for (size_t part = 0; part < PARTS; part++) {
        totals[row][part] = DOT(totals[row][part], SPREAD(pair), weights[part]);
      }
    }
  }
  const lanes zero = {0}, bias = *(const lanes *)(matrix->bias + panel * CGEMM_LANES);
  const lanes scales = *(const lanes *)(matrix->scales + panel * CGEMM_LANES);
#pragma clang loop unroll(full)
  for (size_t row = 0; row < ROWS; row++) {
    if (row >= count) continue;
    integers total;
    __builtin_memcpy(&total, totals[row], sizeof total);
    lanes *target = (lanes *)(output + row * stride + panel * CGEMM_LANES);
    lanes value = __builtin_convertvector(total, lanes) * units[row] * scales + bias;
    if (finish == CGEMM_RELU) value = __builtin_elementwise_max(value, zero);
    if (finish == CGEMM_ADD) value += *target;
    *target = value;
  }
}

/// Multiplies as many rows as fit into the registers with one panel after the other, then those after them.
TARGET static void KERNEL(multiply)(const cgemm_matrix *matrix, const cgemm_rows *rows, cgemm_finish finish) {
  const float limit = greatest_integer(matrix->inputs);
  float units[ROWS];
  for (size_t first = 0; first < rows->count; first += ROWS) {
    const size_t count = rows->count - first < ROWS ? rows->count - first : ROWS;
    for (size_t row = 0; row < ROWS; row++) {
      // Repeat the last row where there are fewer.
      const size_t place = first + (row < count ? row : count - 1);
      units[row] = KERNEL(round)(rows->input + place * rows->input_stride, rows->room + row, matrix->inputs, limit);
    }
    float *output = rows->output + first * rows->output_stride;
    for (size_t panel = 0; panel < matrix->panels; panel++) {
      KERNEL(tile)(rows->room, units, panel, matrix, output, rows->output_stride, count, finish);
    }
  }
}

#undef INLINE
#undef PARTS
#undef KERNEL
#undef TARGET
#undef PART
#undef SPREAD
#undef DOT
#undef ROWS
