/// When a day begins for somebody: 03:00 for those who read before Fajr, 18:00 for those whose day begins in the evening.
public struct DayStart: Hashable, Sendable, CustomStringConvertible {
  /// Since midnight; from noon on, the day begins on the evening before.
  public let minutes: Int

  /// The day of calendars.
  public static let midnight = DayStart(minutes: 0)

  private init(minutes: Int) { self.minutes = minutes }

  /// Reads `03:00`; nil for what is no time of a day.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let isDigits = parts.allSatisfy { $0.utf8.allSatisfy { (48...57).contains($0) } }
    guard parts.count == 2, isDigits, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    minutes = hour * 60 + minute
  }

  /// The day that it is for whoever lives by this.
  public func day(of time: ZonedTime) -> CalendarDay {
    let moved = minutes <= DayStart.noon ? -minutes : 2 * DayStart.noon - minutes
    return ZonedTime(seconds: time.seconds + moved * 60, offset: time.offset, zone: time.zone).day
  }

  private static let noon = 720

  /// `03:00`.
  public var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
