/// The reading of one day, in all khatmat together.
package struct ReadingDay: Hashable, Sendable, Identifiable {
  /// The reader's day.
  package let day: CalendarDay
  /// The amount of the reading.
  package let amount: ReadingAmount
  /// The offset of the clock from UTC at the first reading, in minutes.
  package let firstOffset: Int
  /// The offset of the clock from UTC at the last reading, in minutes.
  package let lastOffset: Int

  package init(day: CalendarDay, amount: ReadingAmount, firstOffset: Int, lastOffset: Int) {
    self.day = day
    self.amount = amount
    self.firstOffset = firstOffset
    self.lastOffset = lastOffset
  }

  package var id: CalendarDay { day }

  /// Makes the day of its events; nil without events.
  ///
  /// `events`: all events of one day, in any order.
  package init?(_ events: [ReadingEvent], in structure: QuranStructure) {
    let first = events.min { $0.comes(before: $1) }
    let last = events.max { $0.comes(before: $1) }
    guard let first, let last else { return nil }
    self.init(
      day: first.day, amount: ReadingAmount(WordSet(events.map(\.words)), in: structure),
      firstOffset: first.time.offset, lastOffset: last.time.offset)
  }
}
