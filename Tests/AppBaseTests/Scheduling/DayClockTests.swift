import TilawaCore
import AppBase
import Foundation
import Testing
import TilawaScripts

/// Times of day on days on which clocks are put forward or back. The instants are what Python's zoneinfo gives.
@Suite struct DayClockTests {
  private func clock(_ zone: String) throws -> DayClock { DayClock(zone: try #require(TimeZone(identifier: zone))) }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private func time(_ text: String) throws -> TimeOfDay { try #require(TimeOfDay(text)) }

  // T-F2.8
  @Test(arguments: [
    // An hour that is left out: the moment at which the clocks go forward.
    ("Europe/Berlin", "02:30", "2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z"),
    ("Europe/Berlin", "01:59", "2026-03-28T12:00:00Z", "2026-03-29T00:59:00Z"),
    ("Europe/Berlin", "03:00", "2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z"),
    ("Europe/Berlin", "05:30", "2026-03-28T12:00:00Z", "2026-03-29T03:30:00Z"),
    // An hour that comes twice: its first time, and not again.
    ("Europe/Berlin", "02:30", "2026-10-24T12:00:00Z", "2026-10-25T00:30:00Z"),
    ("Europe/Berlin", "02:30", "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"),
    ("Europe/Berlin", "02:30", "2026-10-25T01:00:00Z", "2026-10-26T01:30:00Z"),
    ("Europe/Berlin", "05:30", "2026-10-25T00:30:00Z", "2026-10-25T04:30:00Z"),
    ("America/New_York", "02:30", "2026-03-08T05:00:00Z", "2026-03-08T07:00:00Z"),
    ("America/New_York", "01:30", "2026-11-01T04:00:00Z", "2026-11-01T05:30:00Z"),
    ("America/New_York", "01:30", "2026-11-01T05:30:00Z", "2026-11-02T06:30:00Z"),
    ("America/New_York", "05:30", "2026-11-01T04:00:00Z", "2026-11-01T10:30:00Z"),
    // Never put forward or back.
    ("Asia/Riyadh", "05:30", "2026-03-28T12:00:00Z", "2026-03-29T02:30:00Z"),
    ("Asia/Riyadh", "02:30", "2026-10-24T23:30:00Z", "2026-10-25T23:30:00Z"),
    // At midnight: the day begins at one o'clock, or its last hour comes twice.
    ("Africa/Cairo", "00:30", "2026-04-23T12:00:00Z", "2026-04-23T22:00:00Z"),
    ("Africa/Cairo", "05:30", "2026-04-23T12:00:00Z", "2026-04-24T02:30:00Z"),
    ("Africa/Cairo", "23:30", "2026-10-29T12:00:00Z", "2026-10-29T20:30:00Z"),
    ("Africa/Cairo", "23:30", "2026-10-29T20:30:00Z", "2026-10-30T21:30:00Z"),
  ])
  func `every day has each time of day once`(zone: String, time: String, after: String, next: String) throws {
    let clock = try clock(zone)
    let (found, wanted) = (clock.next(try self.time(time), after: try date(after)), try date(next))
    #expect(found == wanted)
    #expect(clock.last(try self.time(time), before: wanted) == wanted)
    #expect(clock.last(try self.time(time), before: wanted - 1) < wanted)
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Asia/Riyadh", "Africa/Cairo", "Australia/Lord_Howe"])
  func `through a year the times come one after the other, one for each day`(zone: String) throws {
    let clock = try clock(zone)
    for text in ["00:00", "00:30", "02:00", "02:30", "03:00", "23:30"] {
      let time = try time(text)
      var moment = try date("2026-01-01T12:00:00Z")
      var days: Set<String> = []
      for _ in 0..<365 {
        let next = clock.next(time, after: moment)
        #expect(next > moment && next.timeIntervalSince(moment) < 26 * 3600)
        #expect(clock.last(time, before: next + 1) == next)
        days.insert(String(clock.words(next).prefix(10)))
        moment = next
      }
      #expect(days.count == 365)
    }
  }

  @Test func `a time that clocks do not show on one day of the year is told`() throws {
    let start = try date("2026-11-21T12:00:00Z")
    #expect(try clock("Europe/Berlin").gap(at: try time("02:30"), after: start) == "2027-03-28")
    #expect(try clock("Europe/Berlin").gap(at: try time("05:30"), after: start) == nil)
    #expect(try clock("Asia/Riyadh").gap(at: try time("02:30"), after: start) == nil)
  }

  @Test(arguments: [
    ("2026-11-21T04:30:00Z", 0), ("2026-11-21T04:59:00Z", 29 * 60), ("2026-11-21T04:29:30Z", 0),
    ("2026-11-21T04:28:00Z", 9 * 3600 + 28 * 60),
  ])
  func `how late a run is`(now: String, seconds: Int) throws {
    let due = try #require(
      DueTime([try time("20:00"), try time("05:30")], now: try date(now), clock: try clock("Europe/Berlin")))
    #expect(due.delay == .seconds(seconds))
  }

  // B2
  @Test(arguments: [
    // A Tuesday: what was due on Monday is a day late, not a quarter of an hour.
    ("2026-11-24T04:45:00Z", "mon", 24 * 3600 + 15 * 60), ("2026-11-23T04:45:00Z", "mon", 15 * 60),
    ("2026-11-23T04:15:00Z", "mon", 7 * 24 * 3600 - 15 * 60), ("2026-11-24T04:45:00Z", "daily", 15 * 60),
    ("2026-11-24T04:45:00Z", "fri-mon", 24 * 3600 + 15 * 60),
  ])
  func `how late a run of some weekdays is`(now: String, days: String, seconds: Int) throws {
    let weekdays = try #require(Weekdays(days))
    let due = try #require(
      DueTime([try time("05:30")], on: weekdays, now: try date(now), clock: try clock("Europe/Berlin")))
    #expect(due.delay == .seconds(seconds))
  }

  @Test func `of several times on some days the next is taken`() throws {
    let clock = try clock("Europe/Berlin")
    let times = [try time("05:30"), try time("20:00")]
    let days = try #require(Weekdays("mon-fri"))
    // 2026-11-20 is a Friday.
    let friday = try #require(clock.next(times, on: days, after: try date("2026-11-20T06:00:00Z")))
    #expect(clock.words(friday) == "2026-11-20 20:00")
    let monday = try #require(clock.next(times, on: days, after: friday))
    #expect(clock.words(monday) == "2026-11-23 05:30")
    let sundays = try #require(Weekdays("sun"))
    #expect(
      clock.next(times, on: sundays, after: try date("2026-11-22T19:00:00Z")).map(clock.words) == "2026-11-29 05:30")
  }
}
