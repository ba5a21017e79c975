extension Array where Element == Float {
  /// Returns the value of a rank in ascending order, from 0, by Hoare's selection (quickselect), which reorders the
  /// array.
  ///
  /// Takes linear time on average.
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
