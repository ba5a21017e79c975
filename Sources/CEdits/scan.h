// The scan for one set of instructions. Included once for each, with KERNEL (its names), TARGET (an attribute or nothing), LANES (the number of
// sections) and the function KERNEL(look_up).

#define INLINE TARGET static inline __attribute__((always_inline))
#define WORDS KERNEL(words)
#define VALUES KERNEL(values)

typedef uint64_t WORDS __attribute__((vector_size(LANES * sizeof(uint64_t)), aligned(sizeof(uint64_t)), may_alias));
typedef uint16_t VALUES __attribute__((vector_size(4 * LANES * sizeof(uint16_t)), aligned(sizeof(uint16_t)), may_alias));

/// Goes on by one element in each section, and returns by how much the distances of the whole pattern change. `columns` are, block by block, the rows
/// in which a distance is greater, and those in which it is less than that above it.
INLINE void KERNEL(step)(
  const size_t blocks, const uint64_t *masks, const uint64_t *symbols, WORDS *columns, uint64_t last, WORDS *scores) {
  // A match may begin anywhere, so the first row does not change.
  WORDS more = {0}, less = {0};
  WORDS places = *(const WORDS *)symbols * blocks;
  for (size_t block = 0; block < blocks; block++) {
    WORDS found;
    KERNEL(look_up)(masks + block, (const uint64_t *)&places, (uint64_t *)&found);
    const WORDS plus = columns[2 * block], minus = columns[2 * block + 1];
    const WORDS vertical = found | minus, equal = found | less;
    const WORDS horizontal = (((equal & plus) + plus) ^ plus) | equal;
    const WORDS up = minus | ~(horizontal | plus), down = plus & horizontal;
    const WORDS raised = up << 1 | more, lowered = down << 1 | less;
    columns[2 * block] = lowered | ~(vertical | raised);
    columns[2 * block + 1] = raised & vertical;
    const uint64_t top = block + 1 == blocks ? last : 63;
    more = up >> top & 1;
    less = down >> top & 1;
  }
  *scores += more - less;
}

/// Scans all sections; `blocks` is a constant at most calls.
INLINE void KERNEL(scan_blocks)(
  const size_t blocks, const cedits_pattern *pattern, const uint8_t *text, size_t count, WORDS *columns,
  uint16_t *distances) {
  const size_t whole = (count + LANES - 1) / LANES;
  const ptrdiff_t section = (ptrdiff_t)((whole + CEDITS_CHUNK - 1) / CEDITS_CHUNK * CEDITS_CHUNK);
  const ptrdiff_t before = (ptrdiff_t)((2 * pattern->count + CEDITS_CHUNK - 1) / CEDITS_CHUNK * CEDITS_CHUNK);
  const uint64_t *masks = pattern->masks, last = (pattern->count - 1) % 64;
  WORDS scores = (WORDS){0} + pattern->count;
  for (size_t block = 0; block < blocks; block++) {
    columns[2 * block] = ~(WORDS){0};
    columns[2 * block + 1] = (WORDS){0};
  }
  for (ptrdiff_t place = -before; place < section; place += CEDITS_CHUNK) {
    uint64_t symbols[CEDITS_CHUNK][LANES];
    if (place >= 0 && (LANES - 1) * section + place + CEDITS_CHUNK <= (ptrdiff_t)count) {
      WORDS chunk;
      for (size_t lane = 0; lane < LANES; lane++) {
        uint64_t word;
        __builtin_memcpy(&word, text + (ptrdiff_t)lane * section + place, sizeof word);
        chunk[lane] = word;
      }
      for (size_t element = 0; element < CEDITS_CHUNK; element++) {
        const uint64_t shift = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? 8 * element : 56 - 8 * element;
        *(WORDS *)symbols[element] = chunk >> shift & 255;
      }
    } else {
      for (size_t element = 0; element < CEDITS_CHUNK; element++) {
        for (size_t lane = 0; lane < LANES; lane++) {
          const ptrdiff_t index = (ptrdiff_t)lane * section + place + (ptrdiff_t)element;
          symbols[element][lane] = index >= 0 && index < (ptrdiff_t)count ? text[index] : NOWHERE;
        }
      }
    }
    for (size_t half = 0; half < CEDITS_CHUNK; half += 4) {
      // Four distances of a section lie in a word, the first in its low bits.
      WORDS four = {0};
      for (size_t element = 0; element < 4; element++) {
        KERNEL(step)(blocks, masks, symbols[half + element], columns, last, &scores);
        four |= scores << 16 * element;
      }
      if (place < 0) continue;
      for (size_t lane = 0; lane < LANES; lane++) {
        uint16_t *target = distances + (ptrdiff_t)lane * section + place + half;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        const uint64_t word = four[lane];
        __builtin_memcpy(target, &word, sizeof word);
#else
        for (size_t element = 0; element < 4; element++) target[element] = (uint16_t)(four[lane] >> 16 * element);
#endif
      }
    }
  }
}

TARGET static void KERNEL(scan)(
  const cedits_pattern *pattern, const uint8_t *text, size_t count, uint64_t *room, uint16_t *distances) {
  WORDS columns[6];
  switch (pattern->blocks) {
  case 1: KERNEL(scan_blocks)(1, pattern, text, count, columns, distances); return;
  case 2: KERNEL(scan_blocks)(2, pattern, text, count, columns, distances); return;
  case 3: KERNEL(scan_blocks)(3, pattern, text, count, columns, distances); return;
  default: KERNEL(scan_blocks)(pattern->blocks, pattern, text, count, (WORDS *)room, distances);
  }
}

TARGET static uint16_t KERNEL(least)(const uint16_t *values, size_t count) {
  VALUES many = ~(VALUES){0};
  size_t place = 0;
  for (; place + 4 * LANES <= count; place += 4 * LANES) {
    many = __builtin_elementwise_min(many, *(const VALUES *)(values + place));
  }
  uint16_t least = UINT16_MAX;
  for (size_t lane = 0; lane < 4 * LANES; lane++) least = many[lane] < least ? many[lane] : least;
  for (; place < count; place++) least = values[place] < least ? values[place] : least;
  return least;
}

TARGET static size_t KERNEL(find)(
  const uint16_t *values, size_t first, size_t count, uint16_t low, uint16_t range, uint32_t *places, size_t most) {
  size_t found = 0, place = first;
  while (place < count && found < most) {
    if (place + 4 * LANES <= count) {
      // Few of them are in the range.
      const VALUES excess = *(const VALUES *)(values + place) - low;
      if (__builtin_reduce_min(excess) > range) {
        place += 4 * LANES;
        continue;
      }
    }
    const size_t end = place + 4 * LANES < count ? place + 4 * LANES : count;
    for (; place < end && found < most; place++) {
      if ((uint16_t)(values[place] - low) <= range) places[found++] = (uint32_t)place;
    }
  }
  return found;
}

#undef VALUES
#undef WORDS
#undef INLINE
#undef KERNEL
#undef TARGET
#undef LANES
