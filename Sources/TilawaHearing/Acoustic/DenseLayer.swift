import CGEMM

/// The product of rows with a matrix of integers, plus an offset: a linear layer, or a convolution over overlapping rows.
struct DenseLayer: Sendable {
  /// Values of an input row, and of an output row; the latter a multiple of 16.
  let inputs: Int, outputs: Int
  /// Panels of 16 output columns, as `CGEMM` takes them.
  private let weights: [Int16]
  private let scales: [Float]
  private let bias: [Float]
  private let kernel: cgemm_kernel

  /// Instructions that multiply. `avx2` are the best where there are none.
  enum Instructions: Hashable, Sendable, CaseIterable { case portable, avx2, best }

  /// Returns a width with room for whole registers.
  static func padded(_ width: Int) -> Int { (width + lanes - 1) / lanes * lanes }

  private static let lanes = Int(CGEMM_LANES)

  /// - Parameters:
  ///   - values: the matrix, output by output, each with `taps` groups of `width` values.
  ///   - scales: the value of 1 in each output.
  ///   - bias: the offset of each output.
  ///   - taps: the number of groups; in the input each is padded to whole registers.
  init(_ values: [Int8], scales: [Float], bias: [Float], taps: Int = 1, _ instructions: Instructions) {
    let (count, lanes) = (bias.count, Self.lanes)
    let width = values.count / max(1, count * taps)
    let padded = Self.padded(width)
    inputs = taps * padded
    outputs = Self.padded(count)
    var weights = [Int16](repeating: 0, count: inputs * outputs)
    for output in 0..<count {
      let column = output / lanes * inputs * lanes + output % lanes * 2
      for tap in 0..<taps {
        for place in 0..<width {
          let input = tap * padded + place
          weights[column + input / 2 * lanes * 2 + input % 2] = Int16(values[(output * taps + tap) * width + place])
        }
      }
    }
    self.weights = weights
    let padding = [Float](repeating: 0, count: outputs - count)
    (self.scales, self.bias) = (scales + padding, bias + padding)
    kernel =
      switch instructions {
      case .portable: CGEMM_PORTABLE
      case .avx2: cgemm_best().rawValue < CGEMM_AVX2.rawValue ? cgemm_best() : CGEMM_AVX2
      case .best: cgemm_best()
      }
  }

  /// Multiplies `count` rows, the first of which begins at `input`, and the others `stride` values after each other.
  ///
  /// - Precondition: `output` has room for `count * outputs` values.
  func apply(
    _ input: UnsafePointer<Float>, stride: Int, count: Int, _ finish: cgemm_finish,
    to output: UnsafeMutablePointer<Float>
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Int(CGEMM_ROWS) * inputs / 2) { room in
      weights.withUnsafeBufferPointer { weights in
        scales.withUnsafeBufferPointer { scales in
          bias.withUnsafeBufferPointer { bias in
            var matrix = cgemm_matrix(
              weights: weights.baseAddress, scales: scales.baseAddress, bias: bias.baseAddress, inputs: inputs,
              panels: outputs / Self.lanes)
            var rows = cgemm_rows(
              input: input, input_stride: stride, output: output, output_stride: outputs, count: count,
              room: room.baseAddress)
            cgemm_multiply(kernel, &matrix, &rows, finish)
          }
        }
      }
    }
  }
}
