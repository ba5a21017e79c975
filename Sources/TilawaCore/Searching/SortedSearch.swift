extension RandomAccessCollection {
  /// Returns the first index whose element satisfies `predicate`.
  ///
  /// - Parameter predicate: false for all elements up to some place, and true from there on.
  @inlinable package func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if predicate(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
