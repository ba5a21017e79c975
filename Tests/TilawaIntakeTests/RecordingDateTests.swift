import Testing
import TilawaTestSupport

@testable import TilawaIntake

@Suite struct RecordingDateTests {
  private func date(
    given: Int? = nil, tags: Int? = nil, name: String? = "PTT-20240311-WA0007", modified: Int? = 1_700_000_000
  ) -> RecordingDate {
    RecordingDate(given: given, tags: tags, name: name, modified: modified, now: 1_795_867_200)
  }

  // T-F3.2
  @Test func `what was given counts before tags, tags before the name, the name before the time of the file`() {
    #expect(date(given: 5, tags: 6) == RecordingDate(seconds: 5, source: .given))
    #expect(date(tags: 6) == RecordingDate(seconds: 6, source: .tags))
    #expect(date().source == .name)
    #expect(date(name: "New Recording 5") == RecordingDate(seconds: 1_700_000_000, source: .file))
    #expect(date(name: nil, modified: nil) == RecordingDate(seconds: 1_795_867_200, source: .now))
  }

  @Test func `a file of the future is of now`() {
    #expect(date(name: "lesson", modified: 1_900_000_000) == RecordingDate(seconds: 1_795_867_200, source: .now))
  }

  @Test func `two readings of a name leave the time of the file, and are told`() {
    let found = date(name: "03-04-2024")
    #expect(found.source == .file)
    #expect(found.doubt?.count == 2)
  }
}
