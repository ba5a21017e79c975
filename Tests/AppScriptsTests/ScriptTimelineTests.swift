import Foundation
@testable import AppScripts
import TilawaCore
import TilawaScripts
import TilawaTestSupport
import Testing

/// Returns the times of the steps of a run, if a play step takes a minute and its last ayah ten seconds.
@Suite struct ScriptTimelineTests {
  private let clock: SessionClock
  private let zone: TimeZone

  init() throws {
    zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    clock = SessionClock(zone: zone)
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  /// "begin length reach" of each step, and when it ends.
  private func timeline(_ steps: String, from start: String, play: Double? = 60) throws -> (
    rows: [String], end: String?
  ) {
    let structure = MiniatureQuran.structure
    let script = try ScriptReader(structure: structure, riwayah: .hafs).read("steps: [\(steps)]")
    let run = try ScriptResolver(structure: structure, riwayah: .hafs).resolve(script, cursors: [:]) { _, _ in [] }
    let timeline = ScriptTimeline(run.steps, from: try date(start), clock: clock) { _ in
      ScriptTimeline.Length(seconds: play, lastAyah: 10)
    }
    let rows = timeline.rows.map { row in
      let begins = row.begins.map(clock.time) ?? "never"
      let length = row.waits ? "key" : row.seconds.map { "\(Int($0))" } ?? "forever"
      return row.reach == .never ? "never" : "\(begins) \(length)" + (row.reach == .cut ? " cut" : "")
    }
    return (rows, timeline.end.map(clock.stamp))
  }

  @Test func `steps follow each other`() throws {
    let (rows, end) = try timeline(
      "{play: 2:1}, {recite-gap: 2:1}, {pause: 30s}, {pause: key}, {record: , for: 150%}, {record: , for: 20s}, {review: 1}",
      from: "2026-11-21T04:00:00Z")
    #expect(
      rows == [
        "05:00:00 60", "05:01:00 60", "05:02:00 11", "05:02:11 30", "05:02:41 key", "05:02:41 90", "05:04:11 20",
        "05:04:31 0",
      ])
    #expect(end == "2026-11-21T05:04:31+01:00")
  }

  @Test func `a pause until a time ends when the clock shows it next`() throws {
    #expect(
      try timeline("{pause: 05:30}, stop", from: "2026-11-21T04:00:00Z").rows == ["05:00:00 1800", "05:30:00 0"])
    #expect(
      try timeline("{pause: 04:30}", from: "2026-11-21T04:00:00Z").rows == ["05:00:00 \(23 * 3600 + 1800)"])
  }

  @Test func `a stop cuts what is played then, and nothing follows`() throws {
    let (rows, end) = try timeline("{stop: 90s}, {play: 2:1}, {play: 2:2}, {play: 2:3}", from: "2026-11-21T04:00:00Z")
    #expect(rows == ["05:00:00 0", "05:00:00 60", "05:01:00 30 cut", "never"])
    #expect(end == "2026-11-21T05:01:30+01:00")
    #expect(
      try timeline("{stop: 60s}, {play: 2:1}, {play: 2:2}", from: "2026-11-21T04:00:00Z").rows[1] == "05:00:00 60")
    #expect(try timeline("{play: 2:1}, stop, {play: 2:2}", from: "2026-11-21T04:00:00Z").rows[2] == "never")
  }

  @Test func `of two limits the earlier counts`() throws {
    let (_, end) = try timeline(
      "{stop: 05:02}, {stop: 10m}, {play: 2:1, each: forever}", from: "2026-11-21T04:00:00Z", play: nil)
    #expect(end == "2026-11-21T05:02:00+01:00")
  }

  @Test func `what never ends is never followed, unless something stops it`() throws {
    let (rows, end) = try timeline("{play: 2:1, each: forever}, {play: 2:2}", from: "2026-11-21T04:00:00Z", play: nil)
    #expect(rows == ["05:00:00 forever", "never"])
    #expect(end == nil)
  }

  /// On 28 March 2027 clocks in Berlin go from 02:00 to 03:00; on 25 October 2026 from 03:00 back to 02:00.
  @Test func `times of day are those of the wall when clocks change`() throws {
    let spring = try timeline("{pause: 05:30}", from: "2027-03-27T23:00:00Z")
    #expect(spring.rows == ["00:00:00 \(4 * 3600 + 1800)"])
    #expect(spring.end == "2027-03-28T05:30:00+02:00")
    #expect(try timeline("{pause: 02:30}", from: "2027-03-27T23:00:00Z").end == "2027-03-28T03:00:00+02:00")
    let autumn = try timeline("{pause: 05:30}", from: "2026-10-24T22:00:00Z")
    #expect(autumn.rows == ["00:00:00 \(6 * 3600 + 1800)"])
    #expect(try timeline("{pause: 02:30}", from: "2026-10-24T22:00:00Z").end == "2026-10-25T02:30:00+02:00")
  }
}
