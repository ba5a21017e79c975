import Testing
import TilawaCore

/// Days that the Saudi authorities had, or announced by their calendar.
@Suite struct HijriDateTests {
  @Test(arguments: [
    ("1 Ramadan 1445", "2024-03-11"), ("1 Ramadan 1446", "2025-03-01"), ("1 Ramadan 1447", "2026-02-18"),
    ("1 Ramadan 1448", "2027-02-08"), ("1 Shawwal 1445", "2024-04-10"), ("1 Muharram 1446", "2024-07-07"),
    ("10 Dhu al-Hijjah 1444", "2023-06-28"), ("1 Muharram 1420", "1999-04-17"),
    ("1 Ramadan 1451", "2030-01-05"), ("1 Muharram 1500", "2076-11-27"),
  ])
  func `in the years of Umm al-Qura it is that of the calendar`(hijri: String, day: String) throws {
    let date = try HijriDate(hijri)
    #expect("\(date.gregorian)" == day)
    #expect(date.basis == .ummAlQura)
    #expect("\(date)" == hijri)
  }

  // Of the arithmetical calendar as Reingold and Dershowitz give it.
  @Test(arguments: [("1-1-1", 622, 7, 19), ("1300-01-01", 1882, 11, 12), ("1510-09-01", 2087, 4, 4)])
  func `before and after it is counted off`(text: String, year: Int, month: Int, day: Int) throws {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    let date = try #require(HijriDate(year: parts[0], month: parts[1], day: parts[2]))
    #expect(date.gregorian == CalendarDay(year: year, month: month, day: day))
    #expect(date.basis == .tabular)
  }

  @Test func `months are 29 or 30 days long, and in these years each follows the one before`() throws {
    for year in 1420...1500 {
      for month in 1...12 {
        let first = try #require(HijriDate(year: year, month: month, day: 1)).gregorian
        let last = try #require(HijriDate(year: year, month: month, day: 29)).gregorian
        #expect(first.distance(to: last) == 28)
        let (nextYear, nextMonth) = month < 12 ? (year, month + 1) : (year + 1, 1)
        let next = try #require(HijriDate(year: nextYear, month: nextMonth, day: 1)).gregorian
        let has30 = HijriDate(year: year, month: month, day: 30) != nil
        #expect(first.distance(to: next) == (has30 ? 30 : 29))
        #expect(HijriDate(year: year, month: month, day: 31) == nil)
      }
    }
  }

  @Test(arguments: [
    "ramadan 1448", "1 Ramadhan 1448", "1 RAMADĀN 1448", "1448-09-01", "1 رمضان 1448",
  ]) func `it is read as people write it`(text: String) {
    #expect((try? HijriDate(text)).map { "\($0)" } == "1 Ramadan 1448")
  }

  @Test(arguments: [
    ("ramadan", "2026-11-22", "1 Ramadan 1448"), ("ramadan", "2027-02-07", "1 Ramadan 1448"),
    ("Ramadhan", "2027-02-08", "1 Ramadan 1449"), ("27 ramadan", "2027-02-08", "27 Ramadan 1448"),
    ("رمضان", "1999-01-01", "1 Ramadan 1420"), ("1 Muharram 1446", "2026-11-22", "1 Muharram 1446"),
  ]) func `without a year the next is meant`(text: String, today: String, date: String) throws {
    #expect("\(try HijriDate(text, after: try #require(CalendarDay(today))))" == date)
  }

  @Test func `of each day the next of a month is at most a year away`() throws {
    let first = try #require(CalendarDay("1600-01-01"))
    for days in stride(from: 0, to: 300_000, by: 11) {
      let today = first.advanced(by: days)
      let next = try HijriDate("Safar", after: today).gregorian
      #expect((1...385).contains(today.distance(to: next)))
    }
  }

  @Test func `names of months are told apart`() {
    for (number, name) in HijriDate.months.enumerated() {
      #expect((try? HijriDate("5 \(name.text) 1448"))?.month == number + 1, "\(name)")
    }
    #expect((try? HijriDate("Dhul Hijja 1448"))?.month == 12)
    #expect((try? HijriDate("Zul Qa'dah 1448"))?.month == 11)
    #expect((try? HijriDate("Jumada al-Thani 1448"))?.month == 6)
    #expect((try? HijriDate("Rabi ul-Akhir 1448"))?.month == 4)
  }

  @Test(arguments: [
    "31 Ramadan 1448", "1 Ramadan", "Foo 1448", "2027-02-08", "1448-13-01", "", "1 1448", "0 Safar 1448",
  ])
  func `what is no date of it is none`(text: String) { #expect((try? HijriDate(text)) == nil) }

  // D7
  @Test(arguments: [
    ("30 Ramadan 1448", HijriDate.Fault.noDay(30, month: 9, year: 1448)), ("1 Ramadan 14480", .noYear(14480)),
    ("1 Ramadan 0", .noYear(0)), ("ramadan 0", .noYear(0)), ("31 Safar", .noDay(31, month: 2, year: nil)),
    ("1448-09-30", .noDay(30, month: 9, year: 1448)), ("Foo 1448", .noDate("Foo 1448")),
    ("1 Ramadan 1448 x", .noDate("1 Ramadan 1448 x")),
  ])
  func `the year that was typed counts, and a day that there is not is said`(text: String, fault: HijriDate.Fault)
    throws
  {
    let today = try #require(CalendarDay("2026-11-23"))
    #expect(throws: fault) { try HijriDate(text, after: today) }
  }

  @Test(arguments: [
    ("30 Shawwal", "30 Shawwal 1448", "2027-04-07"), ("30 Safar", "30 Safar 1451", "2029-07-12"),
    ("30 Ramadan", "30 Ramadan 1451", "2030-02-03"),
  ])
  func `of a day that few years have the next is meant`(text: String, date: String, day: String) throws {
    let found = try HijriDate(text, after: try #require(CalendarDay("2026-11-23")))
    #expect("\(found)" == date && "\(found.gregorian)" == day)
  }
}
