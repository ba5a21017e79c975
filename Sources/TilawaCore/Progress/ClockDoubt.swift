/// The clock and what was noted contradict each other.
public enum ClockDoubt: Hashable, Sendable, CustomStringConvertible {
  /// Something was noted for a day that is yet to come.
  case future(CalendarDay, today: CalendarDay)
  /// The clock stands before the last that was noted by itself, so many seconds.
  case back(seconds: Int, since: ZonedTime)

  /// Clocks are set by the network, a little back or forth.
  static let tolerance = 300

  /// Nil where they agree.
  ///
  /// `now`: what the clock shows.
  /// `last`: the latest that was noted.
  /// `start`: when days begin.
  public init?(now: ZonedTime, last: ZonedTime, lastDay: CalendarDay, start: DayStart) {
    let today = start.day(of: now)
    if lastDay > today.advanced(by: Streak.daysAhead) {
      self = .future(lastDay, today: today)
    } else if last.seconds > now.seconds + ClockDoubt.tolerance {
      self = .back(seconds: last.seconds - now.seconds, since: last)
    } else {
      return nil
    }
  }

  public var description: String {
    switch self {
    case .future(let day, let today):
      "something is noted for \(day), and today is \(today): is the clock right, or was it wrong then?"
    case .back(let seconds, let since):
      "the clock stands \(ClockDoubt.words(seconds)) before what was noted last, at \(since): was it changed?"
    }
  }

  private static func words(_ seconds: Int) -> String {
    seconds >= 2 * 86_400
      ? "\(seconds / 86_400) days" : seconds >= 7200 ? "\(seconds / 3600) hours" : "\(seconds / 60) minutes"
  }
}
