import TilawaCore
import AppBase
import Testing
import TilawaScripts

@Suite struct WeekdaysTests {
  @Test(arguments: [
    ("mon-fri", "mon-fri", "Mon..Fri", "1-5"),
    ("Monday-FRIDAY", "mon-fri", "Mon..Fri", "1-5"),
    ("sat,sun", "sat,sun", "Sat,Sun", "6,7"),
    ("sun-thu", "mon-thu,sun", "Mon..Thu,Sun", "1-4,7"),
    ("fri-mon", "mon,fri-sun", "Mon,Fri..Sun", "1,5-7"),
    ("wed", "wed", "Wed", "3"),
    ("mon,tue", "mon,tue", "Mon,Tue", "1,2"),
    ("mon-sun", "daily", "", "*"),
    ("daily", "daily", "", "*"),
  ])
  func `days are read and written`(text: String, words: String, calendar: String, crontab: String) throws {
    let days = try #require(Weekdays(text))
    #expect(days.description == words)
    #expect(days.calendarWords == calendar)
    #expect(days.crontabField == crontab)
    #expect(Weekdays(words) == days)
  }

  @Test(arguments: [
    "", "mo", "mon-", "-fri", "mon--fri", "mon-tue-wed", "mon,", "monday2", "workdays", "1-5", "mon fri",
  ])
  func `what names no day is refused`(text: String) { #expect(Weekdays(text) == nil) }

  @Test(arguments: ["05:30", "5:30"])
  func `a time of day is read as clocks show it`(text: String) throws {
    #expect(try #require(TimeOfDay(text)).description == "05:30")
  }

  @Test(arguments: ["", "24:00", "05:60", "5", "5:3", "05:30:00", "-1:30", "+5:30", "٠٥:٣٠", " 5:30", "5.30", "005:30"])
  func `what no clock shows is refused`(text: String) { #expect(TimeOfDay(text) == nil) }
}
