/// The time at which a day begins for a reader: 03:00 for reading before Fajr, 18:00 for days that begin in the
/// evening.
package struct DayStart: Hashable, Sendable, CustomStringConvertible {
  /// The minutes since midnight; from noon on, the day begins on the evening before.
  package let minutes: Int

  /// The start of a calendar day.
  package static let midnight = DayStart(minutes: 0)

  private init(minutes: Int) { self.minutes = minutes }

  /// Reads `03:00`; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(\.isASCIIDigits), (1...2).contains(parts[0].utf8.count),
      parts[1].utf8.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    minutes = hour * 60 + minute
  }

  /// Returns the day of a time for a reader whose days begin at this time.
  package func day(of time: ZonedTime) -> CalendarDay {
    let moved = minutes <= DayStart.noon ? -minutes : 2 * DayStart.noon - minutes
    return ZonedTime(seconds: time.seconds + moved * 60, offset: time.offset, zone: time.zone).day
  }

  private static let noon = 720

  /// The text form: `03:00`.
  package var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
