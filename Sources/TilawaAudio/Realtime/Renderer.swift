import Synchronization

/// What a sink's callback pulls frames from. It never fails, waits, locks or allocates.
///
/// The decode thread writes, one sink reads. Sendable without a proof: it holds a ring and atomics.
final class Renderer: Sendable {
  let ring: SampleRing
  private let gain: VolumeRamp
  /// Counts the starts asked for by the engine's owner; what the ring holds belongs to `prepared`.
  private let requested = Atomic<Int>(0)
  private let prepared = Atomic<Int>(0)
  private let ended = Atomic<Bool>(false)
  private let halted = Atomic<Bool>(false)
  private let hungry = Atomic<Bool>(true)
  private let writerSleeps = Atomic<Bool>(false)

  /// Room for `minimum` frames or somewhat more; `history` frames can be rendered again.
  init(minimum: Int, history: Int = 0, format: AudioFormat) {
    ring = SampleRing(minimum: minimum, history: history, channels: format.channels)
    gain = VolumeRamp(rate: format.rate)
  }

  /// Fills `target` with up to `frames` interleaved frames and returns how many there were; the rest is untouched.
  ///
  /// Nothing is given out between a request for something else and its first frame.
  @_noLocks @_noAllocation
  func render(into target: UnsafeMutablePointer<Float>, frames: Int) -> Int {
    guard requested.load(ordering: .acquiring) == prepared.load(ordering: .acquiring) else { return 0 }
    let count = ring.read(into: target, frames: frames)
    gain.apply(to: target, frames: count, channels: ring.channels)
    return count
  }

  /// The sink, in place of a render: the last `frames` frames are to be rendered again. Returns how many will be.
  @_noLocks @_noAllocation
  func rewind(_ frames: Int) -> Int { ring.rewind(frames) }

  /// Linear amplitude; any thread.
  func setGain(_ amplitude: Float) { gain.set(amplitude) }
}

// MARK: - What the sink asks besides

extension Renderer {
  /// Whether everything was rendered and nothing more will come.
  var isAtEnd: Bool { !isStale && ended.load(ordering: .acquiring) && ring.available == 0 }

  /// Whether everything was rendered and nothing more will come for now.
  var isHalted: Bool { !isStale && halted.load(ordering: .acquiring) && ring.available == 0 }

  /// Whether something else was asked for that is not prepared yet.
  var isStale: Bool {
    requested.load(ordering: .sequentiallyConsistent) != prepared.load(ordering: .sequentiallyConsistent)
  }

  /// Whether a pull would give frames now.
  var hasFrames: Bool { !isStale && ring.available > 0 }

  /// Asks to be told when frames come, and says whether one has to wait for that.
  func becomeHungry() -> Bool {
    _ = hungry.exchange(true, ordering: .sequentiallyConsistent)
    return !hasFrames && !isAtEnd
  }

  /// Whether the decode thread sleeps for want of room and there is enough now; asked after a render.
  func shouldWakeWriter() -> Bool {
    ring.free >= ring.room / 2 && writerSleeps.exchange(false, ordering: .sequentiallyConsistent)
  }
}

// MARK: - The decode thread's and the engine's side

extension Renderer {
  /// From now on nothing is rendered until `prepare` has been called as often.
  func request() { requested.add(1, ordering: .sequentiallyConsistent) }

  /// Decode thread, while the sink holds its reader off: forgets what was not rendered.
  func discard() {
    ring.discard()
    gain.forget()
    ended.store(false, ordering: .releasing)
    halted.store(false, ordering: .releasing)
  }

  /// Decode thread: what comes now answers `count` requests.
  func prepare(answering count: Int) { prepared.add(count, ordering: .sequentiallyConsistent) }

  /// Decode thread: whether there is as much to read as to write.
  var isHalfFull: Bool { ring.available >= ring.room / 2 }

  /// Decode thread: nothing more comes after what is in the ring.
  func end() { ended.store(true, ordering: .sequentiallyConsistent) }

  /// Decode thread: whether nothing more comes until somebody says what.
  func halt(_ isHalted: Bool) { halted.store(isHalted, ordering: .sequentiallyConsistent) }

  /// Decode thread, after a write or `end`: whether the sink asked to be told.
  func shouldTellSink() -> Bool { hungry.exchange(false, ordering: .sequentiallyConsistent) }

  /// Decode thread: asks to be woken when half of the ring is free, and says whether one has to wait for that.
  func writerSleepsUnless(free frames: Int) -> Bool {
    _ = writerSleeps.exchange(true, ordering: .sequentiallyConsistent)
    guard ring.free >= frames else { return true }
    writerSleeps.store(false, ordering: .sequentiallyConsistent)
    return false
  }
}
