/// A day of the Gregorian calendar, without a time and without a zone.
package struct CalendarDay: Hashable, Sendable, Strideable, CustomStringConvertible {
  /// The number of days since 1970-01-01, whose number is 0.
  package let number: Int

  package init(number: Int) { self.number = number }

  /// Makes a day of the Gregorian calendar; nil if the month does not have this day, or outside the years 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    self.init(number: CalendarDay.number(year, month, day))
    guard self.parts == (year, month, day) else { return nil }
  }

  /// Reads `2026-11-21`; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.isASCIIDigits ? Int($0) : nil }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Returns a sentence about a text that is no day, with the day that is meant where another order of the numbers says
  /// it: `11/03/2024`, `11.3.2024`, `2024/03/11`. Of two numbers that both may be the month the second is.
  package static func fault(in text: String) -> Sentence {
    let parts = text.split(omittingEmptySubsequences: false) { "/.- ".contains($0) }.map { Int($0) }
    guard parts.count == 3, let first = parts[0], let month = parts[1], let last = parts[2] else {
      return CoreSentences.noDay(text: String(text.prefix(40)))
    }
    let year = last < 100 ? 2000 + last : last
    let day =
      first > 31
      ? CalendarDay(year: first, month: month, day: last)
      : CalendarDay(year: year, month: month, day: first) ?? CalendarDay(year: year, month: first, day: month)
    let shown = String(text.prefix(40))
    return day.map { CoreSentences.writeDay(text: shown, day: "\($0)") } ?? CoreSentences.noSuchDay(text: shown)
  }

  package static func complaint(about text: String) -> String { fault(in: text).text }

  /// The year of the Gregorian calendar.
  package var year: Int { parts.year }
  /// The month, from 1.
  package var month: Int { parts.month }
  /// The day of the month, from 1.
  package var day: Int { parts.day }
  /// The day of the week: Monday is 1, Sunday 7.
  package var weekday: Int { CalendarDay.floorDivide(number + 3, 7).rest + 1 }

  package func distance(to other: CalendarDay) -> Int { other.number - number }

  package func advanced(by days: Int) -> CalendarDay { CalendarDay(number: number + days) }

  /// The text form: `2026-11-21`.
  package var description: String {
    let (year, month, day) = parts
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  // MARK: - The calendar

  // Years begin in March here, so that the day that is not always there comes last; four centuries are alike.
  private static let (daysOfEra, yearsOfEra) = (146_097, 400)
  /// The number of days from 0000-03-01 to 1970-01-01.
  private static let epoch = 719_468

  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (era, yearOfEra) = floorDivide(month > 2 ? year : year - 1, yearsOfEra)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * daysOfEra + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - epoch
  }

  private var parts: (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = CalendarDay.floorDivide(number + CalendarDay.epoch, CalendarDay.daysOfEra)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * CalendarDay.yearsOfEra + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  static func floorDivide(_ number: Int, _ divisor: Int) -> (quotient: Int, rest: Int) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
