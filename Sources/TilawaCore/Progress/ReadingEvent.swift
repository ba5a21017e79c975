/// An entry of the ledger as progress sees it: which words, when, on which day.
public struct ReadingEvent: Hashable, Sendable {
  /// With the basmalah where it goes with them, see `WordRange.read`.
  public let words: WordRange
  /// When it was.
  public let time: ZonedTime
  /// The reader's day.
  public let day: CalendarDay
  /// Tells apart what was at one time with the same words.
  public let session: String

  public init(words: WordRange, time: ZonedTime, day: CalendarDay, session: String) {
    self.words = words
    self.time = time
    self.day = day
    self.session = session
  }

  /// What of an entry of the ledger counts.
  public init(_ entry: LedgerEntry) {
    self.init(
      words: entry.words.read(in: entry.naming.counting), time: entry.began, day: entry.day,
      session: entry.occasion.session)
  }

  /// Whether it comes first; in whatever order events arrive, they are put in this one.
  public func comes(before other: ReadingEvent) -> Bool {
    (time.seconds, words.start, words.end, session) < (
      other.time.seconds, other.words.start, other.words.end, other.session
    )
  }
}
