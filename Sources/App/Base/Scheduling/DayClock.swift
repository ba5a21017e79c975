package import Foundation
package import TilawaCore

/// Says when a time of day is, in a time zone with its summer time.
///
/// Every day has each time of day once: where clocks go forward over it, it is the moment when they do; where they go
/// back and show it twice, it is the first of the two. So nothing that is due at it is left out, or done twice.
package struct DayClock: Sendable {
  private static let day = 86_400

  private let zone: TimeZone

  /// - Parameter zone: the machine's own by default, also where it changes later.
  package init(zone: TimeZone = .autoupdatingCurrent) { self.zone = zone }

  /// The first moment after this one at which clocks show the time.
  package func next(_ time: TimeOfDay, after moment: Date) -> Date {
    let today = dayNumber(of: moment)
    return (today...today + 2).lazy.map { self.moment(time, on: $0) }.first { $0 > moment } ?? moment
  }

  /// The last moment, at or before this one, at which clocks showed the time.
  package func last(_ time: TimeOfDay, before moment: Date) -> Date {
    let today = dayNumber(of: moment)
    return (today - 2...today).reversed().lazy.map { self.moment(time, on: $0) }.first { $0 <= moment } ?? moment
  }

  /// The first moment after this one that is at one of the times on one of the days.
  package func next(_ times: [TimeOfDay], on weekdays: Weekdays, after moment: Date) -> Date? {
    let today = dayNumber(of: moment)
    // A week on, the same time of this very day may be the next.
    return (today...today + 8).filter { weekdays.contains(DayClock.weekday(of: $0)) }
      .flatMap { day in times.map { self.moment($0, on: day) } }.filter { $0 > moment }.min()
  }

  /// The last moment, at or before this one, that is at one of the times on one of the days.
  package func last(_ times: [TimeOfDay], on weekdays: Weekdays, before moment: Date) -> Date? {
    let today = dayNumber(of: moment)
    // A time of today may be yet to come, and then the day a week ago may be the last.
    return (today - 8...today).filter { weekdays.contains(DayClock.weekday(of: $0)) }
      .flatMap { day in times.map { self.moment($0, on: day) } }.filter { $0 <= moment }.max()
  }

  /// The first day of the year to come on which clocks do not show the time, as `2027-03-28`; nil where they always do.
  package func gap(at time: TimeOfDay, after moment: Date) -> String? {
    var last = moment
    for _ in 0..<366 {
      last = next(time, after: last)
      let shown = words(last)
      if !shown.hasSuffix("\(time)") { return String(shown.prefix(10)) }
    }
    return nil
  }

  /// `2026-11-21 05:30`, as clocks show it.
  package func words(_ moment: Date) -> String {
    let seconds = Int(moment.timeIntervalSince1970.rounded(.down))
    let time = ZonedTime(seconds: seconds, offset: offset(at: seconds) / 60, zone: "")
    return "\(time.day) \(time.clock)"
  }

  // MARK: - Days by number, since 1970

  private func dayNumber(of moment: Date) -> Int {
    let seconds = Int(moment.timeIntervalSince1970.rounded(.down))
    return Int((Double(seconds + offset(at: seconds)) / Double(DayClock.day)).rounded(.down))
  }

  private func moment(_ time: TimeOfDay, on day: Int) -> Date {
    // The second as a clock without an offset would count it.
    let shown = day * DayClock.day + time.hour * 3600 + time.minute * 60
    // Clocks are not put right twice in two days.
    let candidates = [shown - DayClock.day, shown + DayClock.day].map { shown - offset(at: $0) }
    let right = candidates.filter { $0 + offset(at: $0) == shown }
    if let first = right.min() { return Date(timeIntervalSince1970: TimeInterval(first)) }
    let before = Date(timeIntervalSince1970: TimeInterval((candidates.min() ?? shown) - 1))
    return zone.nextDaylightSavingTimeTransition(after: before) ?? before + 1
  }

  private func offset(at seconds: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
  }

  private static func weekday(of day: Int) -> Weekdays.Day {
    // 1970-01-01 was a Thursday.
    let index = ((day + 3) % 7 + 7) % 7
    return Weekdays.Day(rawValue: index + 1) ?? .mon
  }
}
