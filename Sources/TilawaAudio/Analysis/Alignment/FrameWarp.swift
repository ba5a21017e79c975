/// Lays one recitation of a text over another, part by part.
///
/// W(i, j) = D(i, j) + min(W(i−1, j) + stay, W(i−1, j−1), W(i−1, j−2) + advanceTwo, W(i−1, j−3) + advanceThree), D the Euclidean
/// distance over √(2 · dimensions), from the first frames of a part to its last; traced back by a byte for each pair.
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

  /// The column of each row.
  private func way(_ first: SpokenFrames, _ rows: Range<Int>, _ other: SpokenFrames, _ columns: Range<Int>) -> [Int] {
    let width = columns.count
    var steps = [UInt8](repeating: 0, count: rows.count * width)
    var costs = [Float](repeating: .infinity, count: width)
    for (row, frame) in rows.enumerated() {
      var next = costs
      for column in 0..<width {
        var (best, step): (Float, UInt8) = (row == 0 && column == 0 ? 0 : .infinity, 0)
        if row > 0 {
          best = costs[column] + parameters.stay
          if column > 0, costs[column - 1] < best { (best, step) = (costs[column - 1], 1) }
          if column > 1, costs[column - 2] + parameters.advanceTwo < best {
            (best, step) = (costs[column - 2] + parameters.advanceTwo, 2)
          }
          if column > 2, costs[column - 3] + parameters.advanceThree < best {
            (best, step) = (costs[column - 3] + parameters.advanceThree, 3)
          }
        }
        next[column] =
          best < .infinity ? best + distance(first, frame, other, columns.lowerBound + column) : .infinity
        steps[row * width + column] = step
      }
      costs = next
    }
    // One that is more than three times as long cannot be reached; then all of it is as fast as the other.
    guard let last = costs.last, last < .infinity else {
      return rows.indices.map { columns.lowerBound + ($0 - rows.lowerBound) * width / rows.count }
    }
    var column = width - 1
    var way: [Int] = []
    for row in stride(from: rows.count - 1, through: 0, by: -1) {
      way.append(columns.lowerBound + column)
      column -= Int(steps[row * width + column])
    }
    return way.reversed()
  }

  private func distance(_ first: SpokenFrames, _ row: Int, _ other: SpokenFrames, _ column: Int) -> Float {
    let dimensions = first.dimensions
    return first.values.withUnsafeBufferPointer { one in
      other.values.withUnsafeBufferPointer { two in
        var sum: Float = 0
        for dimension in 0..<dimensions {
          let difference = one[row * dimensions + dimension] - two[column * dimensions + dimension]
          sum += difference * difference
        }
        return (sum / Float(2 * dimensions)).squareRoot()
      }
    }
  }
}
