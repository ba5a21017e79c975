package import TilawaCore

/// The day by which a khatm is to be complete.
package struct GoalDay {
  package let day: CalendarDay
  /// The date in the Islamic calendar, where it was typed so.
  package let hijri: HijriDate?

  /// Reads a day of either calendar: `2027-02-08`, `1 Ramadan 1448`, `1448-09-01`, `ramadan`.
  ///
  /// - Parameter today: the day before a date without a year.
  /// - Throws: `Failure` 64 with the reason for a text that is no day.
  package init(_ text: String, after today: CalendarDay) throws {
    do throws(HijriDate.Fault) {
      let hijri = try HijriDate(text, after: today)
      (day, self.hijri) = (hijri.gregorian, hijri)
    } catch {
      guard case .noDate = error, let day = CalendarDay(text) else {
        throw Failure(.usage, MushafSentences.noDay(reason: "\(error)"))
      }
      (self.day, hijri) = (day, nil)
    }
  }
}
