/// A part of a long list.
package struct ListPage {
  /// From 1.
  package let number: Int
  /// Nil: the list is not divided.
  package let size: Int?

  package init(
    number: Int, size: Int?
  ) {
    self.number = number
    self.size = size
  }

  /// The places of the list that are on it; empty after its end.
  package func range(of count: Int) -> Range<Int> {
    guard let size else { return 0..<count }
    let (start, isTooFar) = (number - 1).multipliedReportingOverflow(by: size)
    let first = isTooFar ? count : min(count, start)
    return first..<first + min(size, count - first)
  }
}
