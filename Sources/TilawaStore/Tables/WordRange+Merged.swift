import TilawaCore

extension [WordRange] {
  /// The text as stretches that neither overlap nor touch, in order.
  func merged() -> [WordRange] {
    var merged: [WordRange] = []
    for span in sorted(by: { $0.start < $1.start }) {
      if let last = merged.last, span.start <= last.end {
        merged[merged.count - 1] = WordRange(last.start, Swift.max(last.end, span.end))
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}
