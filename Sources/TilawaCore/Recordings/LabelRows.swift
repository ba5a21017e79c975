/// An arrangement of labels in rows, so that no label covers another. Labels without room have no place.
public struct LabelRows: Hashable, Sendable {
  /// A label with the column of its beginning and its width.
  public struct Label: Hashable, Sendable {
    /// The column at which it should begin.
    public let column: Int
    /// The number of columns that it takes.
    public let width: Int

    public init(column: Int, width: Int) {
      self.column = column
      self.width = width
    }
  }

  /// A place of a label.
  public struct Place: Hashable, Sendable {
    /// The number of the row, from 0 next to the labelled picture.
    public let row: Int
    /// The first column: that of the label or, if the row is too short for it, the last column with enough room.
    public let start: Int
  }

  /// The places, one for each label; nil for labels without room.
  public private(set) var places: [Place?]
  /// The number of rows with a label.
  public var used: Int { places.reduce(0) { max($0, ($1?.row ?? -1) + 1) } }

  /// Arranges labels from the first on. Each gets the first row with room.
  ///
  /// - Parameters:
  ///   - labels: the labels by their columns.
  ///   - rows: the number of available rows.
  ///   - columns: the width of the rows.
  ///   - gap: the least number of columns between two labels.
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

  /// Arranges labels that are joined to their columns by lines. The rows rise to the left, so that no line crosses a
  /// label. The parameters are those of `packed`.
  public static func stepped(_ labels: [Label], rows: Int, columns: Int, gap: Int) -> LabelRows {
    // The start of the last label in each row.
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
