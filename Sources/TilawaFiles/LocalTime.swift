import Glibc

/// A time as a clock on the wall here shows it.
package struct LocalTime: Hashable, Sendable {
  /// `2026-11-21`.
  package let day: String
  /// `130509`.
  package let clock: String

  /// - Parameter time: seconds since 1970.
  package init(_ time: Int) {
    var seconds = time_t(time)
    var parts = tm()
    localtime_r(&seconds, &parts)
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    day = "\(digits(parts.tm_year + 1900, 4))-\(digits(parts.tm_mon + 1, 2))-\(digits(parts.tm_mday, 2))"
    clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits($0, 2) }.joined()
  }
}
