/// A linear discriminant analysis (LDA) of MFCC features: a projection in which the same words of two voices are near to each
/// other and other words are far apart.
///
/// y = W · (x at −80, −40, 0, 40 and 80 ms), with x the values of `MFCCFeatures` and W `outputs` rows of 5 · 26 values. The rows
/// of W are the first solutions of S v = λ Q v. S is the covariance of all speech, and Q half the covariance of the differences
/// between frames of two voices at the same place of the same text. All directions have the same variance within words, so that
/// two unrelated frames have a `FrameDistance` of about 1.
struct LDATransform: Sendable {
  /// The number of values of a frame.
  static let outputs = 24
  /// The offsets of the hops in the context window, in hops.
  private static let offsets = [-8, -4, 0, 4, 8]

  /// The matrix column by column: the contribution of each input to all outputs.
  private let columns: [Float]
  private let inputs: Int

  init(_ parameters: FeatureParameters) {
    inputs = Self.offsets.count * parameters.dimensions
    let inputs = inputs
    precondition(Self.weights.count == inputs * Self.outputs, "the weights are those of these features")
    columns = (0..<inputs).flatMap { input in
      (0..<Self.outputs).map { Float(Self.weights[$0 * inputs + input]) / 10_000 }
    }
  }

  /// Appends the values of a frame, the mean over some hops of an interval of speech. The outermost hops are repeated beyond its
  /// ends.
  ///
  /// - Parameters:
  ///   - hops: the hops of the frame, counted from the first of the interval.
  ///   - stretch: the features of each hop of the interval.
  ///   - count: the number of hops of the interval.
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
