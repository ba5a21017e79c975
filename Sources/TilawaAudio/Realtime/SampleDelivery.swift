/// A writer of frames to a sink's own memory in its own encoding: the only processing of samples in the sound server's
/// callback.
///
/// One thread at a time. The memory between floats and integers is allocated once.
struct SampleDelivery: ~Copyable {
  /// The greatest number of frames at once.
  let frames: Int
  private let channels: Int
  private let encoding: SampleEncoding
  private let floats: UnsafeMutablePointer<Float>

  init(frames: Int, channels: Int, encoding: SampleEncoding) {
    self.frames = frames
    self.channels = channels
    self.encoding = encoding
    floats = .allocate(capacity: frames * channels)
    floats.initialize(repeating: 0, count: frames * channels)
  }

  deinit { floats.deallocate() }

  var frameBytes: Int { channels * encoding.bytes }

  /// Writes up to `wanted` frames to `memory`, which has room for them, and returns their number.
  @_noLocks @_noAllocation
  func deliver(_ wanted: Int, from renderer: Renderer, into memory: UnsafeMutableRawPointer) -> Int {
    let count = renderer.render(into: floats, frames: wanted < frames ? wanted : frames)
    SampleConverter.convert(floats, count: count * channels, to: encoding, into: memory)
    return count
  }
}
