import Synchronization

/// A buffer of frames for a sink's callback. It never fails, waits, locks or allocates.
///
/// The decode thread writes, one sink reads. Sendable without a proof: it holds a ring and atomics.
final class Renderer: Sendable {
  let ring: SampleRing
  private let gain: VolumeRamp
  /// The number of starts that the engine's owner requested; the frames in the ring belong to start `prepared`.
  private let requested = Atomic<Int>(0)
  private let prepared = Atomic<Int>(0)
  private let ended = Atomic<Bool>(false)
  private let halted = Atomic<Bool>(false)
  private let hungry = Atomic<Bool>(true)
  private let writerSleeps = Atomic<Bool>(false)

  /// Makes a buffer for `minimum` frames; `history` frames can be rendered again.
  init(minimum: Int, history: Int = 0, format: AudioFormat) {
    ring = SampleRing(minimum: minimum, history: history, channels: format.channels)
    gain = VolumeRamp(rate: format.rate)
  }

  /// Fills `target` with up to `frames` interleaved frames and returns their number; the rest is unchanged.
  ///
  /// Nothing is rendered between a request for a change and its first frame.
  @_noLocks @_noAllocation
  func render(into target: UnsafeMutablePointer<Float>, frames: Int) -> Int {
    guard requested.load(ordering: .acquiring) == prepared.load(ordering: .acquiring) else { return 0 }
    let count = ring.read(into: target, frames: frames)
    gain.apply(to: target, frames: count, channels: ring.channels)
    return count
  }

  /// Goes back by `frames` frames to render them again, and returns the actual number. For the sink, instead of a
  /// render.
  @_noLocks @_noAllocation
  func rewind(_ frames: Int) -> Int { ring.rewind(frames) }

  /// Sets the gain, a linear amplitude; any thread.
  func setGain(_ amplitude: Float) { gain.set(amplitude) }
}

// MARK: - State for the sink

extension Renderer {
  /// Whether everything was rendered and nothing more will come.
  var isAtEnd: Bool { !isStale && ended.load(ordering: .acquiring) && ring.available == 0 }

  /// Whether everything was rendered and nothing more will come for now.
  var isHalted: Bool { !isStale && halted.load(ordering: .acquiring) && ring.available == 0 }

  /// Whether a requested change is not prepared yet.
  var isStale: Bool {
    requested.load(ordering: .sequentiallyConsistent) != prepared.load(ordering: .sequentiallyConsistent)
  }

  /// Whether a render would return frames now.
  var hasFrames: Bool { !isStale && ring.available > 0 }

  /// Requests a call for new frames, and returns whether the sink must wait for it.
  func becomeHungry() -> Bool {
    _ = hungry.exchange(true, ordering: .sequentiallyConsistent)
    return !hasFrames && !isAtEnd
  }

  /// Whether the decode thread sleeps for lack of room and there is enough now; asked after a render.
  func shouldWakeWriter() -> Bool {
    ring.free >= ring.room / 2 && writerSleeps.exchange(false, ordering: .sequentiallyConsistent)
  }
}

// MARK: - The decode thread's and the engine's side

extension Renderer {
  /// Requests a change: nothing is rendered until `prepare` has answered all requests.
  func request() { requested.add(1, ordering: .sequentiallyConsistent) }

  /// Forgets the frames that were not rendered; for the decode thread, while the sink stops its reader.
  func discard() {
    ring.discard()
    gain.forget()
    ended.store(false, ordering: .releasing)
    halted.store(false, ordering: .releasing)
  }

  /// Marks the following frames as the answer to `count` requests; for the decode thread.
  func prepare(answering count: Int) { prepared.add(count, ordering: .sequentiallyConsistent) }

  /// Whether there is as much to read as to write; for the decode thread.
  var isHalfFull: Bool { ring.available >= ring.room / 2 }

  /// Marks the end of the frames; for the decode thread.
  func end() { ended.store(true, ordering: .sequentiallyConsistent) }

  /// Sets whether no more frames come until a decision of the owner; for the decode thread.
  func halt(_ isHalted: Bool) { halted.store(isHalted, ordering: .sequentiallyConsistent) }

  /// Whether the sink requested a call; for the decode thread, after a write or `end`.
  func shouldTellSink() -> Bool { hungry.exchange(false, ordering: .sequentiallyConsistent) }

  /// Requests a wake-up when `frames` frames of the ring are free, and returns whether the decode thread must wait for
  /// it.
  func writerSleepsUnless(free frames: Int) -> Bool {
    _ = writerSleeps.exchange(true, ordering: .sequentiallyConsistent)
    guard ring.free >= frames else { return true }
    writerSleeps.store(false, ordering: .sequentiallyConsistent)
    return false
  }
}
