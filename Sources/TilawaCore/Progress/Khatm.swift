/// A reading of the whole Quran, again and again, under a name.
public struct Khatm: Hashable, Sendable, Identifiable {
  /// Whether what is heard counts in it.
  public enum Listening: String, CaseIterable, Hashable, Sendable {
    /// As it is settled for all.
    case standard
    case on
    case off
  }

  /// Whether it goes on.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case open
    /// Nothing is added to it any more.
    case closed
    /// Out of sight, until it is restored.
    case removed
  }

  /// That of whoever made none.
  public static let standardName = "khatm"

  /// Pages of the Madani mushaf.
  public static let pages = 604

  /// What people call it.
  public let name: String
  /// The page with which it begins, and to which it comes round again.
  public let firstPage: Int
  /// Whether what is heard counts in it.
  public let listening: Listening
  /// Whether it goes on.
  public let state: State
  /// In seconds since 1970.
  public let made: Int

  public init(
    name: String = Khatm.standardName, firstPage: Int = 1, listening: Listening = .standard, state: State = .open,
    made: Int
  ) {
    self.name = name
    self.firstPage = firstPage
    self.listening = listening
    self.state = state
    self.made = made
  }

  public var id: String { name }

  /// What is wrong with a name; nil: nothing.
  public static func fault(in name: String) -> String? {
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    if name.isEmpty || name.allSatisfy(\.isWhitespace) { return "is empty" }
    if name.utf8.count > 200 { return "is too long" }
    return isPlain && !name.hasPrefix("-") ? nil : "holds what cannot be typed"
  }
}

/// How far a khatm is: which words of the cycle under way were read, and which cycles were completed.
///
/// A value that events are added to, in their order (`ReadingEvent.comes`).
public struct KhatmProgress: Hashable, Sendable {
  /// One reading of the whole Quran.
  public struct Cycle: Hashable, Sendable, Identifiable {
    /// From 1.
    public let number: Int
    /// When its first words were read.
    public let began: ZonedTime
    /// The day on which it began.
    public let firstDay: CalendarDay
    /// When the last words that were missing were read.
    public let completed: ZonedTime
    /// The day on which it was completed.
    public let lastDay: CalendarDay

    public init(
      number: Int, began: ZonedTime, firstDay: CalendarDay, completed: ZonedTime, lastDay: CalendarDay
    ) {
      self.number = number
      self.began = began
      self.firstDay = firstDay
      self.completed = completed
      self.lastDay = lastDay
    }

    public var id: Int { number }

    /// How many days it took, the first and the last among them.
    public var days: Int { max(1, firstDay.distance(to: lastDay) + 1) }
  }

  /// The cycle under way, from its first word on.
  public struct Under: Hashable, Sendable {
    /// When it began.
    public let began: ZonedTime
    /// The day on which it began.
    public let firstDay: CalendarDay
    /// Which words.
    public var words: WordSet

    public init(began: ZonedTime, firstDay: CalendarDay, words: WordSet) {
      self.began = began
      self.firstDay = firstDay
      self.words = words
    }
  }

  /// How many words the Quran has.
  public let total: Int
  /// How many cycles were completed before those that are here.
  public let earlier: Int
  /// Those that were completed since, in order.
  public private(set) var completed: [Cycle] = []
  /// Nil between the end of one and the first words of the next.
  public private(set) var under: Under?

  /// - Parameters:
  ///   - total: how many words the Quran has.
  ///   - earlier: cycles that were completed before.
  ///   - under: where it stands.
  public init(total: Int, earlier: Int = 0, under: Under? = nil) {
    self.total = total
    self.earlier = earlier
    self.under = under
  }

  /// What was read of the cycle under way.
  public var words: WordSet { under?.words ?? WordSet() }

  /// How many cycles were completed in all.
  public var count: Int { earlier + completed.count }

  /// Adds what was read.
  public mutating func add(_ event: ReadingEvent) {
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
