import Testing
import TilawaMerging

/// T-F3.12: the form of logs, and what is refused.
@Suite struct FormTests {
  private let part = SyncLogPart(
    device: "0123456789abcdef", number: 3, after: String(repeating: "a", count: 64),
    operations: [
      SyncOperation(
        key: SyncKey("bookmark", "x \"quoted\"\u{1F}y"), at: SyncStamp(milliseconds: 12, tick: 3),
        replaces: [SyncOperationID(part: String(repeating: "b", count: 32), line: 4)], value: "{\"note\":\"ن\"}"),
      SyncOperation(key: SyncKey("goal", "1"), at: SyncStamp(milliseconds: 13, tick: 0), replaces: [], value: nil),
    ])

  @Test func `a part is read as it was written`() throws {
    #expect(try SyncLogPart(reading: Array(part.text.utf8)) == part)
  }

  @Test func `a part that breaks off is refused at every length`() {
    let bytes = Array(part.text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: SyncLogPart.Fault.self) { try SyncLogPart(reading: bytes.prefix(count)) }
    }
  }

  @Test(arguments: [
    "\"version\":1": "\"version\":2", "\"device\":\"0123456789abcdef\"": "\"device\":\"../etc\"",
    "\"operations\":2": "\"operations\":3", "\"number\":3": "\"number\":0", "\"at\":[12,3]": "\"at\":[-1,3]",
    "\"kind\":\"goal\"": "\"kind\":\"Goal/..\"", "\"value\":null": "\"value\":7",
  ])
  func `a part with an impossible member is refused`(member: String, instead: String) {
    let text = part.text.replacing(member, with: instead)
    #expect(text != part.text)
    #expect(throws: SyncLogPart.Fault.self) { try SyncLogPart(reading: Array(text.utf8)) }
  }

  @Test func `a stamp follows all that were seen, but for a clock that is years ahead`() {
    var clock = SyncClock()
    let first = clock.stamp(at: 1000)
    #expect(clock.stamp(at: 900) > first)
    clock.see(SyncStamp(milliseconds: 5000, tick: 7), at: 1000)
    #expect(clock.stamp(at: 1000) == SyncStamp(milliseconds: 5000, tick: 8))
    clock.see(SyncStamp(milliseconds: 3_000_000_000_000, tick: 0), at: 1000)
    #expect(clock.stamp(at: 6000) == SyncStamp(milliseconds: 6000, tick: 0))
    // A clock that was years ahead itself comes back.
    _ = clock.stamp(at: 3_000_000_000_000)
    #expect(clock.stamp(at: 7000) == SyncStamp(milliseconds: 7000, tick: 0))
  }
}
