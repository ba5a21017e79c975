/// A plan to complete a khatm by a day: the number of pages for each day.
package struct ReadingPlan: Hashable, Sendable {
  /// The number of pages not yet read whole.
  package let pages: Int
  /// The days of the plan, from the first to the last.
  package let days: ClosedRange<CalendarDay>

  /// Makes a plan; nil if the last day is over.
  ///
  /// - Parameters:
  ///   - pages: the number of pages not yet read.
  ///   - today: the first day.
  ///   - last: the last day; by its end all pages are read.
  package init?(pages: Int, from today: CalendarDay, by last: CalendarDay) {
    guard today <= last else { return nil }
    self.pages = pages
    days = today...last
  }

  /// The number of days.
  package var count: Int { days.lowerBound.distance(to: days.upperBound) + 1 }
  /// The number of pages on the fullest day.
  package var pagesADay: Int { (pages + count - 1) / count }

  /// Returns the number of pages read by the end of a day, if every day gets its part.
  package func pages(by day: CalendarDay) -> Int {
    let passed = min(count, max(0, days.lowerBound.distance(to: day) + 1))
    return (pages * passed + count - 1) / count
  }
}
