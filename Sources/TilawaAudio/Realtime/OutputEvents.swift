import Synchronization

/// The events of a sink for the report queue, without a lock: the heard position, and the incidents of the sound. A
/// sound server's callback writes here; writing never waits, locks or allocates.
///
/// There is one writer at a time (the thread of the sink, or the holder of the main loop's lock) and one reader at a
/// time (the holder of the queue's lock).
///
/// `@unchecked Sendable`: `slots` and `errors` are allocated once and freed in `deinit`, when no call is possible any
/// more. The writer uses only places from `written` on that were read, the reader only those before it. Each side alone
/// stores its own counter, after it has finished with the places (release), and loads the other's before it uses any
/// (acquire).
final class OutputEvents: @unchecked Sendable {
  enum Event: Int, Sendable, CaseIterable {
    case underrun, pauseRequested, resumeRequested
    /// The sink is gone and may return, has returned, or is lost.
    case away, back, lost
  }

  private static let capacity = 128
  /// The greatest number of events for a further underrun; the other places are for events that must not be lost.
  private static let capacityForUnderruns = 64

  private let frame = Atomic<Int>(0)
  private let due = Atomic<Int>(.max)
  private let isDrained = Atomic<Bool>(false)
  private let slots: UnsafeMutablePointer<Int>
  private let errors: UnsafeMutablePointer<AudioError?>
  private let written = Atomic<Int>(0)
  private let read = Atomic<Int>(0)

  init() {
    slots = .allocate(capacity: Self.capacity)
    slots.initialize(repeating: 0, count: Self.capacity)
    errors = .allocate(capacity: Self.capacity)
    errors.initialize(repeating: nil, count: Self.capacity)
  }

  deinit {
    slots.deallocate()
    errors.deinitialize(count: Self.capacity)
    errors.deallocate()
  }

  // MARK: - The sink

  /// Stores the number of heard frames. Returns whether a report is due by now.
  @_noLocks @_noAllocation
  func hear(_ frames: Int) -> Bool {
    frame.store(frames, ordering: .sequentiallyConsistent)
    return frames >= due.load(ordering: .sequentiallyConsistent)
  }

  /// The frame at which the next report is due; `.max` where none is known.
  @_noLocks @_noAllocation
  func nextDue() -> Int { due.load(ordering: .sequentiallyConsistent) }

  /// Notes that all rendered frames were heard.
  @_noLocks @_noAllocation
  func drain() { isDrained.store(true, ordering: .sequentiallyConsistent) }

  /// Notes an event at a frame. It is dropped without room; for underruns the limit is lower.
  @_noLocks @_noAllocation
  func note(_ event: Event, at frame: Int) {
    let place = written.load(ordering: .relaxed)
    let count = place &- read.load(ordering: .acquiring)
    guard count < (event == .underrun ? Self.capacityForUnderruns : Self.capacity) else { return }
    slots[place & (Self.capacity &- 1)] = frame &<< 3 | event.rawValue
    written.store(place &+ 1, ordering: .releasing)
  }

  /// Notes an event with its error, which the writer has made; nothing sounds any more.
  func note(_ event: Event, at frame: Int, because error: AudioError) {
    let place = written.load(ordering: .relaxed)
    guard place &- read.load(ordering: .acquiring) < Self.capacity else { return }
    errors[place & (Self.capacity &- 1)] = error
    note(event, at: frame)
  }

  // MARK: - The report queue

  /// The last noted number of heard frames.
  var heard: Int { frame.load(ordering: .sequentiallyConsistent) }

  /// Sets the number of heard frames; the earlier one is void.
  func restart(at frame: Int) { self.frame.store(frame, ordering: .sequentiallyConsistent) }

  /// Sets the frame of the next report; nil for none.
  func expect(_ frame: Int?) { due.store(frame ?? .max, ordering: .sequentiallyConsistent) }

  /// Returns whether all was heard, and resets it.
  func takeDrained() -> Bool { isDrained.exchange(false, ordering: .sequentiallyConsistent) }

  /// Takes the oldest event.
  func takeEvent() -> (event: Event, frame: Int, error: AudioError?)? {
    let place = read.load(ordering: .relaxed)
    guard place < written.load(ordering: .acquiring) else { return nil }
    let index = place & (Self.capacity - 1)
    let (slot, error) = (slots[index], errors[index])
    errors[index] = nil
    read.store(place + 1, ordering: .releasing)
    return Event(rawValue: slot & 7).map { ($0, slot >> 3, error) }
  }
}
