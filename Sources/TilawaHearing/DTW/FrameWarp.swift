/// Lays recitations of a text over the first of them, part by part, see `FrameWay`.
struct FrameWarp {
  private let parameters: AlignmentParameters

  init(_ parameters: AlignmentParameters) { self.parameters = parameters }

  /// The first recitation with the mean values of all: what one voice does in its own way counts less.
  ///
  /// - Precondition: all have the same parts.
  func mean(of recitations: [SpokenFrames]) -> SpokenFrames? {
    guard let first = recitations.first else { return nil }
    guard recitations.count > 1 else { return first }
    var values = first.values
    for other in recitations.dropFirst() {
      for part in first.parts.indices.dropLast() {
        let rows = first.parts[part]..<first.parts[part + 1]
        let columns = other.parts[part]..<other.parts[part + 1]
        guard !columns.isEmpty else { continue }
        for (row, column) in zip(rows, way(first, rows, other, columns)) {
          for dimension in 0..<first.dimensions {
            values[row * first.dimensions + dimension] += other.values[column * first.dimensions + dimension]
          }
        }
      }
    }
    let share = 1 / Float(recitations.count)
    return first.with(values: values.map { $0 * share })
  }

  /// Frames of one by frames of the other that are compared at most: ten minutes of each in frames of 80 ms.
  private static let mostPairs = 60_000_000

  /// The column of each row; where it is more than three times as long as the other, or both are very long, it is as fast everywhere.
  private func way(_ first: SpokenFrames, _ rows: Range<Int>, _ other: SpokenFrames, _ columns: Range<Int>) -> [Int] {
    func values(_ frames: SpokenFrames, _ range: Range<Int>) -> ArraySlice<Float> {
      frames.values[range.lowerBound * frames.dimensions..<range.upperBound * frames.dimensions]
    }
    let way = FrameWay(
      of: values(first, rows), through: values(other, columns), dimensions: first.dimensions, parameters)
    let isShort = rows.count * columns.count <= Self.mostPairs
    let places = (isShort ? way.columns() : nil) ?? (0..<rows.count).map { $0 * columns.count / rows.count }
    return places.map { columns.lowerBound + $0 }
  }
}
