import TilawaCore

/// A recording as it would be at one pace of the reference.
struct PacedVoice: Sendable {
  /// How many times slower than the reference it is taken to be.
  let pace: Double
  let frames: SpokenFrames

  /// What is said between two hops.
  func query(_ hops: Range<Int>) -> PlaceQuery {
    let first = frames.hops.partitioningIndex { $0.lowerBound >= hops.lowerBound }
    let last = frames.hops.partitioningIndex { $0.lowerBound >= hops.upperBound }
    let dimensions = frames.dimensions
    return PlaceQuery(
      dimensions: dimensions, values: frames.values[first * dimensions..<max(first, last) * dimensions], pace: pace)
  }
}

/// Frames of speech whose place is looked for.
struct PlaceQuery: Sendable {
  let dimensions: Int
  /// `dimensions` values a frame, divided by √(2 n), so that a distance is that of `FrameDistance`.
  let values: [Float]
  let norms: [Float]
  let pace: Double

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

  /// Some frames of it averaged to one.
  func averaged(_ factor: Int) -> PlaceQuery {
    guard factor > 1, count >= factor else { return self }
    var means: [Float] = []
    for frame in 0..<count / factor {
      for dimension in 0..<dimensions {
        let parts = (0..<factor).map { values[(frame * factor + $0) * dimensions + dimension] }
        means.append(parts.reduce(0, +) / Float(factor))
      }
    }
    return PlaceQuery(dimensions: dimensions, values: means, pace: pace)
  }
}

/// Frames of a print, as fine as they are searched.
struct PlaceField: Sendable {
  let dimensions: Int
  let values: [Int8]

  var count: Int { values.count / dimensions }
}
