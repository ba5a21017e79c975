/// Puts labels beside each other in rows, so that none lies over another; for those without room there is none.
public struct LabelRows: Sendable {
  /// Which row a label takes.
  public enum Arrangement: Hashable, Sendable {
    /// The first that has room.
    case packed
    /// The first below which nothing is in the way, so that a line can lead down from it without crossing a label.
    case stepped
  }

  /// Where a label stands.
  public struct Place: Hashable, Sendable {
    /// From 0.
    public let row: Int
    /// Its first column.
    public let start: Int
  }

  private let arrangement: Arrangement
  private let columns: Int
  private let gap: Int
  /// For each row how far it is filled.
  private var filled: [Int]

  /// - Parameters:
  ///   - rows: how many there are at most.
  ///   - arrangement: which row a label takes.
  ///   - columns: how wide they are.
  ///   - gap: columns between two labels, at least.
  public init(rows: Int, _ arrangement: Arrangement, columns: Int, gap: Int) {
    self.arrangement = arrangement
    self.columns = columns
    self.gap = gap
    filled = Array(repeating: -gap, count: rows)
  }

  /// How many rows hold a label.
  public var used: Int { filled.count { $0 > 0 } }

  /// Finds room for a label that stands at a column or, at the end of the row, as near to it as it can; nil where there is
  /// none. Labels are to come in the order of their columns.
  public mutating func place(at column: Int, width: Int) -> Place? {
    let start = min(column, columns - width)
    guard start >= 0, let row = filled.indices.first(where: { isFree($0, at: start) }) else { return nil }
    filled[row] = start + width
    return Place(row: row, start: start)
  }

  private func isFree(_ row: Int, at start: Int) -> Bool {
    switch arrangement {
    case .packed: filled[row] + gap <= start
    case .stepped: filled[row...].allSatisfy { $0 + gap <= start }
    }
  }
}
