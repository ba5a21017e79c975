/// A day of the Islamic calendar, as far as it is known before the moon is seen.
///
/// In the years 1420 to 1500 (April 1999 to November 2077) it is the Umm al-Qura calendar of Makkah, see decision 0083.
/// Before and after, the calendar is tabular: months of 30 and 29 days in turn, and 11 leap years in 30, beginning on
/// the evening before 16 July 622 (Julian). In countries that look for the moon, a month may begin a day earlier or
/// later; a tabular date differs by a day or two.
package struct HijriDate: Hashable, Sendable, CustomStringConvertible {
  /// The method that gave a date.
  package enum Basis: String, Hashable, Sendable {
    case ummAlQura = "umm-al-qura"
    /// The tabular calendar.
    case tabular
  }

  /// The year of the Hijrah.
  package let year: Int
  /// The month, from 1; 9 is Ramadan.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// The allowed years.
  package static let years = 1...9000

  /// Makes a date; nil if the month does not have this day, or outside `years`.
  package init?(year: Int, month: Int, day: Int) {
    guard HijriDate.years.contains(year), (1...12).contains(month),
      (1...HijriDate.length(year, month)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The Gregorian day of the daytime; the Islamic day begins on the evening before.
  package var gregorian: CalendarDay { CalendarDay(number: HijriDate.start(year, month) + day - 1) }

  /// The method that gave this date.
  package var basis: Basis { HijriDate.lengths.indices.contains(year - HijriDate.firstYear) ? .ummAlQura : .tabular }

  /// The text form: "1 Ramadan 1448".
  package var description: String { sentence.text }

  package var sentence: Sentence { CoreSentences.hijriDate(day: day, month: HijriDate.month(month), year: year) }

  /// Returns the name of a month, from 1.
  static func month(_ number: Int) -> Sentence { months[number - 1] }

  /// The names of the months.
  package static let months = [
    CoreSentences.muharram, CoreSentences.safar, CoreSentences.rabiAlAwwal, CoreSentences.rabiAlThani,
    CoreSentences.jumadaAlUla, CoreSentences.jumadaAlAkhirah, CoreSentences.rajab, CoreSentences.shaban,
    CoreSentences.ramadan, CoreSentences.shawwal, CoreSentences.dhuAlQadah, CoreSentences.dhuAlHijjah,
  ]

  // MARK: - The calendar

  private static let firstYear = 1420
  /// The number of the day 1 Muharram 1420, in days since 1970.
  private static let firstDay = 10_698
  /// The lengths of the months, one number for each year; the lowest bit is Muharram, 1: 30 days, 0: 29.
  private static let lengths: [UInt16] = [
    0xBD2, 0xBC4, 0xB89, 0xA95, 0x52D, 0x5AD, 0xB6A, 0x6D4, 0xDC9, 0xD92, 0xAA6, 0x956, 0x2AE, 0x56D, 0x36A, 0xB55,
    0xAAA, 0x94D, 0x49D, 0x95D, 0x2BA, 0x5B5, 0x5AA, 0xD55, 0xA9A, 0x92E, 0x26E, 0x55D, 0xADA, 0x6D4, 0x6A5, 0x54B,
    0xA97, 0x54E, 0xAAE, 0x5AC, 0xBA9, 0xD92, 0xB25, 0x64B, 0xCAB, 0x55A, 0xB55, 0x6D2, 0xEA5, 0xE4A, 0xA95, 0x52D,
    0xAAD, 0x36C, 0x759, 0x6D2, 0x695, 0x52D, 0xA5B, 0x4BA, 0x9BA, 0x3B4, 0xB69, 0xB52, 0xAA6, 0x4B6, 0x96D, 0x2EC,
    0x6D9, 0xEB2, 0xD54, 0xD2A, 0xA56, 0x4AE, 0x96D, 0xD6A, 0xB54, 0xB29, 0xA93, 0x52B, 0xA57, 0x536, 0xAB5, 0x6AA,
    0xE93,
  ]

  /// Returns the number of days in a month.
  static func length(_ year: Int, _ month: Int) -> Int {
    let next = month < 12 ? start(year, month + 1) : start(year + 1, 1)
    // Clamp the length: a month would be too long or too short where the table and the calculation meet.
    return min(30, max(29, next - start(year, month)))
  }

  /// Returns the first day of a month, in days since 1970.
  private static func start(_ year: Int, _ month: Int) -> Int {
    let index = year - firstYear
    // The year after the table begins where the table ends; only its later months are counted off.
    guard index >= 0, index < lengths.count || (index == lengths.count && month == 1) else {
      return counted(year, month)
    }
    let years = lengths.prefix(index).reduce(0) { $0 + 348 + $1.nonzeroBitCount }
    guard month > 1 else { return firstDay + years }
    let before = lengths[index] & (1 << UInt16(month - 1) - 1)
    return firstDay + years + 29 * (month - 1) + before.nonzeroBitCount
  }

  private static func counted(_ year: Int, _ month: Int) -> Int {
    (11 * year + 3) / 30 + 354 * year + 30 * month - (month - 1) / 2 - epoch
  }

  /// Returns the tabular year of a day; near the ends of a year the neighbouring one may be right.
  static func year(near day: CalendarDay) -> Int { max(1, 30 * (day.number + epoch) / 10_631) }

  /// The number of days from the beginning of the tabular calendar to 1970-01-01.
  private static let epoch = 492_532
}
