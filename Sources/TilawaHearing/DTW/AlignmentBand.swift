import TilawaCore

/// Which frames of the reference are looked at for each frame of the recording.
struct AlignmentBand: Hashable, Sendable {
  /// One range for each frame of the recording; neither their starts nor their ends ever go back.
  let columns: [Range<Int>]

  /// All of them.
  init(height: Int, width: Int) { columns = Array(repeating: 0..<width, count: height) }

  /// So many to each side of the lines between points, the first of which is at the beginning and the last at the end.
  ///
  /// - Precondition: rows and columns ascend.
  init(through points: [(row: Int, column: Int)], reach: Int, height: Int, width: Int) {
    var columns: [Range<Int>] = []
    columns.reserveCapacity(height)
    var next = 0
    for row in 0..<height {
      while next < points.count, points[next].row <= row { next += 1 }
      let before = next > 0 ? points[next - 1] : (row: 0, column: 0)
      let after = next < points.count ? points[next] : (row: height, column: width)
      let way = after.row > before.row ? Double(row - before.row) / Double(after.row - before.row) : 0
      let middle = before.column + Int(way * Double(after.column - before.column))
      let low = max(columns.last?.lowerBound ?? 0, min(width - 1, middle - reach))
      columns.append(max(0, low)..<max(columns.last?.upperBound ?? 1, min(width, middle + reach)))
    }
    self.columns = columns
  }

  /// The same with time running backwards on both sides.
  func reversed(width: Int) -> AlignmentBand {
    AlignmentBand(columns: columns.reversed().map { width - $0.upperBound..<width - $0.lowerBound })
  }

  private init(columns: [Range<Int>]) { self.columns = columns }

  /// The rows in which a column is looked at.
  func rows(of column: Int) -> Range<Int> {
    let first = columns.partitioningIndex { $0.upperBound > column }
    return first..<max(first, columns.partitioningIndex { $0.lowerBound > column })
  }
}
