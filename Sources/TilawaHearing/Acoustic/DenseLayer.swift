import CGEMM

/// The product of rows with a matrix, plus an offset: a linear layer, or a convolution over overlapping rows.
struct DenseLayer: Sendable {
  /// Values of an input row, and of an output row; the latter a multiple of 16.
  let inputs: Int, outputs: Int
  /// Panels of 16 output columns, as `CGEMM` takes them.
  private let weights: [Float]
  private let bias: [Float]
  private let kernel: cgemm_kernel

  /// Instructions that multiply.
  enum Instructions: Hashable, Sendable, CaseIterable { case portable, best }

  /// Returns a width with room for whole registers.
  static func padded(_ width: Int) -> Int { (width + lanes - 1) / lanes * lanes }

  private static let lanes = Int(CGEMM_LANES)

  /// - Parameters:
  ///   - values: the matrix, output by output, each with `taps` groups of `width` values.
  ///   - bias: the offset of each output.
  ///   - taps: the number of groups; in the input each is padded to whole registers.
  init(_ values: [Float], bias: [Float], taps: Int = 1, _ instructions: Instructions) {
    let (count, lanes) = (bias.count, Self.lanes)
    let width = values.count / max(1, count * taps)
    let padded = Self.padded(width)
    inputs = taps * padded
    outputs = Self.padded(count)
    var weights = [Float](repeating: 0, count: inputs * outputs)
    for output in 0..<count {
      let column = output / lanes * inputs * lanes + output % lanes
      for tap in 0..<taps {
        for place in 0..<width {
          weights[column + (tap * padded + place) * lanes] = values[(output * taps + tap) * width + place]
        }
      }
    }
    self.weights = weights
    self.bias = bias + [Float](repeating: 0, count: outputs - count)
    kernel = instructions == .best ? cgemm_best() : CGEMM_PORTABLE
  }

  /// Multiplies `count` rows, the first of which begins at `input`, and the others `stride` values after each other.
  ///
  /// - Precondition: `output` has room for `count * outputs` values.
  func apply(
    _ input: UnsafePointer<Float>, stride: Int, count: Int, _ finish: cgemm_finish,
    to output: UnsafeMutablePointer<Float>
  ) {
    weights.withUnsafeBufferPointer { weights in
      bias.withUnsafeBufferPointer { bias in
        var matrix = cgemm_matrix(
          weights: weights.baseAddress, bias: bias.baseAddress, inputs: inputs, panels: outputs / Self.lanes)
        var rows = cgemm_rows(
          input: input, input_stride: stride, output: output, output_stride: outputs, count: count)
        cgemm_multiply(kernel, &matrix, &rows, finish)
      }
    }
  }
}
