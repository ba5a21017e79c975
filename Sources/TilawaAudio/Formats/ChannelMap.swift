/// A map of frames from one number of channels to another.
///
/// One channel is copied to all; a smaller number averages every n-th channel, and a greater one repeats them in turn. A mix to one
/// channel looks at the sound first (`MonoDecoder`).
struct ChannelMap: Hashable, Sendable {
  let from: Int
  let to: Int

  /// Maps `frames` frames; `output` holds at least `frames * to` samples and does not overlap `input`.
  func apply(_ input: UnsafePointer<Float>, frames: Int, into output: UnsafeMutablePointer<Float>) {
    if from == to {
      output.update(from: input, count: frames * to)
    } else if from < to {
      for frame in 0..<frames {
        for channel in 0..<to { output[frame * to + channel] = input[frame * from + channel % from] }
      }
    } else {
      for frame in 0..<frames {
        for channel in 0..<to { output[frame * to + channel] = average(input + frame * from, of: channel) }
      }
    }
  }

  private func average(_ frame: UnsafePointer<Float>, of channel: Int) -> Float {
    var sum: Float = 0
    var count: Float = 0
    for source in stride(from: channel, to: from, by: to) {
      sum += frame[source]
      count += 1
    }
    return sum / count
  }
}
