/// How many pages a day it takes to complete a khatm by a day.
public struct ReadingPlan: Hashable, Sendable {
  /// Pages that are yet to be read whole.
  public let pages: Int
  /// From the first day on which is read to the last.
  public let days: ClosedRange<CalendarDay>

  /// Nil where the last day is over.
  ///
  /// - Parameters:
  ///   - pages: that are yet to be read.
  ///   - today: the first day.
  ///   - last: by whose end all is read.
  public init?(pages: Int, from today: CalendarDay, by last: CalendarDay) {
    guard today <= last else { return nil }
    self.pages = pages
    days = today...last
  }

  /// How many days there are.
  public var count: Int { days.lowerBound.distance(to: days.upperBound) + 1 }
  /// What is read on the fullest day.
  public var pagesADay: Int { (pages + count - 1) / count }

  /// How many pages are read by the end of a day, if every day gets its part.
  public func pages(by day: CalendarDay) -> Int {
    let passed = min(count, max(0, days.lowerBound.distance(to: day) + 1))
    return (pages * passed + count - 1) / count
  }
}
