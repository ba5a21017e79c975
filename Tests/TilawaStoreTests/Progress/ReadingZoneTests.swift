import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// A reader who reads on every local day, early or late; the days are counted by Foundation's calendar.
@Suite struct ReadingZoneTests {
  private func time(_ date: Date, _ zone: TimeZone) -> ZonedTime {
    ZonedTime(
      seconds: Int(date.timeIntervalSince1970), offset: zone.secondsFromGMT(for: date) / 60, zone: zone.identifier)
  }

  // K-4
  @Test(arguments: [
    ("Europe/Berlin", 2026, 365), ("America/New_York", 2026, 365), ("Asia/Riyadh", 2026, 365),
    // There was no 30 December in Samoa.
    ("Pacific/Apia", 2011, 364),
  ])
  func `days of summer time, and one that there was not, break no streak`(
    name: String, year: Int, days: Int
  ) throws {
    let fixture = try KhatmFixture()
    let zone = try #require(TimeZone(identifier: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var random = SeededGenerator(seed: 1)
    let first = try #require(calendar.date(from: DateComponents(year: year, month: 1, day: 1)))
    let past = try #require(calendar.date(from: DateComponents(year: year + 1, month: 1, day: 1)))
    var (start, count) = (first, 0)
    var last = first
    while start < past {
      let next = try #require(
        calendar.nextDate(after: start, matching: DateComponents(hour: 0, minute: 0), matchingPolicy: .nextTime))
      let end = min(next, past)
      last = start.addingTimeInterval(Double(Int.random(in: 0..<Int(end.timeIntervalSince(start)), using: &random)))
      let reading = try #require(
        Reading(page: count % fixture.pages + 1, of: fixture.structure, riwayah: .hafs, began: time(last, zone)))
      #expect(try fixture.library.khatm.note(reading, in: fixture.structure).doubt == nil)
      (start, count) = (end, count + 1)
    }
    #expect(count == days)
    let report = try fixture.library.khatm.report(in: fixture.structure, now: time(last, zone))
    #expect(report.streak.current == days)
    #expect(report.streak.longest == days)
  }

  @Test func `who travels round the world loses no day`() throws {
    let fixture = try KhatmFixture()
    // Berlin, New York, Honolulu, over the date line to Apia, Tokyo, Riyadh, Berlin: read once a day of the place.
    let stops: [(String, String)] = [
      ("2026-05-01T21:00:00+02:00", "Europe/Berlin"), ("2026-05-02T22:00:00-04:00", "America/New_York"),
      ("2026-05-03T20:00:00-10:00", "Pacific/Honolulu"), ("2026-05-05T20:00:00+13:00", "Pacific/Apia"),
      ("2026-05-06T05:00:00+09:00", "Asia/Tokyo"), ("2026-05-07T23:30:00+03:00", "Asia/Riyadh"),
      ("2026-05-08T00:30:00+02:00", "Europe/Berlin"),
    ]
    var now = ZonedTime(seconds: 0, offset: 0, zone: "")
    for (number, (text, name)) in stops.enumerated() {
      let date = try Date(text, strategy: .iso8601)
      now = time(date, try #require(TimeZone(identifier: name)))
      let reading = try #require(Reading(page: number + 1, of: fixture.structure, riwayah: .hafs, began: now))
      #expect(try fixture.library.khatm.note(reading, in: fixture.structure).doubt == nil)
    }
    #expect(try fixture.library.khatm.report(in: fixture.structure, now: now).streak.current == 7)
  }
}
