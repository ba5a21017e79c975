#ifndef CEDITS_H
#define CEDITS_H

#include <stddef.h>
#include <stdint.h>

/// The elements that are scanned together in each section of a text; room behind the distances.
#define CEDITS_CHUNK 8
/// The most sections of a text that are scanned side by side.
#define CEDITS_SECTIONS 16
/// The symbols of a text, and one that stands nowhere.
#define CEDITS_SYMBOLS 257

/// A pattern in blocks of 64 elements.
///
/// `masks` has `blocks` words for each of `CEDITS_SYMBOLS` symbols: the places of the symbol in the pattern, as bits. The last symbol stands nowhere.
/// `count` is that of the elements, from 1 to 65,535.
typedef struct {
  const uint64_t *masks;
  size_t blocks, count;
} cedits_pattern;

/// Writes, for each element of a text, the least edit distance between a pattern and any stretch that ends with it. Any thread.
///
/// - room: for `2 * CEDITS_SECTIONS` words a block.
/// - distances: with place for `count + CEDITS_SECTIONS * CEDITS_CHUNK` values.
void cedits_scan(const cedits_pattern *pattern, const uint8_t *text, size_t count, uint64_t *room, uint16_t *distances);

/// Returns the least of some values; UINT16_MAX for none. Any thread.
uint16_t cedits_least(const uint16_t *values, size_t count);

/// Finds the values from `low` to `high`, from the place `first` on. Any thread.
///
/// - places: receives their places in order, `most` of them at most.
/// - Returns: the number of places.
size_t cedits_find(
  const uint16_t *values, size_t first, size_t count, uint16_t low, uint16_t high, uint32_t *places, size_t most);

#endif
