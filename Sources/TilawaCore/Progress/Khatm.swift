/// A series of readings of the whole Quran, under a name.
package struct Khatm: Hashable, Sendable, Identifiable {
  /// Whether listening counts in a khatm.
  package enum Listening: String, CaseIterable, Hashable, Sendable {
    /// The general setting applies.
    case standard
    case on
    case off
  }

  /// The state of a khatm: open, closed or removed.
  package enum State: String, CaseIterable, Hashable, Sendable {
    case open
    /// The khatm gets no more reading.
    case closed
    /// The khatm is hidden until it is restored.
    case removed
  }

  /// The name of the khatm that the program makes if there is none.
  package static let standardName = "khatm"

  /// The number of pages of the Madani print, by which the first page of a cycle is kept.
  package static let pages = Print.madani.pages

  /// The name of the khatm.
  package let name: String
  /// The first page of a cycle, in the Madani print; the pages before it come last.
  package let firstPage: Int
  /// Whether listening counts in the khatm.
  package let listening: Listening
  /// The state of the khatm.
  package let state: State
  /// The time of creation, in seconds since 1970.
  package let made: Int

  package init(
    name: String = Khatm.standardName, firstPage: Int = 1, listening: Listening = .standard, state: State = .open,
    made: Int
  ) {
    self.name = name
    self.firstPage = firstPage
    self.listening = listening
    self.state = state
    self.made = made
  }

  package var id: String { name }

  /// Returns the fault in a name; nil: the name is valid.
  ///
  /// - Parameters:
  ///   - name: the text.
  ///   - subject: what the sentence calls it.
  package static func fault(in name: String, of subject: Sentence = CoreSentences.theName) -> Sentence? {
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    if name.isEmpty || name.allSatisfy(\.isWhitespace) { return CoreSentences.isEmpty(subject: subject) }
    if name.utf8.count > 200 { return CoreSentences.isTooLong(subject: subject) }
    return isPlain && !name.hasPrefix("-") ? nil : CoreSentences.cannotBeTyped(subject: subject)
  }
}

/// The progress of a khatm: the words read in the present cycle, and the completed cycles.
///
/// Events are added to this value in their order (`ReadingEvent.comes`).
package struct KhatmProgress: Hashable, Sendable {
  /// One reading of the whole Quran.
  package struct Cycle: Hashable, Sendable, Identifiable {
    /// The number of the cycle, from 1.
    package let number: Int
    /// The time at which its first words were read.
    package let began: ZonedTime
    /// The day on which the cycle began.
    package let firstDay: CalendarDay
    /// The time at which its last missing words were read.
    package let completed: ZonedTime
    /// The day on which the cycle was completed.
    package let lastDay: CalendarDay

    package init(
      number: Int, began: ZonedTime, firstDay: CalendarDay, completed: ZonedTime, lastDay: CalendarDay
    ) {
      self.number = number
      self.began = began
      self.firstDay = firstDay
      self.completed = completed
      self.lastDay = lastDay
    }

    package var id: Int { number }

    /// The number of days of the cycle, including the first and the last.
    package var days: Int { max(1, firstDay.distance(to: lastDay) + 1) }
  }

  /// The present cycle, from its first word on.
  package struct Under: Hashable, Sendable {
    /// The time at which the cycle began.
    package let began: ZonedTime
    /// The day on which the cycle began.
    package let firstDay: CalendarDay
    /// The words that were read.
    package var words: WordSet

    package init(began: ZonedTime, firstDay: CalendarDay, words: WordSet) {
      self.began = began
      self.firstDay = firstDay
      self.words = words
    }
  }

  /// The number of words in the Quran.
  package let total: Int
  /// The number of cycles completed before those in this value.
  package let earlier: Int
  /// The cycles completed since then, in order.
  package private(set) var completed: [Cycle] = []
  /// The present cycle; nil between the end of one and the first words of the next.
  package private(set) var under: Under?

  /// - Parameters:
  ///   - total: the number of words in the Quran.
  ///   - earlier: the number of cycles completed before.
  ///   - under: the present cycle; nil before its first words.
  package init(total: Int, earlier: Int = 0, under: Under? = nil) {
    self.total = total
    self.earlier = earlier
    self.under = under
  }

  /// The words read in the present cycle.
  package var words: WordSet { under?.words ?? WordSet() }

  /// The number of completed cycles in all.
  package var count: Int { earlier + completed.count }

  /// Adds the words of an event.
  package mutating func add(_ event: ReadingEvent) {
    var present = under ?? Under(began: event.time, firstDay: event.day, words: WordSet())
    present.words.insert(event.words)
    under = present
    guard present.words.ranges == [WordRange(0, total)] else { return }
    completed.append(
      Cycle(
        number: count + 1, began: present.began, firstDay: present.firstDay, completed: event.time, lastDay: event.day))
    under = nil
  }
}
