import TilawaCore

/// A date in tags, with or without a time: `2024-03-11`, `2024-03-11T05:10:00.000000Z`, `2024:03:11 05-10-00`.
///
/// A date without a zone is in the zone of this machine; a date without a time is noon, so that the day is right in
/// most zones.
package struct TagDate: Hashable {
  /// The seconds since 1970.
  package let seconds: Int

  /// Returns nil unless the text is a whole date; a year alone is none.
  package init?(_ text: String) {
    var rest = Substring(text)
    guard let year = Self.number(&rest, 4), Self.separator(&rest, "-:/_. "), let month = Self.number(&rest, 2),
      Self.separator(&rest, "-:/_. "), let day = Self.number(&rest, 2)
    else { return nil }
    var time = CivilTime(year: year, month: month, day: day)
    var zone: Int?
    if Self.separator(&rest, "T "), let hour = Self.number(&rest, 2), Self.separator(&rest, "-:._ "),
      let minute = Self.number(&rest, 2)
    {
      var second = 0
      if Self.separator(&rest, "-:._ "), let number = Self.number(&rest, 2) { second = min(number, 59) }
      guard let clock = CivilTime.Clock(hour: hour, minute: minute, second: second) else { return nil }
      time.clock = clock
      if rest.first == "." { rest = rest.dropFirst().drop(while: \.isASCIIDigit) }
      zone = Self.zone(rest)
    } else if !rest.isEmpty {
      return nil
    }
    guard let seconds = time.seconds(zone: zone) else { return nil }
    self.seconds = seconds
  }

  /// Returns the offset of a zone in seconds east of Greenwich, from `Z`, `+0200` or `+02:00`; nil for none.
  private static func zone(_ text: Substring) -> Int? {
    if text.hasPrefix("Z") || text.hasPrefix("z") { return 0 }
    var rest = text.drop { $0 == " " }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    rest.removeFirst()
    guard let hours = number(&rest, 2), hours < 15 else { return nil }
    _ = separator(&rest, ":")
    let east = hours * 3600 + (number(&rest, 2) ?? 0) * 60
    return sign == "-" ? -east : east
  }

  private static func number(_ text: inout Substring, _ digits: Int) -> Int? {
    let head = text.prefix(digits)
    guard head.count == digits, head.isASCIIDigits else { return nil }
    text = text.dropFirst(digits)
    return Int(head)
  }

  private static func separator(_ text: inout Substring, _ allowed: String) -> Bool {
    guard let first = text.first, allowed.contains(first) else { return false }
    text.removeFirst()
    return true
  }
}
