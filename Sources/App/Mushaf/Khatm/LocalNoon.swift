import AppBase
import Glibc
package import TilawaCore

/// Noon of a day on this machine's clock.
package enum LocalNoon {
  /// Returns noon of a day in local time; nil if the calendar of the machine lacks the day: Samoa left one out.
  package static func of(_ day: CalendarDay) -> ZonedTime? {
    var parts = tm()
    parts.tm_year = Int32(day.year - 1900)
    parts.tm_mon = Int32(day.month - 1)
    parts.tm_mday = Int32(day.day)
    parts.tm_hour = 12
    parts.tm_isdst = -1
    let seconds = mktime(&parts)
    let time = ZonedTime(at: seconds)
    return time.day == day ? time : nil
  }
}
