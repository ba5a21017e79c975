/// A convolution over time of each channel by itself.
struct DepthwiseLayer: Sendable {
  /// Number of taps; odd.
  let taps: Int
  /// Values of a row; a multiple of 16.
  let width: Int
  /// `taps` rows of `width` weights.
  private let weights: [Float]
  private let bias: [Float]

  /// - Parameters:
  ///   - values: `taps` weights for each channel.
  ///   - bias: the offset of each channel.
  init(_ values: [Float], bias: [Float], taps: Int) {
    let (channels, width) = (bias.count, DenseLayer.padded(bias.count))
    var weights = [Float](repeating: 0, count: taps * width)
    for channel in 0..<channels {
      for tap in 0..<taps { weights[tap * width + channel] = values[channel * taps + tap] }
    }
    (self.taps, self.width, self.weights) = (taps, width, weights)
    self.bias = bias + [Float](repeating: 0, count: width - channels)
  }

  /// Writes `count` rows; row r is made from `taps` rows of the input, from row r on.
  func apply(_ input: UnsafePointer<Float>, count: Int, to output: UnsafeMutablePointer<Float>) {
    weights.withUnsafeBufferPointer { weights in
      bias.withUnsafeBufferPointer { bias in
        guard let weights = weights.baseAddress, let bias = bias.baseAddress else { return }
        for row in 0..<count {
          for channel in stride(from: 0, to: width, by: 8) {
            var sum = load(bias + channel)
            for tap in 0..<taps {
              sum += load(weights + tap * width + channel) * load(input + (row + tap) * width + channel)
            }
            store(sum, output + row * width + channel)
          }
        }
      }
    }
  }
}
