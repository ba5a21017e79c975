import Glibc

/// A day, perhaps with a time of day, as it is written somewhere.
///
/// A day without a time is noon, so that the day is right in most zones.
struct CivilTime: Hashable {
  struct Clock: Hashable {
    var hour: Int
    var minute: Int
    var second = 0

    /// Returns nil for a time that no clock shows; the second of a leap second is the one before it.
    init?(hour: Int, minute: Int, second: Int = 0) {
      guard (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second) else { return nil }
      (self.hour, self.minute, self.second) = (hour, minute, min(second, 59))
    }
  }

  let year: Int
  let month: Int
  let day: Int
  var clock: Clock?

  init(year: Int, month: Int, day: Int, clock: Clock? = nil) {
    (self.year, self.month, self.day, self.clock) = (year, month, day, clock)
  }

  /// Returns the seconds since 1970; nil for a day that does not exist.
  ///
  /// - Parameter zone: seconds east of Greenwich; nil means the zone of this machine.
  func seconds(zone: Int? = nil) -> Int? {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    var time = tm()
    time.tm_year = Int32(year - 1900)
    time.tm_mon = Int32(month - 1)
    time.tm_mday = Int32(day)
    time.tm_hour = Int32(clock?.hour ?? 12)
    time.tm_min = Int32(clock?.minute ?? 0)
    time.tm_sec = Int32(clock?.second ?? 0)
    time.tm_isdst = -1
    let seconds = zone.map { timegm(&time) - $0 } ?? mktime(&time)
    // The 31st of February is none.
    return time.tm_mday == Int32(day) && time.tm_mon == Int32(month - 1) ? seconds : nil
  }

  /// Returns the year of a time in the zone of this machine.
  static func year(of seconds: Int) -> Int {
    var (time, parts) = (time_t(seconds), tm())
    localtime_r(&time, &parts)
    return Int(parts.tm_year) + 1900
  }
}
