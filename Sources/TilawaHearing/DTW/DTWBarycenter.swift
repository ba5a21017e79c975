/// Averages recitations of the same text after warping each onto the first by DTW, part by part.
///
/// This is one iteration of DTW barycenter averaging: the first recitation gives the time axis, and no further iteration follows.
struct DTWBarycenter {
  private let steps: DTWSteps

  init(_ steps: DTWSteps) { self.steps = steps }

  /// Returns the first recitation with the mean values of all, so that the habits of a single voice count less.
  ///
  /// - Precondition: all recitations have the same parts.
  func mean(of recitations: [SpeechFrames]) -> SpeechFrames? {
    guard let first = recitations.first else { return nil }
    guard recitations.count > 1 else { return first }
    var values = first.values
    for other in recitations.dropFirst() {
      for part in first.parts.indices.dropLast() {
        let rows = first.parts[part]..<first.parts[part + 1]
        let columns = other.parts[part]..<other.parts[part + 1]
        guard !columns.isEmpty else { continue }
        for (row, column) in zip(rows, path(first, rows, other, columns)) {
          for dimension in 0..<first.dimensions {
            values[row * first.dimensions + dimension] += other.values[column * first.dimensions + dimension]
          }
        }
      }
    }
    let share = 1 / Float(recitations.count)
    return first.with(values: values.map { $0 * share })
  }

  /// Greatest number of pairs of frames of one part: ten minutes of each recitation in frames of 80 ms.
  private static let mostPairs = 60_000_000

  /// Returns the column of each row. Beyond a ratio of lengths of three, or where both parts are very long, time is mapped
  /// linearly.
  private func path(_ first: SpeechFrames, _ rows: Range<Int>, _ other: SpeechFrames, _ columns: Range<Int>) -> [Int] {
    func values(_ frames: SpeechFrames, _ range: Range<Int>) -> ArraySlice<Float> {
      frames.values[range.lowerBound * frames.dimensions..<range.upperBound * frames.dimensions]
    }
    let path = DTWPath(
      of: values(first, rows), through: values(other, columns), dimensions: first.dimensions, steps)
    let isShort = rows.count * columns.count <= Self.mostPairs
    let places = (isShort ? path.columns() : nil) ?? (0..<rows.count).map { $0 * columns.count / rows.count }
    return places.map { columns.lowerBound + $0 }
  }
}
