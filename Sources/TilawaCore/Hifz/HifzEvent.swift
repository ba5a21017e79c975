/// An event of hifz. The whole state follows from the events.
///
/// An event is never changed. Two ledgers are merged by the union of their events.
package struct HifzEvent: Hashable, Sendable, Identifiable {
  /// The kind of an event.
  package enum Kind: Hashable, Sendable {
    /// Material is entered.
    case add(WordRange, HifzEntry)
    /// Material is held no longer, or not to be learned.
    case remove(WordRange)
    /// A passage was heard and judged.
    case grade(WordRange, HifzGrade, by: HifzOrigin, seconds: Int?)
    /// A slip at some words.
    case slip(WordRange, by: HifzOrigin, said: WordRange?)
    /// A setting of the plan, such as `cycle` and `30d`.
    case set(String, String)
    /// A note on a passage, such as how to tell it from another one. An empty text removes the note.
    case note(WordRange, String)
    /// Another event is taken back, by its id.
    case undo(String)
  }

  /// The id, unique across devices.
  package let id: String
  /// The time of the event.
  package let time: ZonedTime
  /// The memoriser's day.
  package let day: CalendarDay
  /// The kind and what belongs to it.
  package let kind: Kind

  package init(id: String, time: ZonedTime, day: CalendarDay, kind: Kind) {
    self.id = id
    self.time = time
    self.day = day
    self.kind = kind
  }

  /// Whether the event comes first; events are applied in this order, in whatever order they arrive.
  package func comes(before other: HifzEvent) -> Bool { order < other.order }

  /// The place in the order of all events.
  package var order: Order { Order(seconds: time.seconds, id: id) }

  /// A place in the order of all events.
  package struct Order: Hashable, Sendable, Comparable {
    package let seconds: Int
    package let id: String

    package init(seconds: Int, id: String) {
      self.seconds = seconds
      self.id = id
    }

    package static func < (one: Order, other: Order) -> Bool {
      (one.seconds, one.id) < (other.seconds, other.id)
    }
  }

  /// The words of the event; nil for events without a passage.
  package var words: WordRange? {
    switch kind {
    case .add(let words, _), .remove(let words), .grade(let words, _, _, _), .slip(let words, _, _),
      .note(let words, _):
      words
    case .set, .undo: nil
    }
  }
}

extension [HifzEvent] {
  /// Returns the events that hold, in order: without those that were taken back, and without what took them back.
  ///
  /// An `undo` that was itself taken back has no effect.
  package func holding() -> [HifzEvent] {
    var undoers: [String: [HifzEvent]] = [:]
    for event in self { if case .undo(let target) = event.kind { undoers[target, default: []].append(event) } }
    guard !undoers.isEmpty else { return sorted { $0.comes(before: $1) } }
    var known: [String: Bool] = [:]
    /// Whether an event holds. Events that take back each other in a circle do not.
    func holds(_ id: String) -> Bool {
      if let answer = known[id] { return answer }
      known[id] = false
      let answer = !(undoers[id] ?? []).contains { holds($0.id) }
      known[id] = answer
      return answer
    }
    return sorted { $0.comes(before: $1) }.filter { event in
      if case .undo = event.kind { return false }
      return holds(event.id)
    }
  }
}
