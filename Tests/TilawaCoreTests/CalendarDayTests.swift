import Testing
import TilawaCore

@Suite struct CalendarDayTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-21", 20_778), ("1900-03-01", -25_508),
  ])
  func `a day has a number, and a number its day`(text: String, number: Int) throws {
    #expect(try #require(CalendarDay(text)).number == number)
    #expect(CalendarDay(number: number).description == text)
  }

  @Test(arguments: [
    "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-1-1", "2026-1-01", "today", "",
  ])
  func `what no month has is no day`(text: String) { #expect(CalendarDay(text) == nil) }

  @Test func `every day of eight centuries follows the one before, and is read as it is written`() throws {
    var (day, month, year) = (1, 1, 1700)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let (first, last) = (CalendarDay(year: 1700, month: 1, day: 1), CalendarDay(year: 2500, month: 12, day: 31))
    for today in try #require(first)...(try #require(last)) {
      guard (today.year, today.month, today.day) == (year, month, day), CalendarDay("\(today)") == today else {
        Issue.record("\(today) is not \(year)-\(month)-\(day)")
        return
      }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      day += 1
      if day > lengths[month - 1] + (month == 2 && isLeap ? 1 : 0) { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
  }

  @Test func `weekdays are counted from Monday`() {
    #expect(CalendarDay("2026-11-21")?.weekday == 6)
    #expect(CalendarDay("1970-01-01")?.weekday == 4)
    #expect(CalendarDay("1969-12-28")?.weekday == 7)
  }

  @Test func `days can be counted off`() throws {
    let day = try #require(CalendarDay("2024-02-28"))
    #expect("\(day.advanced(by: 2))" == "2024-03-01")
    #expect((day...day.advanced(by: 6)).count == 7)
  }
}

@Suite struct ZonedTimeTests {
  @Test func `one instant is another day in another place`() {
    let utc = 1_763_760_600  // 2025-11-21T21:30:00Z
    #expect("\(ZonedTime(seconds: utc, offset: 180, zone: "Asia/Riyadh"))" == "2025-11-22T00:30:00+03:00")
    #expect("\(ZonedTime(seconds: utc, offset: -300, zone: "America/New_York").day)" == "2025-11-21")
    #expect(ZonedTime(seconds: utc, offset: 330, zone: "Asia/Kolkata").clock == "03:00")
    #expect("\(ZonedTime(seconds: -1, offset: -90, zone: ""))" == "1969-12-31T22:29:59-01:30")
  }

  @Test func `a day on which clocks change is one day, however long it is`() {
    // Berlin, 2026-10-25: 25 hours, from 2026-10-24T22:00Z at +02:00 to 2026-10-25T23:00Z at +01:00.
    let (midnight, change) = (1_792_879_200, 1_792_890_000)
    #expect("\(ZonedTime(seconds: midnight, offset: 120, zone: "Europe/Berlin"))" == "2026-10-25T00:00:00+02:00")
    #expect("\(ZonedTime(seconds: change - 1, offset: 120, zone: "Europe/Berlin"))" == "2026-10-25T02:59:59+02:00")
    #expect("\(ZonedTime(seconds: change, offset: 60, zone: "Europe/Berlin"))" == "2026-10-25T02:00:00+01:00")
    #expect("\(ZonedTime(seconds: midnight + 25 * 3600 - 1, offset: 60, zone: "").day)" == "2026-10-25")
    #expect("\(ZonedTime(seconds: midnight + 25 * 3600, offset: 60, zone: "").day)" == "2026-10-26")
  }

  @Test(arguments: [
    ("11/03/2024", "11/03/2024: write 2024-03-11"), ("11.3.24", "11.3.24: write 2024-03-11"),
    ("03/25/2024", "03/25/2024: write 2024-03-25"), ("2024/03/11", "2024/03/11: write 2024-03-11"),
    ("2024-3-1", "2024-3-1: write 2024-03-01"), ("2024-02-30", "2024-02-30: there is no such day"),
    ("31/31/2024", "31/31/2024: there is no such day"), ("soon", "“soon” is not a day: write 2024-03-11"),
    ("99999999999999999999/1/1", "“99999999999999999999/1/1” is not a day: write 2024-03-11"),
  ])
  func `a day in another order is told as it is to be written`(text: String, words: String) {
    #expect(CalendarDay(text) == nil)
    #expect(CalendarDay.complaint(about: text) == words)
  }
}
