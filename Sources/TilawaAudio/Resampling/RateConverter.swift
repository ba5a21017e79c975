/// A resampler for a part of a file; every output frame is equal to that of a reading from the file's start.
package struct RateConverter: ~Copyable {
  private let from: Int
  private let to: Int
  private var stage: FrameStage<Resampler>
  /// The distance of input frames that coincide exactly with an output frame.
  private let grid: Int
  /// The next input frame from the file.
  private var fed = 0

  /// The number of input frames before a place that are fed to the resampler; greater than the length of its filter.
  private static let lead = 4096

  package init(from: Int, to: Int, channels: Int) throws(AudioError) {
    self.from = from
    self.to = to
    stage = FrameStage(try Resampler(from: from, to: to, channels: channels))
    grid = from / Self.greatestCommonDivisor(from, to)
  }

  /// Prepares for output frame `place`; returns the frame of the file from which it must be fed.
  package mutating func restart(before place: Int) throws(AudioError) -> Int {
    let nearest = place * from / to
    fed = max(0, nearest - Self.lead) / grid * grid
    try stage.restart(dropping: place - fed * to / from)
    return fed
  }

  /// Fills `output`. `more` fills a buffer with the file's next frames from a given one and returns their number. After
  /// the file's end the resampler gives the frames that it holds, then silence for the rounding.
  package mutating func read(
    into output: UnsafeMutableBufferPointer<Float>,
    more: (UnsafeMutableBufferPointer<Float>, Int) throws(AudioError) -> Int
  ) throws(AudioError) -> Int {
    var next = fed
    defer { fed = next }
    return try stage.read(into: output) { target throws(AudioError) in
      let count = try more(target, next)
      next += count
      return count
    }
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
