/// An instant with the local time of its place: so its day stays the day of the listener, whatever the zone or its
/// rules are when it is read.
package struct ZonedTime: Hashable, Sendable, CustomStringConvertible {
  /// The seconds since 1970, in UTC.
  package let seconds: Int
  /// The offset of the local clock from UTC, in minutes; negative: behind.
  package let offset: Int
  /// The zone's name, such as `Asia/Riyadh`; empty if it is not known.
  package let zone: String

  /// - Parameters:
  ///   - seconds: the seconds since 1970, in UTC.
  ///   - offset: the offset of the local clock from UTC, in minutes.
  ///   - zone: the name of the zone.
  package init(seconds: Int, offset: Int, zone: String) {
    self.seconds = seconds
    self.offset = offset
    self.zone = zone
  }

  /// The local day.
  package var day: CalendarDay { CalendarDay(number: local.day) }

  /// The local time: `05:31`.
  package var clock: String { "\(two(local.second / 3600)):\(two(local.second / 60 % 60))" }

  /// The text form: `2026-11-21T05:31:09+03:00`.
  package var description: String {
    let (minutes, sign) = (abs(offset), offset < 0 ? "-" : "+")
    return "\(day)T\(clock):\(two(local.second % 60))\(sign)\(two(minutes / 60)):\(two(minutes % 60))"
  }

  private var local: (day: Int, second: Int) {
    let (day, second) = CalendarDay.floorDivide(seconds + offset * 60, 86_400)
    return (day, second)
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
