/// A time as the clock on the wall shows it, without a day or a zone.
package struct TimeOfDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// 0…23.
  package let hour: Int
  /// 0…59.
  package let minute: Int

  /// Returns nil unless the hour is in 0...23 and the minute in 0...59.
  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Reads "05:30" and "5:30"; nil for all else.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy(\.isASCIIDigits), let hour = Int(parts[0]),
      let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  package static func < (one: TimeOfDay, other: TimeOfDay) -> Bool {
    (one.hour, one.minute) < (other.hour, other.minute)
  }

  /// "05:30".
  package var description: String { "\(two(hour)):\(two(minute))" }

  private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
