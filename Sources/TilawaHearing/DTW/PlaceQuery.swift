import TilawaCore

extension LocalVoice {
  /// What is said between two hops, as it would be at each pace of the reference.
  func queries(_ hops: Range<Int>, _ parameters: IdentificationParameters) -> [PlaceQuery] {
    parameters.paces.map { pace in
      let frames = frames(hops, hopsInFrame: Double(parameters.hopsInFrame) * pace)
      return PlaceQuery(dimensions: dimensions, values: frames.values[...], pace: pace)
    }.filter { $0.count > 3 }
  }
}

/// Frames of speech whose place is looked for.
struct PlaceQuery: Sendable {
  let dimensions: Int
  /// How many times slower than the reference it is taken to be.
  let pace: Double
  /// `dimensions` values a frame, divided by √(2 n), so that a distance is that of `FrameDistance`.
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

  /// The same frames, the last first; deltas stay as they are.
  var mirrored: PlaceQuery {
    let rows = (0..<count).reversed().flatMap { values[$0 * dimensions..<($0 + 1) * dimensions] }
    return PlaceQuery(dimensions: dimensions, values: rows, pace: pace)
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

  /// Some of its frames.
  func picking(_ frames: Range<Int>) -> PlaceField {
    PlaceField(
      dimensions: dimensions, values: Array(values[frames.lowerBound * dimensions..<frames.upperBound * dimensions]))
  }

  /// So many frames from one on; behind the last comes the first again.
  func picking(from first: Int, count wanted: Int) -> PlaceField {
    var picked: [Int8] = []
    var start = first
    while picked.count < wanted * dimensions {
      let end = min(count, start + wanted - picked.count / dimensions)
      picked += values[start * dimensions..<end * dimensions]
      start = end < count ? end : 0
    }
    return PlaceField(dimensions: dimensions, values: picked)
  }

  /// The same frames, the last first; deltas stay as they are.
  var mirrored: PlaceField {
    let rows = (0..<count).reversed().flatMap { values[$0 * dimensions..<($0 + 1) * dimensions] }
    return PlaceField(dimensions: dimensions, values: rows)
  }

  /// Some frames of it said backwards: as much a voice as it is, and no words. The latter half of the values are deltas.
  func reversed(_ frames: Range<Int>) -> [Int8] {
    frames.reversed().flatMap { frame in
      (0..<dimensions).map { dimension in
        let value = values[frame * dimensions + dimension]
        return dimension < dimensions / 2 ? value : -max(-127, value)
      }
    }
  }

  /// Some frames of it averaged to one; what is left over is left out.
  func averaged(_ factor: Int) -> PlaceField {
    guard factor > 1 else { return self }
    let (width, dimensions) = (count / factor, dimensions)
    let averaged = [Int8](unsafeUninitializedCapacity: width * dimensions) { averaged, used in
      values.withUnsafeBufferPointer { values in
        for frame in 0..<width {
          for dimension in 0..<dimensions {
            var sum = 0
            for part in 0..<factor { sum += Int(values[(frame * factor + part) * dimensions + dimension]) }
            averaged[frame * dimensions + dimension] = Int8(sum / factor)
          }
        }
      }
      used = width * dimensions
    }
    return PlaceField(dimensions: dimensions, values: averaged)
  }
}
