/// An entry of the ledger with the facts that progress needs: the words, the time and the day.
package struct ReadingEvent: Hashable, Sendable {
  /// The words, with the basmalah if it goes with them, see `WordRange.read`.
  package let words: WordRange
  /// The time of the event.
  package let time: ZonedTime
  /// The reader's day.
  package let day: CalendarDay
  /// The session, which distinguishes events of the same time and words.
  package let session: String

  package init(words: WordRange, time: ZonedTime, day: CalendarDay, session: String) {
    self.words = words
    self.time = time
    self.day = day
    self.session = session
  }

  /// Takes the facts for progress from an entry of the ledger.
  package init(_ entry: LedgerEntry) {
    self.init(
      words: entry.words.read(in: entry.naming.counting), time: entry.began, day: entry.day,
      session: entry.occasion.session)
  }

  /// Whether the event comes first; events are sorted by this order, in whatever order they arrive.
  package func comes(before other: ReadingEvent) -> Bool {
    (time.seconds, words.start, words.end, session) < (
      other.time.seconds, other.words.start, other.words.end, other.session
    )
  }
}
