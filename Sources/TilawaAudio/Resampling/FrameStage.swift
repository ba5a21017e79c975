/// A process from interleaved frames to others, with a delay between input and output.
protocol FrameProcessing: ~Copyable {
  var channels: Int { get }

  /// Forgets all frames: the next input frame is the first of another stream.
  mutating func clear() throws(AudioError)

  /// Takes some of `input` and returns some of the finished output; nil `input` is the end.
  mutating func process(_ input: UnsafeBufferPointer<Float>?, into output: UnsafeMutableBufferPointer<Float>)
    throws(AudioError) -> (taken: Int, given: Int)
}

extension Resampler: FrameProcessing {}
extension TimeStretcher: FrameProcessing {}

/// A stage that pulls frames through a process: it feeds the process as needed, and continues with silence after the
/// end.
struct FrameStage<Process: FrameProcessing & ~Copyable>: ~Copyable {
  /// A function that fills a buffer with the next input frames and returns their number; 0 at the end.
  typealias Source = (UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int

  private var process: Process
  private let input: SampleBuffer
  /// The number of frames in `input` that were not taken yet, from `offset` on.
  private var waiting = 0
  private var offset = 0
  /// The number of output frames still to drop.
  private var dropping = 0
  private var isDrained = false

  init(_ process: consuming Process) {
    input = SampleBuffer(frames: 4096, channels: process.channels)
    self.process = process
  }

  /// Begins another stream; its first `dropping` output frames are left out.
  mutating func restart(dropping: Int) throws(AudioError) {
    try process.clear()
    self.dropping = dropping
    waiting = 0
    offset = 0
    isDrained = false
  }

  /// Fills some of `output` and returns the number of frames, never 0.
  mutating func read(into output: UnsafeMutableBufferPointer<Float>, from source: Source) throws(AudioError) -> Int {
    let channels = process.channels
    while true {
      try refill(source)
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

  private mutating func refill(_ source: Source) throws(AudioError) {
    guard waiting == 0, !isDrained else { return }
    offset = 0
    waiting = try source(input.frames(input.capacity))
    isDrained = waiting == 0
  }

  private mutating func step(into output: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    let source = waiting > 0 ? UnsafeBufferPointer(input.frames(waiting, from: offset)) : nil
    let (taken, given) = try process.process(source, into: output)
    offset += taken
    waiting -= taken
    return given
  }
}
