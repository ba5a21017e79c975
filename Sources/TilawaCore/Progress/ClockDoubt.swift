/// A contradiction between the clock and the noted times.
package enum ClockDoubt: Hashable, Sendable, CustomStringConvertible {
  /// An event was noted for a day in the future.
  case future(CalendarDay, today: CalendarDay)
  /// The clock is behind the last automatic note, by this number of seconds.
  case back(seconds: Int, since: ZonedTime)

  /// The tolerance in seconds; the network sets clocks a little back or forth.
  static let tolerance = 300

  /// Compares the clock with the last note; nil if they agree.
  ///
  /// - Parameters:
  ///   - now: the time that the clock shows.
  ///   - last: the latest noted time.
  ///   - lastDay: the latest noted day.
  ///   - start: the start of the day.
  package init?(now: ZonedTime, last: ZonedTime, lastDay: CalendarDay, start: DayStart) {
    let today = start.day(of: now)
    if lastDay > today.advanced(by: Streak.daysAhead) {
      self = .future(lastDay, today: today)
    } else if last.seconds > now.seconds + ClockDoubt.tolerance {
      self = .back(seconds: last.seconds - now.seconds, since: last)
    } else {
      return nil
    }
  }

  package var sentence: Sentence {
    switch self {
    case .future(let day, let today): CoreSentences.futureEntry(day: "\(day)", today: "\(today)")
    case .back(let seconds, let since):
      CoreSentences.clockBehind(span: ClockDoubt.span(seconds), since: "\(since)")
    }
  }

  package var description: String { sentence.text }

  /// Returns a span of time, always of two or more of its unit.
  private static func span(_ seconds: Int) -> Sentence {
    if seconds >= 2 * 86_400 { return CoreSentences.days(count: seconds / 86_400) }
    return seconds >= 7200
      ? CoreSentences.hours(count: seconds / 3600) : CoreSentences.minutes(count: seconds / 60)
  }
}
