// The states that are computed side by side, for one set of instructions. Included once for each, with KERNEL (its names), TARGET (an
// attribute or nothing) and the function KERNEL(look_up).

/// Goes on by one frame, by the ways that every state may have.
TARGET static void KERNEL(step)(
  const cviterbi_graph *graph, size_t first, size_t end, const float *scores, float *next, uint8_t *choices,
  const float *table, float before) {
  size_t state = first;
  // No state stands before the first one.
  for (; state < end && state < 2; state++) take_one(graph, state, scores, next, choices + (state - first), table, before);
  for (; state + LANES <= end; state += LANES) {
    lanes best = *(const lanes *)(scores + state);
    const lanes entry = before - *(const lanes *)(graph->entries + state);
    const lanes step = *(const lanes *)(scores + state - 1) - *(const lanes *)(graph->steps + state);
    const lanes skip = *(const lanes *)(scores + state - 2) - *(const lanes *)(graph->skips + state);
    const flags enters = entry > best;
    best = __builtin_elementwise_max(best, entry);
    const flags steps = step > best;
    best = __builtin_elementwise_max(best, step);
    const flags skips = skip > best;
    best = __builtin_elementwise_max(best, skip);
    const flags choice = (skips & 2) | (~skips & ((steps & 1) | (~steps & (enters & CVITERBI_ENTRY))));
    float values[LANES];
    KERNEL(look_up)(table, graph->labels + state, values);
    *(lanes *)(next + state) = best + *(const lanes *)values;
    *(bytes *)(choices + (state - first)) = __builtin_convertvector(choice, bytes);
  }
  for (; state < end; state++) take_one(graph, state, scores, next, choices + (state - first), table, before);
}

TARGET static float KERNEL(greatest)(const float *values, size_t count) {
  lanes many = {0};
  many -= __builtin_inff();
  size_t place = 0;
  for (; place + LANES <= count; place += LANES) many = __builtin_elementwise_max(many, *(const lanes *)(values + place));
  float best = -__builtin_inff();
  for (size_t lane = 0; lane < LANES; lane++) best = many[lane] > best ? many[lane] : best;
  for (; place < count; place++) best = values[place] > best ? values[place] : best;
  return best;
}

/// Returns the greatest score of paths that end with one of some states.
TARGET static float KERNEL(exit)(const cviterbi_graph *graph, size_t first, size_t end, const float *scores) {
  lanes many = {0};
  many -= __builtin_inff();
  size_t state = first;
  for (; state + LANES <= end; state += LANES) {
    many = __builtin_elementwise_max(many, *(const lanes *)(scores + state) - *(const lanes *)(graph->exits + state));
  }
  float best = -__builtin_inff();
  for (size_t lane = 0; lane < LANES; lane++) best = many[lane] > best ? many[lane] : best;
  for (; state < end; state++) {
    const float score = scores[state] - graph->exits[state];
    best = score > best ? score : best;
  }
  return best;
}

#undef KERNEL
#undef TARGET
