/// A time of a weekday, such as Friday 23:59.
package struct CourseTime: Hashable, Sendable, CustomStringConvertible {
  /// The day of the week: Monday is 1, Sunday 7.
  package let weekday: Int
  /// The minutes since midnight, 0 to 1439.
  package let minutes: Int

  package init(weekday: Int, minutes: Int) { (self.weekday, self.minutes) = (weekday, minutes) }

  /// The names of the days as people write them in a course, Monday first.
  package static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// Reads `fri 23:59`, or `saturday`, which is its beginning; nil for any other text.
  package init?(_ text: String) {
    let parts = text.lowercased().split(separator: " ")
    guard (1...2).contains(parts.count), let weekday = CourseTime.weekday(parts[0]) else { return nil }
    let minutes = parts.count == 2 ? CourseTime.minutes(String(parts[1])) : 0
    guard let minutes else { return nil }
    self.init(weekday: weekday, minutes: minutes)
  }

  private static let fullNames = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Returns the number of a weekday from its name of three or more letters; nil for any other text.
  package static func weekday(_ word: some StringProtocol) -> Int? {
    let word = word.lowercased()
    guard word.count >= 3 else { return nil }
    return fullNames.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }

  /// Reads `23:59` as minutes since midnight; nil for any other text.
  package static func minutes(_ text: String) -> Int? { DayStart(text)?.minutes }

  /// Returns `23:59`.
  package static func clock(_ minutes: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }

  /// Returns the short name of a day of the week for people: Monday is 1.
  package static func name(ofWeekday weekday: Int) -> Sentence { names[(weekday - 1 + 70) % 7] }

  private static let names = [
    CoreSentences.monday, CoreSentences.tuesday, CoreSentences.wednesday, CoreSentences.thursday, CoreSentences.friday,
    CoreSentences.saturday, CoreSentences.sunday,
  ]

  /// Returns the first day on or after `day` that is this weekday.
  package func day(onOrAfter day: CalendarDay) -> CalendarDay {
    day.advanced(by: (weekday - day.weekday + 7) % 7)
  }

  package var description: String {
    "\(CourseTime.weekdays[weekday - 1]) \(CourseTime.clock(minutes))"
  }
}
