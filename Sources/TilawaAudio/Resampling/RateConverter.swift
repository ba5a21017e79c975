/// Resamples a stretch of a file so that every output frame is the one that a reading from the file's start gives.
package struct RateConverter: ~Copyable {
  private let from: Int
  private let to: Int
  private var stage: FrameStage<Resampler>
  /// Input frames that fall exactly on an output frame are multiples of it.
  private let grid: Int
  /// The input frame that comes next from the file.
  private var fed = 0

  /// How far before a place the resampler is fed, in input frames; longer than its filter.
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

  /// Fills `output`. `more` fills a buffer with the file's next frames, is told which is the first, and returns how many
  /// there were. After the file's end the resampler gives what it holds, then silence: the frames that rounding adds.
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
