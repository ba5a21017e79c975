import TilawaCore

/// A Sakoe–Chiba band: the columns that are computed for each row. Its centre is a given path and not always the diagonal.
struct SakoeChibaBand: Hashable, Sendable {
  /// One range for each row; neither lower nor upper bounds ever decrease.
  let columns: [Range<Int>]

  /// Creates a band of all columns.
  init(height: Int, width: Int) { columns = Array(repeating: 0..<width, count: height) }

  /// Creates a band of `reach` columns to each side of the polyline through some points, from (0, 0) to (height, width).
  ///
  /// - Precondition: rows and columns of the points ascend.
  init(through points: [(row: Int, column: Int)], reach: Int, height: Int, width: Int) {
    var columns: [Range<Int>] = []
    columns.reserveCapacity(height)
    var next = 0
    for row in 0..<height {
      while next < points.count, points[next].row <= row { next += 1 }
      let before = next > 0 ? points[next - 1] : (row: 0, column: 0)
      let after = next < points.count ? points[next] : (row: height, column: width)
      let share = after.row > before.row ? Double(row - before.row) / Double(after.row - before.row) : 0
      let middle = before.column + Int(share * Double(after.column - before.column))
      let low = max(columns.last?.lowerBound ?? 0, min(width - 1, middle - reach))
      columns.append(max(0, low)..<max(columns.last?.upperBound ?? 1, min(width, middle + reach)))
    }
    self.columns = columns
  }

  /// The same band with time running backwards on both sides.
  func reversed(width: Int) -> SakoeChibaBand {
    SakoeChibaBand(columns: columns.reversed().map { width - $0.upperBound..<width - $0.lowerBound })
  }

  private init(columns: [Range<Int>]) { self.columns = columns }

  /// Returns the rows in whose band a column lies.
  func rows(of column: Int) -> Range<Int> {
    let first = columns.partitioningIndex { $0.upperBound > column }
    return first..<max(first, columns.partitioningIndex { $0.lowerBound > column })
  }
}
