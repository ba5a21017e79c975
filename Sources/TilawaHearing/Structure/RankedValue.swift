extension Array where Element == Float {
  /// The value that would stand at a place if all were sorted: Hoare's selection, which leaves them parted around it.
  ///
  /// Takes time in proportion to how many there are.
  mutating func value(ranked rank: Int) -> Float {
    var (low, high) = (startIndex, endIndex - 1)
    while low < high {
      let pivot = self[low + (high - low) / 2]
      var (left, right) = (low, high)
      while left <= right {
        while self[left] < pivot { left += 1 }
        while self[right] > pivot { right -= 1 }
        if left <= right {
          swapAt(left, right)
          (left, right) = (left + 1, right - 1)
        }
      }
      if rank <= right { high = right } else if rank >= left { low = left } else { break }
    }
    return self[rank]
  }
}
