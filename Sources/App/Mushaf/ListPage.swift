/// A part of a long list.
package struct ListPage {
  /// The number of the page, from 1.
  package let number: Int
  /// The number of items on a page; nil if the list is not divided.
  package let size: Int?

  package init(
    number: Int, size: Int?
  ) {
    self.number = number
    self.size = size
  }

  /// Returns the indices of the list that are on the page; empty after the end of the list.
  package func range(of count: Int) -> Range<Int> {
    guard let size else { return 0..<count }
    let (start, isTooFar) = (number - 1).multipliedReportingOverflow(by: size)
    let first = isTooFar ? count : min(count, start)
    return first..<first + min(size, count - first)
  }
}
