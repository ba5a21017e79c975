/// The highest point of the curve through the samples, by EBU R128, looked for only where it can be.
///
/// What lies between samples is computed by libebur128, from the 13 frames up to it. It exceeds the highest of these by no
/// more than the filter's weights sum up to; so a block whose samples are too low for a new peak is not computed.
final class TruePeakMeter {
  private static let block = 256
  /// Frames before a block that its first values depend on, and some.
  private static let context = 16

  /// Linear; 1 is full scale. What was given as the floor counts as reached.
  private(set) var peak: Float

  private let state: LoudnessState
  private let channels: Int
  /// The greatest sum of weights of libebur128's interpolation: 49 taps of a windowed sinc.
  private let overshoot: Float
  /// The last frames that came by.
  private var before: [Float]

  /// - Parameter floor: a peak that is known of the rest of the recording: only what is higher is looked for.
  init(_ format: AudioFormat, floor: Float = 0) throws(AudioError) {
    state = try LoudnessState(format, for: .truePeak)
    channels = format.channels
    overshoot =
      switch format.rate {
      case ..<96_000: 1.87
      case ..<192_000: 2.31
      default: 1
      }
    peak = floor
    before = Array(repeating: 0, count: Self.context * format.channels)
  }

  /// Lets interleaved frames pass by that do not count and belong to what follows.
  func pass(_ samples: UnsafeBufferPointer<Float>) { keep(samples) }

  /// What follows does not belong to what came by before: as if there had been silence.
  func part() { before = Array(repeating: 0, count: before.count) }

  /// Looks at interleaved frames, which follow what came by before.
  func add(_ samples: UnsafeBufferPointer<Float>) throws(AudioError) {
    let (size, reach) = (Self.block * channels, Self.context * channels)
    var start = 0
    while start < samples.count {
      let end = min(samples.count, start + size)
      let block = UnsafeBufferPointer(rebasing: samples[start..<end])
      if start >= reach {
        try look(at: block, after: UnsafeBufferPointer(rebasing: samples[(start - reach)..<start]))
      } else {
        let context = before.suffix(reach - start) + samples[..<start]
        try context.withUnsafeBufferPointer { (context) throws(AudioError) in try look(at: block, after: context) }
      }
      start = end
    }
    keep(samples)
  }

  private func look(at block: UnsafeBufferPointer<Float>, after context: UnsafeBufferPointer<Float>)
    throws(AudioError)
  {
    guard max(Self.highest(block), Self.highest(context)) * overshoot > peak,
      let frames = block.baseAddress, let earlier = context.baseAddress
    else { return }
    try state.add(earlier, frames: context.count / channels)
    try state.add(frames, frames: block.count / channels)
    peak = max(peak, Float(state.lastTruePeak))
  }

  private static func highest(_ samples: UnsafeBufferPointer<Float>) -> Float {
    let (low, high) = samples.extremes()
    return max(-low, high)
  }

  private func keep(_ samples: UnsafeBufferPointer<Float>) {
    let count = before.count
    before = samples.count >= count ? Array(samples.suffix(count)) : Array(before[samples.count...]) + samples
  }
}
