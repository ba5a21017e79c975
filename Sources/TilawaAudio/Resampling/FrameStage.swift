/// Takes interleaved frames and gives others, some of them later than it took what they are made of.
protocol FrameProcessing: ~Copyable {
  var channels: Int { get }

  /// Forgets all it holds: the next frame in is the first of another stream.
  mutating func clear() throws(AudioError)

  /// Takes some of `input` and gives some of the output that is ready; nil `input` says that there is no more.
  mutating func process(_ input: UnsafeBufferPointer<Float>?, into output: UnsafeMutableBufferPointer<Float>)
    throws(AudioError) -> (taken: Int, given: Int)
}

extension Resampler: FrameProcessing {}
extension TimeStretcher: FrameProcessing {}

/// Pulls frames through a process: feeds it as it needs, and goes on with silence when all was given.
struct FrameStage<Process: FrameProcessing & ~Copyable>: ~Copyable {
  /// Fills a buffer with the next frames in and returns how many there were; 0 at their end.
  typealias Source = (UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int

  private var process: Process
  private let input: SampleBuffer
  /// Frames in `input` that were not taken yet, from `offset` on.
  private var waiting = 0
  private var offset = 0
  /// Output frames still to drop.
  private var dropping = 0
  private var isDrained = false

  init(_ process: consuming Process) {
    input = SampleBuffer(frames: 4096, channels: process.channels)
    self.process = process
  }

  /// What comes now is another stream, of which the first `dropping` output frames are left out.
  mutating func restart(dropping: Int) throws(AudioError) {
    try process.clear()
    self.dropping = dropping
    waiting = 0
    offset = 0
    isDrained = false
  }

  /// Fills some of `output` and returns how many frames that was, never 0.
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
