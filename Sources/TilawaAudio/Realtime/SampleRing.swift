import Synchronization

/// Frames on their way from the decode thread to the sink: one writer, one reader, no locks.
///
/// A value that is not copied, so that reaching it counts no references. The counters only grow; a frame's place is its count modulo the capacity.
///
/// `@unchecked Sendable`: `samples` is allocated once and freed in `deinit`. Between `read` and `written` only the
/// reader touches the samples, everywhere else only the writer. Each side alone stores its own counter, after it has
/// finished with the samples (release), and loads the other's before it touches any (acquire). `discard` is called by
/// the writer while the reader is held off, which the caller orders by the sink's lock.
struct SampleRing: ~Copyable, @unchecked Sendable {
  let channels: Int
  /// In frames; a power of two.
  let capacity: Int
  private let samples: UnsafeMutablePointer<Float>
  private let written = Atomic<Int>(0)
  private let read = Atomic<Int>(0)

  /// Room for `minimum` frames or somewhat more.
  init(minimum: Int, channels: Int) {
    var capacity = 1
    while capacity < minimum { capacity *= 2 }
    self.capacity = capacity
    self.channels = channels
    samples = .allocate(capacity: capacity * channels)
    samples.initialize(repeating: 0, count: capacity * channels)
  }

  deinit { samples.deallocate() }

  /// Frames that can be read now. The writer can only make it more.
  var available: Int { written.load(ordering: .acquiring) - read.load(ordering: .acquiring) }

  /// Frames that can be written now; the reader can only make it more.
  var free: Int { capacity - available }

  /// Writer only. Copies `frames` frames in.
  ///
  /// - Precondition: `frames <= free`.
  func write(_ source: UnsafePointer<Float>, frames: Int) {
    precondition(frames <= free, "the ring has room")
    let start = written.load(ordering: .relaxed)
    let offset = start & (capacity - 1)
    let first = min(frames, capacity - offset)
    (samples + offset * channels).update(from: source, count: first * channels)
    samples.update(from: source + first * channels, count: (frames - first) * channels)
    written.store(start + frames, ordering: .releasing)
  }

  /// Reader only. Copies at most `frames` frames out, multiplied by `gain`, and returns how many there were.
  @_noLocks @_noAllocation
  func read(into target: UnsafeMutablePointer<Float>, frames: Int, gain: Float) -> Int {
    let start = read.load(ordering: .relaxed)
    let held = written.load(ordering: .acquiring) - start
    let count = frames < held ? frames : held
    let offset = start & (capacity - 1)
    let first = count < capacity - offset ? count : capacity - offset
    copy(from: samples + offset * channels, to: target, count: first * channels, gain: gain)
    copy(from: samples, to: target + first * channels, count: (count - first) * channels, gain: gain)
    read.store(start + count, ordering: .releasing)
    return count
  }

  /// Writer only, and only while the reader is held off. Forgets what was written and not read.
  func discard() { read.store(written.load(ordering: .relaxed), ordering: .releasing) }

  /// A gain of one leaves every bit as it is.
  @_noLocks @_noAllocation
  private func copy(
    from source: UnsafeMutablePointer<Float>, to target: UnsafeMutablePointer<Float>, count: Int, gain: Float
  ) {
    var index = 0
    while index < count {
      target[index] = source[index] * gain
      index += 1
    }
  }
}
