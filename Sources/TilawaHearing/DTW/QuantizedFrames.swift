/// Frames of an acoustic index, quantized to one byte a value.
struct QuantizedFrames: Sendable {
  /// The number of quantization steps in 1; a byte holds values up to ±5.3.
  static let steps: Float = 24

  let dimensions: Int
  let values: [Int8]

  var count: Int { values.count / dimensions }

  /// Returns the byte of a value.
  static func byte(_ value: Float) -> Int8 { Int8(max(-127, min(127, (value * steps).rounded()))) }

  /// Returns some of the frames.
  func picking(_ frames: Range<Int>) -> QuantizedFrames {
    QuantizedFrames(
      dimensions: dimensions, values: Array(values[frames.lowerBound * dimensions..<frames.upperBound * dimensions]))
  }

  /// Returns a number of frames from `first` on; the first frame follows the last one again.
  func picking(from first: Int, count wanted: Int) -> QuantizedFrames {
    var picked: [Int8] = []
    var start = first
    while picked.count < wanted * dimensions {
      let end = min(count, start + wanted - picked.count / dimensions)
      picked += values[start * dimensions..<end * dimensions]
      start = end < count ? end : 0
    }
    return QuantizedFrames(dimensions: dimensions, values: picked)
  }

  /// The same frames in reverse order; deltas keep their sign.
  var mirrored: QuantizedFrames {
    let rows = (0..<count).reversed().flatMap { values[$0 * dimensions..<($0 + 1) * dimensions] }
    return QuantizedFrames(dimensions: dimensions, values: rows)
  }

  /// Returns some frames as reversed speech: the same voice without any words. The deltas, the second half of the values, change
  /// their sign.
  func reversed(_ frames: Range<Int>) -> [Int8] {
    frames.reversed().flatMap { frame in
      (0..<dimensions).map { dimension in
        let value = values[frame * dimensions + dimension]
        return dimension < dimensions / 2 ? value : -max(-127, value)
      }
    }
  }

  /// Returns the means of groups of `factor` frames; an incomplete last group is dropped.
  func averaged(_ factor: Int) -> QuantizedFrames {
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
    return QuantizedFrames(dimensions: dimensions, values: averaged)
  }
}
