/// A meter of the true peak by EBU R128: the highest point of the curve through the samples, computed only in loud
/// blocks.
///
/// libebur128 computes each value between samples from the 13 frames up to it. The value exceeds the highest of these
/// at most by the sum of the filter's weights, so a block with too low samples for a new peak is not computed.
final class TruePeakMeter {
  private static let block = 256
  /// The number of frames before a block for its first values; more than the filter needs.
  private static let context = 16

  /// The true peak, linear; 1 is full scale. At least the floor.
  private(set) var peak: Float

  private let state: LoudnessState
  private let channels: Int
  /// The greatest sum of weights of libebur128's interpolation: 49 taps of a windowed sinc.
  private let overshoot: Float
  /// The last frames before the next block.
  private var before: [Float]

  /// - Parameter floor: the known peak of the rest of the recording; only a higher one is searched for.
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

  /// Passes interleaved frames that are not measured themselves, but precede the next ones.
  func pass(_ samples: UnsafeBufferPointer<Float>) { keep(samples) }

  /// Separates the next frames from the earlier ones, as if there had been silence between.
  func part() { before = Array(repeating: 0, count: before.count) }

  /// Measures interleaved frames, which follow the earlier ones.
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
