/// The channels of a stretch of sound that are inverted in its mix.
struct ChannelSigns: Hashable, Sendable {
  /// The greatest correlation of a channel with those before it at which it cancels them.
  private static let cancelling: Float = -0.5

  /// 1 or -1 for each channel.
  private(set) var signs: [Float]

  init(channels: Int) { signs = Array(repeating: 1, count: channels) }

  /// Decides by interleaved frames.
  init(_ samples: UnsafeMutableBufferPointer<Float>, channels: Int) {
    signs = Array(repeating: 1, count: channels)
    let frames = samples.count / channels
    var sum = (0..<frames).map { samples[$0 * channels] }
    for channel in 1..<max(1, channels) {
      var (both, one, other): (Float, Float, Float) = (0, 0, 0)
      for frame in 0..<frames {
        let sample = samples[frame * channels + channel]
        both += sum[frame] * sample
        one += sum[frame] * sum[frame]
        other += sample * sample
      }
      signs[channel] = both < Self.cancelling * (one * other).squareRoot() ? -1 : 1
      for frame in 0..<frames { sum[frame] += signs[channel] * samples[frame * channels + channel] }
    }
  }

  /// Returns the mix of a frame.
  ///
  /// - Parameters:
  ///   - old: the signs of the stretch before it, while the mix changes; nil after that.
  ///   - share: how much of the change is done, from 0 to 1.
  func mix(
    _ samples: UnsafeMutableBufferPointer<Float>, frame: Int, from old: ChannelSigns?, share: Float
  ) -> Float {
    var sum: Float = 0
    for channel in signs.indices {
      let sample = samples[frame * signs.count + channel]
      let weight = old.map { $0.signs[channel] + (signs[channel] - $0.signs[channel]) * share } ?? signs[channel]
      sum += sample * weight
    }
    return sum / Float(signs.count)
  }
}
