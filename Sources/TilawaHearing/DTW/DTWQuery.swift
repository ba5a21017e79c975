/// Frames of speech that are searched for in an index by subsequence DTW.
struct DTWQuery: Sendable {
  let dimensions: Int
  /// The assumed pace: how many times slower than the reference.
  let pace: Double
  /// The features, `dimensions` values a frame. The division by √(2 n) gives the distances of `FrameDistance`.
  let values: [Float]
  let norms: [Float]

  var count: Int { norms.count }

  init(dimensions: Int, values: ArraySlice<Float>, pace: Double) {
    let scale = 1 / Float(2 * dimensions).squareRoot()
    self.init(dimensions: dimensions, values: values.map { $0 * scale }, pace: pace)
  }

  private init(dimensions: Int, values: [Float], pace: Double) {
    (self.dimensions, self.values, self.pace) = (dimensions, values, pace)
    norms = stride(from: 0, to: values.count, by: dimensions).map { row in
      values[row..<row + dimensions].reduce(0) { $0 + $1 * $1 }
    }
  }

  /// The same frames in reverse order; deltas keep their sign.
  var mirrored: DTWQuery {
    let rows = (0..<count).reversed().flatMap { values[$0 * dimensions..<($0 + 1) * dimensions] }
    return DTWQuery(dimensions: dimensions, values: rows, pace: pace)
  }

  /// Returns the means of groups of `factor` frames.
  func averaged(_ factor: Int) -> DTWQuery {
    guard factor > 1, count >= factor else { return self }
    var means: [Float] = []
    for frame in 0..<count / factor {
      for dimension in 0..<dimensions {
        let parts = (0..<factor).map { values[(frame * factor + $0) * dimensions + dimension] }
        means.append(parts.reduce(0, +) / Float(factor))
      }
    }
    return DTWQuery(dimensions: dimensions, values: means, pace: pace)
  }
}
