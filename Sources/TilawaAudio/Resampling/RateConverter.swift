/// Resamples a stretch of a file so that every output frame is the one that a reading from the file's start gives.
struct RateConverter: ~Copyable {
  private var resampler: Resampler
  private let input: SampleBuffer
  /// Input frames that fall exactly on an output frame are multiples of it.
  private let grid: Int
  /// The input frame that comes next from the file.
  private var fed = 0
  /// Frames in `input` that were not taken yet, from `offset` on.
  private var waiting = 0
  private var offset = 0
  /// Output frames still to drop before the place that was asked for.
  private var dropping = 0
  private var isDrained = false

  /// How far before a place the resampler is fed, in input frames; longer than its filter.
  private static let lead = 4096

  init(from: Int, to: Int, channels: Int) throws(AudioError) {
    resampler = try Resampler(from: from, to: to, channels: channels)
    input = SampleBuffer(frames: 4096, channels: channels)
    grid = from / Self.greatestCommonDivisor(from, to)
  }

  /// Prepares for output frame `place`; returns the frame of the file from which it must be fed.
  mutating func restart(before place: Int) throws(AudioError) -> Int {
    try resampler.clear()
    let nearest = place * resampler.from / resampler.to
    fed = max(0, nearest - Self.lead) / grid * grid
    dropping = place - fed * resampler.to / resampler.from
    waiting = 0
    offset = 0
    isDrained = false
    return fed
  }

  /// Fills `output`. `more` fills a buffer with the file's next frames, is told which is the first, and returns how many
  /// there were. After the file's end the resampler gives what it holds, then silence: the frames that rounding adds.
  mutating func read(
    into output: UnsafeMutableBufferPointer<Float>,
    more: (UnsafeMutableBufferPointer<Float>, Int) throws(AudioError) -> Int
  ) throws(AudioError) -> Int {
    let channels = resampler.channels
    while true {
      try refill(more)
      let given = try step(into: output)
      if given == 0, isDrained {
        output.update(repeating: 0)
        return output.count / channels
      }
      guard dropping > 0 else {
        if given > 0 { return given }
        continue
      }
      let dropped = min(dropping, given)
      dropping -= dropped
      guard dropped < given else { continue }
      let kept = UnsafeMutableBufferPointer(rebasing: output[(dropped * channels)..<(given * channels)])
      if let target = output.baseAddress, let source = kept.baseAddress {
        target.update(from: source, count: kept.count)
      }
      return given - dropped
    }
  }

  private mutating func refill(_ more: (UnsafeMutableBufferPointer<Float>, Int) throws(AudioError) -> Int)
    throws(AudioError)
  {
    guard waiting == 0, !isDrained else { return }
    offset = 0
    waiting = try more(input.frames(input.capacity), fed)
    fed += waiting
    isDrained = waiting == 0
  }

  private mutating func step(into output: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    let source = waiting > 0 ? UnsafeBufferPointer(input.frames(waiting, from: offset)) : nil
    let (taken, given) = try resampler.process(source, into: output)
    offset += taken
    waiting -= taken
    return given
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
