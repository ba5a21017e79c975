import Synchronization

/// What a sink leaves for the report queue without a lock: how far it was heard, and what befell the sound. A sound server's callback
/// writes here; writing never waits or locks, and allocates nothing.
///
/// One writer at a time (the thread of the sink, or whoever holds the main loop's lock) and one reader at a time (whoever holds the
/// queue's lock).
///
/// `@unchecked Sendable`: `slots` and `errors` are allocated once and freed in `deinit`, when nobody can call any more. The writer
/// touches only places from `written` on that were read, the reader only those before it; each side alone stores its own counter,
/// after it has finished with the places (release), and loads the other's before it touches any (acquire).
final class OutputEvents: @unchecked Sendable {
  enum Event: Int, Sendable, CaseIterable {
    case underrun, pauseRequested, resumeRequested
    /// The sink is gone and may come back, is there again, or is lost.
    case away, back, lost
  }

  private static let capacity = 128
  /// Underruns leave room for events of which none may be lost.
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

  /// So many frames were heard. Returns whether a report is due by now.
  @_noLocks @_noAllocation
  func hear(_ frames: Int) -> Bool {
    frame.store(frames, ordering: .sequentiallyConsistent)
    return frames >= due.load(ordering: .sequentiallyConsistent)
  }

  /// The frame at which the next report is due; `.max` where none is known.
  @_noLocks @_noAllocation
  func nextDue() -> Int { due.load(ordering: .sequentiallyConsistent) }

  /// All that was rendered was heard.
  @_noLocks @_noAllocation
  func drain() { isDrained.store(true, ordering: .sequentiallyConsistent) }

  /// What befell the sound at a frame. What finds no room is left out: underruns long before anything else.
  @_noLocks @_noAllocation
  func note(_ event: Event, at frame: Int) {
    let place = written.load(ordering: .relaxed)
    let count = place &- read.load(ordering: .acquiring)
    guard count < (event == .underrun ? Self.capacityForUnderruns : Self.capacity) else { return }
    slots[place & (Self.capacity &- 1)] = frame &<< 3 | event.rawValue
    written.store(place &+ 1, ordering: .releasing)
  }

  /// The same with an error, which the writer has made: nothing sounds any more.
  func note(_ event: Event, at frame: Int, because error: AudioError) {
    let place = written.load(ordering: .relaxed)
    guard place &- read.load(ordering: .acquiring) < Self.capacity else { return }
    errors[place & (Self.capacity &- 1)] = error
    note(event, at: frame)
  }

  // MARK: - The report queue

  /// How far it was heard, as far as that was told.
  var heard: Int { frame.load(ordering: .sequentiallyConsistent) }

  /// From here on it is heard; what was told before is of no account.
  func restart(at frame: Int) { self.frame.store(frame, ordering: .sequentiallyConsistent) }

  /// The frame at which the next report is due; nil: none is known.
  func expect(_ frame: Int?) { due.store(frame ?? .max, ordering: .sequentiallyConsistent) }

  /// Whether all was heard; asked once it is forgotten.
  func takeDrained() -> Bool { isDrained.exchange(false, ordering: .sequentiallyConsistent) }

  /// The oldest event that nobody has taken.
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
