import AppBase
package import TilawaCore
package import Foundation
import TilawaScripts

/// The wall clock in a time zone.
package struct SessionClock {
  private let calendar: Calendar

  /// - Parameter zone: the time zone; nil: that of the machine.
  package init(zone: TimeZone? = nil) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? .current
    self.calendar = calendar
  }

  /// Returns the next moment after a date at which the clock shows the time.
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

  /// Returns a date with the zone: "2026-11-21T06:02:15+01:00".
  package func stamp(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: calendar.timeZone))
  }
}
