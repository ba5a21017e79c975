package import Foundation
package import TilawaScripts

/// The clock on the wall, with the zone in which it hangs.
package struct SessionClock {
  private let calendar: Calendar

  /// - Parameter zone: nil: that of the machine.
  package init(zone: TimeZone? = nil) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? .current
    self.calendar = calendar
  }

  /// The next moment after this one at which the clock shows the time.
  package func next(_ time: TimeOfDay, after date: Date) -> Date {
    DayClock(zone: calendar.timeZone).next(time, after: date)
  }

  /// "06:02:15".
  package func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    return [parts.hour, parts.minute, parts.second].map { number in
      let digits = String(number ?? 0)
      return digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  /// With the zone: "2026-11-21T06:02:15+01:00".
  package func stamp(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: calendar.timeZone))
  }
}
