import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct HeardSessionTests {
  private let structure = MiniatureQuran.structure

  /// An entry of an ayah, or of ayat, of the miniature Quran.
  private func entry(
    _ ref: String, plays: Int = 1, role: RepeatPlan.Role = .main, step: String? = nil, at seconds: Int = 0,
    session: String = "s", reciter: String = "a", counting: VerseCounting = .kufi
  ) throws -> LedgerEntry {
    let range = try RangeParser(structure: structure, counting: counting, grain: .word).parse(ref)
    return LedgerEntry(
      occasion: LedgerEntry.Occasion(session: session, script: "morning", step: step), words: structure.span(of: range),
      naming: LedgerEntry.Naming(ref: ref, counting: counting, role: role), riwayah: .hafs,
      source: LedgerEntry.Source(reciter: reciter, kind: .reciter, sha256: nil),
      began: ZonedTime(seconds: seconds, offset: 0, zone: "UTC"), ended: seconds + 2, plays: plays,
      heard: .milliseconds(1500))
  }

  private func stretches(_ entries: [LedgerEntry]) -> String {
    HeardSummary(entries, in: structure).runs.map(\.description).joined(separator: ", ")
  }

  @Test func `neighbours that were heard equally often are one stretch`() throws {
    #expect(stretches(try ["2:1", "2:2", "2:3"].map { try entry($0, plays: 5) }) == "2:1-3 ×5")
    #expect(stretches([try entry("2:2"), try entry("2:1"), try entry("2:3", plays: 2)]) == "2:1-2, 2:3 ×2")
    #expect(stretches([try entry("2:1"), try entry("2:3")]) == "2:1, 2:3")
    #expect(stretches([try entry("2:5"), try entry("3:1")]) == "2:5, 3:1")
    #expect(stretches([try entry("2:4", plays: 0)]) == "2:4 in part")
  }

  @Test func `one ayah of several sessions, roles and reciters is one`() throws {
    let entries = [
      try entry("2:1", plays: 2), try entry("2:1", session: "t"), try entry("2:1", role: .before),
      try entry("2:1", reciter: "b"),
    ]
    #expect(stretches(entries) == "2:1 ×5")
    let summary = HeardSummary(entries, in: structure)
    #expect(summary.reciters == ["a", "b"])
    #expect(summary.plays == 5)
    #expect(summary.heard == .seconds(6))
  }

  @Test func `words of an ayah stand by themselves`() throws {
    #expect(stretches([try entry("2:1:1"), try entry("2:2")]) == "2:1:1, 2:2")
  }

  @Test func `stretches are in the counting of the session`() throws {
    // In the later Madani counting 2:1 is the first two ayat of Kufi.
    let entries = try ["2:1", "2:2"].map { try entry($0, counting: .madaniLater) }
    #expect(stretches(entries) == "2:1-2")
    #expect(stretches(entries + [try entry("2:4")]) == "2:1-2, 2:4")
  }

  @Test func `a session is about what was heard to its end and did not only lead in or out`() throws {
    let session = try #require(
      HeardSession([
        try entry("2:3", at: 30), try entry("2:2", role: .before, at: 10),
        try entry("2:4", role: .continuation, at: 40),
        try entry("2:5", plays: 0, at: 50), try entry("3:1", step: "review", at: 60),
      ]))
    #expect(session.entries.map(\.naming.ref) == ["2:2", "2:3", "2:4", "2:5", "3:1"])
    #expect(session.began.seconds == 10)
    #expect(session.ended == 62)
    #expect(structure.ranges(holding: session.words(), in: .kufi).map(\.description) == ["2:3-4", "3:1"])
    #expect(
      structure.ranges(holding: session.words(without: ["review"]), in: .kufi).map(\.description) == ["2:3-4"])
  }

  @Test func `what was heard can be named in another counting`() throws {
    let words = structure.span(of: AyahRef(surah: 2, ayah: 2))
    #expect(structure.ranges(holding: [words], in: .madaniLater).map(\.description) == ["2:1"])
  }

  @Test func `entries of two sessions are no session`() throws {
    #expect(HeardSession([try entry("2:1"), try entry("2:2", session: "t")]) == nil)
    #expect(HeardSession([]) == nil)
  }

  @Test func `stretches that touch or overlap are joined`() {
    let joined = WordRange.joined([
      WordRange(8, 10), WordRange(0, 2), WordRange(2, 4), WordRange(9, 12), WordRange(3, 4),
    ])
    #expect(joined == [WordRange(0, 4), WordRange(8, 12)])
  }
}
