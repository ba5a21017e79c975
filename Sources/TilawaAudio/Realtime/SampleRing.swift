import Synchronization

/// A ring of frames from one thread to another, to a sink or from a source: one writer, one reader, no locks.
///
/// The ring keeps the last `history` frames after reading, so that the reader can go back and read them again. The
/// value is not copyable, so that its use counts no references. The counters only grow, except when the reader goes
/// back; a frame's place is its count modulo the capacity.
///
/// `@unchecked Sendable`: `samples` is allocated once and freed in `deinit`. The writer uses only places that are
/// neither written and unread nor among the last `history` before `furthest`, the reader only those. Going back never
/// reduces `furthest`, so it takes no place from the writer. Each side alone stores its own counters, after it has
/// finished with the samples (release), and loads the other's before it uses any (acquire). The writer calls `discard`
/// while the reader is stopped; the sink's lock orders that.
struct SampleRing: ~Copyable, @unchecked Sendable {
  let channels: Int
  /// The capacity in frames.
  let capacity: Int
  /// The number of frames that are kept behind the furthest read.
  let history: Int
  private let samples: UnsafeMutablePointer<Float>
  private let written = Atomic<Int>(0)
  private let read = Atomic<Int>(0)
  /// The furthest read, even if the reader has gone back since.
  private let furthest = Atomic<Int>(0)
  /// The first frame to which the reader can go back.
  private let beginning = Atomic<Int>(0)

  /// Makes a ring for `minimum` frames ahead of the reader, and for `history` behind.
  init(minimum: Int, history: Int = 0, channels: Int) {
    capacity = minimum + history
    self.history = history
    self.channels = channels
    // Leave the memory uninitialised: it costs nothing before it is used, and only written samples are read.
    samples = .allocate(capacity: capacity * channels)
  }

  deinit { samples.deallocate() }

  /// The number of frames that fit ahead of the reader.
  var room: Int { capacity - history }

  /// The number of frames that can be read now. The writer can only increase it.
  var available: Int { written.load(ordering: .acquiring) - read.load(ordering: .acquiring) }

  /// The number of frames that can be written now. The reader can only increase it.
  var free: Int { room - (written.load(ordering: .acquiring) - furthest.load(ordering: .acquiring)) }

  /// Copies `frames` frames in; for the writer.
  ///
  /// - Precondition: `frames <= free`.
  func write(_ source: UnsafePointer<Float>, frames: Int) {
    precondition(frames <= free, "the ring has room")
    let start = written.load(ordering: .relaxed)
    let offset = start % capacity
    let first = min(frames, capacity - offset)
    (samples + offset * channels).update(from: source, count: first * channels)
    samples.update(from: source + first * channels, count: (frames - first) * channels)
    written.store(start + frames, ordering: .releasing)
  }

  /// Copies in as many of these frames as fit, the first ones, and returns their number; for a writer in a callback.
  @_noLocks @_noAllocation
  func accept(_ source: UnsafePointer<Float>, frames: Int) -> Int {
    let start = written.load(ordering: .relaxed)
    let room = capacity - history - (start - furthest.load(ordering: .acquiring))
    let count = frames < room ? frames : room
    let offset = start % capacity
    let first = count < capacity - offset ? count : capacity - offset
    copy(from: source, to: samples + offset * channels, count: first * channels)
    copy(from: source + first * channels, to: samples, count: (count - first) * channels)
    written.store(start + count, ordering: .releasing)
    return count
  }

  /// Copies at most `frames` frames out and returns their number; for the reader.
  @_noLocks @_noAllocation
  func read(into target: UnsafeMutablePointer<Float>, frames: Int) -> Int {
    let start = read.load(ordering: .relaxed)
    let held = written.load(ordering: .acquiring) - start
    let count = frames < held ? frames : held
    let offset = start % capacity
    let first = count < capacity - offset ? count : capacity - offset
    copy(from: samples + offset * channels, to: target, count: first * channels)
    copy(from: samples, to: target + first * channels, count: (count - first) * channels)
    read.store(start + count, ordering: .releasing)
    if start + count > furthest.load(ordering: .relaxed) { furthest.store(start + count, ordering: .releasing) }
    return count
  }

  /// Goes back by so many frames, or as far as possible, and returns their number; for the reader.
  @_noLocks @_noAllocation
  func rewind(_ frames: Int) -> Int {
    let now = read.load(ordering: .relaxed)
    let kept = furthest.load(ordering: .relaxed) - history
    let first = beginning.load(ordering: .acquiring)
    let floor = kept > first ? kept : first
    let back = now - frames > floor ? frames : now - floor
    guard back > 0 else { return 0 }
    read.store(now - back, ordering: .releasing)
    return back
  }

  /// Forgets all frames, read and unread; for the writer, while the reader is stopped.
  func discard() {
    let end = written.load(ordering: .relaxed)
    read.store(end, ordering: .releasing)
    furthest.store(end, ordering: .releasing)
    beginning.store(end, ordering: .releasing)
  }

  @_noLocks @_noAllocation
  private func copy(from source: UnsafePointer<Float>, to target: UnsafeMutablePointer<Float>, count: Int) {
    var index = 0
    while index < count {
      target[index] = source[index]
      index += 1
    }
  }
}
