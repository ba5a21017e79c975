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
    for channel in 1..<max(1, channels) {
      var (both, one, other): (Float, Float, Float) = (0, 0, 0)
      signs.withUnsafeBufferPointer { signs in
        for frame in stride(from: 0, to: samples.count, by: channels) {
          var sum: Float = 0
          for before in 0..<channel { sum += signs[before] * samples[frame + before] }
          let sample = samples[frame + channel]
          both += sum * sample
          one += sum * sum
          other += sample * sample
        }
      }
      signs[channel] = both < Self.cancelling * (one * other).squareRoot() ? -1 : 1
    }
  }

  /// Writes the mix of interleaved frames.
  func mix(_ samples: UnsafeMutableBufferPointer<Float>, into output: UnsafeMutableBufferPointer<Float>) {
    signs.withUnsafeBufferPointer { weights in
      Self.mix(samples, frames: 0..<samples.count / weights.count, weights, into: output)
    }
  }

  /// Writes the mix of some of the frames with the weights between two mixes.
  ///
  /// - Parameters:
  ///   - frames: the frames to mix.
  ///   - old: the mix before it.
  ///   - share: how much of the change is done at a frame, from 0 to 1.
  func mix(
    _ samples: UnsafeMutableBufferPointer<Float>, _ frames: Range<Int>, from old: ChannelSigns,
    share: (_ frame: Int) -> Float, into output: UnsafeMutableBufferPointer<Float>
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: signs.count) { weights in
      for frame in frames {
        let share = share(frame)
        for channel in signs.indices {
          weights[channel] = old.signs[channel] + (signs[channel] - old.signs[channel]) * share
        }
        Self.mix(samples, frames: frame..<frame + 1, UnsafeBufferPointer(weights), into: output)
      }
    }
  }

  private static func mix(
    _ samples: UnsafeMutableBufferPointer<Float>, frames: Range<Int>, _ weights: UnsafeBufferPointer<Float>,
    into output: UnsafeMutableBufferPointer<Float>
  ) {
    let channels = weights.count
    for frame in frames {
      var sum: Float = 0
      for channel in 0..<channels { sum += samples[frame * channels + channel] * weights[channel] }
      output[frame] = sum / Float(channels)
    }
  }
}
