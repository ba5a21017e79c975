/// Puts labels beside each other in rows, so that none lies over another; for those without room there is none.
public struct LabelRows: Hashable, Sendable {
  /// A label: the column at which it is to begin, and how many it takes.
  public struct Label: Hashable, Sendable {
    /// Where it is to begin.
    public let column: Int
    /// How many columns it takes.
    public let width: Int

    public init(column: Int, width: Int) {
      self.column = column
      self.width = width
    }
  }

  /// Where a label stands.
  public struct Place: Hashable, Sendable {
    /// From 0, which is next to what is labelled.
    public let row: Int
    /// Its first column: that of the label or, at the end of the row, as near to it as there is room.
    public let start: Int
  }

  /// One for each label; nil for those that have no room.
  public private(set) var places: [Place?]
  /// How many rows hold a label.
  public var used: Int { places.reduce(0) { max($0, ($1?.row ?? -1) + 1) } }

  /// Takes the first row that has room, from the first label on.
  ///
  /// - Parameters:
  ///   - labels: by their columns.
  ///   - rows: how many there may be.
  ///   - columns: how wide they are.
  ///   - gap: columns between two labels, at least.
  public static func packed(_ labels: [Label], rows: Int, columns: Int, gap: Int) -> LabelRows {
    var filled = Array(repeating: -gap, count: rows)
    var packed = LabelRows(places: [])
    for label in labels {
      let start = min(label.column, columns - label.width)
      let row = start < 0 ? nil : filled.firstIndex { $0 + gap <= start }
      packed.places.append(row.map { Place(row: $0, start: start) })
      if let row { filled[row] = start + label.width }
    }
    return packed
  }

  /// The same, for labels that a line joins to their columns: whose rows rise to the left, so that no line crosses a label.
  public static func stepped(_ labels: [Label], rows: Int, columns: Int, gap: Int) -> LabelRows {
    // Of each row from the last label on: where the one begins that was put there last.
    var begun = Array(repeating: columns + gap, count: rows)
    var stepped = LabelRows(places: [])
    for label in labels.reversed() {
      let start = min(label.column, columns - label.width)
      // Further away nothing may begin before this label ends, and nearer none before its line.
      let row = (0..<rows).first { row in
        begun[row...].allSatisfy { start + label.width + gap <= $0 } && begun[..<row].allSatisfy { label.column < $0 }
      }
      let place = start < 0 ? nil : row.map { Place(row: $0, start: start) }
      stepped.places.append(place)
      if let place { begun[place.row] = start }
    }
    stepped.places.reverse()
    return stepped
  }
}
