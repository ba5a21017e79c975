import Testing
import TilawaCore

@testable import TilawaStore

// T-F3.9
@Suite struct LibraryListingTests {
  let fixture: RecordingsFixture
  var library: Library { fixture.library }

  init() throws {
    fixture = try RecordingsFixture()
    try fixture.add("first", [0..<4], recordedAt: 1_000_000)
    try fixture.add("second 100%", [4..<6, 6..<8], recordedAt: 2_000_000)
    try fixture.add("third", [6..<8], by: "Father", recordedAt: 3_000_000)
  }

  private func titles(_ change: (inout RecordingFilter) -> Void) throws -> [String] {
    var filter = RecordingFilter()
    change(&filter)
    return try library.recordings.listed(filter).map(\.recording.title)
  }

  @Test func `the newest comes first, with how much is marked`() throws {
    #expect(try library.recordings.listed().map(\.recording.title) == ["third", "second 100%", "first"])
    #expect(try library.recordings.listed().map(\.confirmed) == [1, 2, 1])
  }

  @Test func `by text, reciter, riwayah and day`() throws {
    #expect(try titles { $0.text = WordRange(7, 8) } == ["third", "second 100%"])
    #expect(try titles { $0.text = WordRange(8, 9) } == [])
    #expect(try titles { $0.reciter = "father" } == ["third"])
    #expect(try titles { $0.riwayah = .warsh } == [])
    #expect(try titles { ($0.since, $0.until) = (1_000_001, 3_000_000) } == ["second 100%"])
  }

  @Test(arguments: [
    (["first"], ["first"]), (["FIRST"], ["first"]), (["%"], ["second 100%"]), (["_"], []),
    (["father", "third"], ["third"]), (["father", "first"], []), (["label 1"], ["second 100%"]),
    (["1970-02"], ["third"]),
  ])
  func `words are found in titles, names, days and labels`(words: [String], found: [String]) throws {
    #expect(try titles { $0.search = words } == found)
  }

  // T-S1
  @Test func `the takes of an ayah come in the order of the years, each reciter's preferred one marked`() throws {
    try fixture.add("later", [6..<8], recordedAt: 4_000_000)
    let takes = try library.recordings.takes(of: WordRange(6, 8))
    #expect(takes.map(\.recording.title) == ["second 100%", "third", "later"])
    #expect(takes.map(\.isPreferred) == [false, true, true])
    #expect(try library.recordings.takes(of: WordRange(6, 8), by: "father").map(\.recording.title) == ["third"])
    let older = takes[0]
    try library.annotations.edit(older.recording, now: 500) { (editing) throws(EditError) in
      try editing.choose(older.segment)
    }
    #expect(try library.recordings.takes(of: WordRange(6, 8)).map(\.isPreferred) == [true, true, false])
  }

  @Test func `coverage is what is confirmed, reciter by reciter`() throws {
    try fixture.add("overlapping", [0..<2, 2..<6, 0..<3])
    let coverage = try library.reciters.coverage()
    #expect(coverage.map(\.reciter.id) == ["shaykh", "father"])
    #expect(coverage.map(\.text) == [[WordRange(0, 8)], [WordRange(6, 8)]])
    #expect(try library.reciters.coverage(of: "father").count == 1)
    #expect(try library.reciters.coverage(kind: .reciter).isEmpty)
  }

  @Test func `suggestions cover nothing`() throws {
    let recording = try fixture.add("suggested", [])
    try library.annotations.edit(recording, now: 5) { (editing) throws(EditError) in
      let text = SourceSegment.Content.text(WordRange(20, 24))
      return try editing.add(0..<10, .recited([Segment.Part(start: 0, content: text)]), status: .suggested)
    }
    #expect(try library.reciters.coverage(of: "shaykh").map(\.text) == [[WordRange(0, 8)]])
    #expect(try library.recordings.takes(of: WordRange(20, 24)).map(\.isPreferred) == [false])
  }
}
