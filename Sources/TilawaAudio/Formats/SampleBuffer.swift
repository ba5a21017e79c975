/// A buffer for interleaved frames, allocated once; owned by one thread.
struct SampleBuffer: ~Copyable {
  let channels: Int
  private let storage: UnsafeMutableBufferPointer<Float>

  init(frames: Int, channels: Int) {
    self.channels = channels
    storage = .allocate(capacity: frames * channels)
    storage.initialize(repeating: 0)
  }

  deinit { storage.deallocate() }

  var capacity: Int { storage.count / channels }

  /// Returns `frames` frames from frame `start` on.
  func frames(_ frames: Int, from start: Int = 0) -> UnsafeMutableBufferPointer<Float> {
    UnsafeMutableBufferPointer(rebasing: storage[(start * channels)..<((start + frames) * channels)])
  }
}
