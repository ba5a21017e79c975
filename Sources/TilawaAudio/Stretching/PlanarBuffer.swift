/// Room for frames with each channel by itself, allocated once; owned by one thread.
struct PlanarBuffer: ~Copyable {
  let capacity: Int
  private let storage: UnsafeMutableBufferPointer<Float>
  /// One pointer a channel, as C libraries want it.
  let channels: UnsafeMutableBufferPointer<UnsafeMutablePointer<Float>?>

  init(frames: Int, channels count: Int) {
    capacity = frames
    storage = .allocate(capacity: frames * count)
    storage.initialize(repeating: 0)
    channels = .allocate(capacity: count)
    let base = storage.baseAddress
    for channel in 0..<count { channels.initializeElement(at: channel, to: base.map { $0 + channel * frames }) }
  }

  deinit {
    channels.deallocate()
    storage.deallocate()
  }

  /// Puts interleaved `frames`, made by `sample` from what they are, from frame `start` on.
  func put(_ frames: UnsafeBufferPointer<Float>, at start: Int, sample: (Float) -> Float) {
    let count = channels.count
    for (channel, target) in channels.enumerated() {
      guard let target else { continue }
      for frame in 0..<(frames.count / count) { target[start + frame] = sample(frames[frame * count + channel]) }
    }
  }

  /// Puts silence from frame `start` to the end.
  func putSilence(from start: Int) {
    for case let target? in channels { (target + start).update(repeating: 0, count: capacity - start) }
  }

  /// Interleaves the first frames into `output`, as many as it holds.
  func take(into output: UnsafeMutableBufferPointer<Float>) {
    let count = channels.count
    for (channel, source) in channels.enumerated() {
      guard let source else { continue }
      for frame in 0..<(output.count / count) { output[frame * count + channel] = source[frame] }
    }
  }
}
