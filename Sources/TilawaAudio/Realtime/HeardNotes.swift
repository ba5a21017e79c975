import Synchronization

/// What the sound server's callback leaves for the report queue: how far it was heard, and what befell the sound. Writing it never
/// waits, locks or allocates.
///
/// One writer at a time (whoever holds the main loop's lock) and one reader at a time (whoever holds the queue's).
///
/// `@unchecked Sendable`: `slots` is allocated once and freed in `deinit`, when nobody can call any more. The writer touches only
/// slots from `written` on that were read, the reader only those before it; each side alone stores its own counter, after it has
/// finished with the slots (release), and loads the other's before it touches any (acquire).
final class HeardNotes: @unchecked Sendable {
  enum Event: Int, Sendable, CaseIterable {
    case underrun, pauseRequested, resumeRequested
  }

  private let frame = Atomic<Int>(0)
  private let due = Atomic<Int>(.max)
  private let isDrained = Atomic<Bool>(false)
  /// Places for 64 events, far more than happen before somebody looks; what finds no room is left out.
  private let slots: UnsafeMutablePointer<Int>
  private let written = Atomic<Int>(0)
  private let read = Atomic<Int>(0)

  init() {
    slots = .allocate(capacity: 64)
    slots.initialize(repeating: 0, count: 64)
  }

  deinit { slots.deallocate() }

  // MARK: - The callback

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

  @_noLocks @_noAllocation
  func note(_ event: Event, at frame: Int) {
    let place = written.load(ordering: .relaxed)
    guard place &- read.load(ordering: .acquiring) < 64 else { return }
    slots[place & 63] = frame &<< 2 | event.rawValue
    written.store(place &+ 1, ordering: .releasing)
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
  func takeEvent() -> (event: Event, frame: Int)? {
    let place = read.load(ordering: .relaxed)
    guard place < written.load(ordering: .acquiring) else { return nil }
    let slot = slots[place & 63]
    read.store(place + 1, ordering: .releasing)
    return Event(rawValue: slot & 3).map { ($0, slot >> 2) }
  }
}
