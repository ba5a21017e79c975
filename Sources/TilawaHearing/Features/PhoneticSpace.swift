/// The directions of sound in which the same words of two voices are near each other and other words are far.
///
/// y = W · (x at −80, −40, 0, 40 and 80 ms), x being the values of `VoiceFeatures`, W `outputs` rows of 5 · 26 values. Its rows are
/// the first solutions of S v = λ Q v, where S is the covariance of everything that is said and Q half the covariance of the
/// differences between frames of two voices at the same place of the same text (a linear discriminant analysis); so all directions
/// have the same spread between voices, and two unrelated frames are about 1 apart by `FrameDistance`.
struct PhoneticSpace: Sendable {
  /// How many values a frame has.
  static let outputs = 24
  /// At which hops, counted from the frame's own, it listens.
  private static let offsets = [-8, -4, 0, 4, 8]

  /// Column by column: what each value heard adds to all values of a frame.
  private let columns: [Float]
  private let inputs: Int

  init(_ parameters: AlignmentParameters) {
    inputs = Self.offsets.count * parameters.dimensions
    let inputs = inputs
    precondition(Self.weights.count == inputs * Self.outputs, "the weights are those of these features")
    columns = (0..<inputs).flatMap { input in
      (0..<Self.outputs).map { Float(Self.weights[$0 * inputs + input]) / 10_000 }
    }
  }

  /// Adds the values of a frame, the mean over some hops of a stretch of speech; beyond its ends it is as at its ends.
  ///
  /// - Parameters:
  ///   - hops: of the frame, counted from the stretch's first.
  ///   - stretch: the features of each hop of the stretch.
  ///   - count: how many hops it has.
  func append(_ hops: Range<Int>, of stretch: [Float], count: Int, to values: inout [Float]) {
    let width = inputs / Self.offsets.count
    var heard = [Float](repeating: 0, count: inputs)
    for (place, offset) in Self.offsets.enumerated() {
      for hop in hops {
        let row = min(count - 1, max(0, hop + offset)) * width
        for dimension in 0..<width { heard[place * width + dimension] += stretch[row + dimension] }
      }
    }
    var sums = (SIMD8<Float>.zero, SIMD8<Float>.zero, SIMD8<Float>.zero)
    let share = 1 / Float(hops.count)
    columns.withUnsafeBufferPointer { columns in
      guard let base = columns.baseAddress else { return }
      for input in 0..<inputs {
        let (value, column) = (heard[input] * share, base + input * Self.outputs)
        sums.0 += value * load(column)
        sums.1 += value * load(column + 8)
        sums.2 += value * load(column + 16)
      }
    }
    for part in [sums.0, sums.1, sums.2] { for lane in 0..<8 { values.append(part[lane]) } }
  }
}
