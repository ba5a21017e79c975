import ArgumentParser
import CommandOptions
import Glibc

/// A day, month or year in the zone of the machine: `2025`, `2025-03`, `2025-03-21`.
struct DayArgument: ExpressibleByArgument {
  /// The first second of the time, in seconds since 1970.
  let start: Int
  /// The first second after it, in seconds since 1970.
  let end: Int

  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count, (1900...9999).contains(numbers[0]) else {
      return nil
    }
    let (month, day) = (numbers.count > 1 ? numbers[1] : 1, numbers.count > 2 ? numbers[2] : 1)
    guard (1...12).contains(month), (1...31).contains(day), let start = DayArgument.second(numbers[0], month, day),
      numbers.count < 3 || DayArgument.second(numbers[0], month, day, isReal: true) != nil
    else { return nil }
    let next =
      switch numbers.count {
      case 1: DayArgument.second(numbers[0] + 1, 1, 1)
      case 2: DayArgument.second(numbers[0], month + 1, 1)
      default: DayArgument.second(numbers[0], month, day + 1)
      }
    guard let next else { return nil }
    (self.start, end) = (start, next)
  }

  static var allValueStrings: [String] { ["2025", "2025-03", "2025-03-21"] }
  static var defaultCompletionKind: CompletionKind { .default }

  /// Returns the first second of a day, in seconds since 1970.
  ///
  /// - Parameter isReal: whether to return nil for a day that its month does not have.
  private static func second(_ year: Int, _ month: Int, _ day: Int, isReal: Bool = false) -> Int? {
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday, parts.tm_isdst) = (
      Int32(year - 1900), Int32(month - 1), Int32(day), -1
    )
    let time = mktime(&parts)
    guard !isReal || Int(parts.tm_mday) == day else { return nil }
    return time
  }
}
