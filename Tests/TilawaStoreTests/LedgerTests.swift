import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

@Suite struct LedgerTests {
  private let library: Library

  init() throws { library = try LibraryFixture().library }

  private static let friday = 1_763_672_400  // 2025-11-20T21:00:00Z, a Friday in Riyadh

  private func entry(
    _ words: Range<Int> = 0..<4, session: String = "s1", script: String? = nil, step: String? = nil,
    at seconds: Int = LedgerTests.friday, offset: Int = 180, plays: Int = 1, reciter: String = "a",
    sha256: String? = nil, role: RepeatPlan.Role = .main, kind: LedgerEntry.Kind = .heard
  ) -> LedgerEntry {
    LedgerEntry(
      kind: kind, occasion: LedgerEntry.Occasion(session: session, script: script, step: step),
      words: WordRange(words.lowerBound, words.upperBound),
      naming: LedgerEntry.Naming(ref: "1:1", counting: .kufi, role: role), riwayah: .warsh,
      source: LedgerEntry.Source(reciter: reciter, kind: .personal, sha256: sha256),
      began: ZonedTime(seconds: seconds, offset: offset, zone: "Asia/Riyadh"), ended: seconds + 5, plays: plays,
      heard: .milliseconds(5250))
  }

  @Test func `an entry is read as it was written`() throws {
    let written = entry(script: "morning", step: "review", sha256: "abc")
    try library.ledger.note([written])
    #expect(try library.ledger.entries() == [written])
    let bare = entry(session: "s2", at: LedgerTests.friday + 10)
    try library.ledger.note([bare])
    #expect(try library.ledger.entries().last == bare)
  }

  @Test func `a thousand repeats are one entry`() throws {
    for play in 0..<10 { try library.ledger.note((0..<100).map { entry(at: LedgerTests.friday + 100 * play + $0) }) }
    let all = try library.ledger.entries()
    #expect(all.count == 1)
    #expect(all.first?.plays == 1000)
    #expect(all.first?.heard == .milliseconds(5_250_000))
    #expect(all.first?.began.seconds == LedgerTests.friday)
    #expect(all.first?.ended == LedgerTests.friday + 999 + 5)
  }

  @Test func `another session, day, stretch, source, role or step is another entry`() throws {
    let others = [
      entry(), entry(session: "s2"), entry(at: LedgerTests.friday + 86_400), entry(4..<6), entry(reciter: "b"),
      entry(sha256: "d"), entry(role: .before), entry(step: "review"), entry(kind: .read),
    ]
    try library.ledger.note(others)
    try library.ledger.note(others)
    var all = LedgerFilter()
    all.kind = nil
    let entries = try library.ledger.entries(all)
    #expect(entries.count == others.count)
    #expect(entries.allSatisfy { $0.plays == 2 })
    #expect(try library.ledger.entries().count == others.count - 1)
  }

  @Test func `days are those of the listener`() throws {
    // One instant: midnight in Riyadh, the evening before in New York.
    try library.ledger.note([entry(), entry(session: "s2", offset: -300)])
    var filter = LedgerFilter()
    let day = try #require(CalendarDay("2025-11-21"))
    filter.days = day...day
    #expect(try library.ledger.entries(filter).map(\.occasion.session) == ["s1"])
    filter.days = day.advanced(by: -1)...day.advanced(by: -1)
    #expect(try library.ledger.entries(filter).map(\.occasion.session) == ["s2"])
  }

  @Test func `what overlaps a stretch is found, however long it is`() throws {
    let spans = [0..<4, 4..<6, 5..<300, 300..<301, 0..<77_000]
    try library.ledger.note(spans.map { entry($0) })
    func found(_ words: Range<Int>) throws -> Set<Range<Int>> {
      var filter = LedgerFilter()
      filter.words = WordRange(words.lowerBound, words.upperBound)
      return Set(try library.ledger.entries(filter).map { $0.words.start..<$0.words.end })
    }
    for wanted in [0..<1, 3..<5, 4..<5, 5..<6, 299..<300, 300..<301, 301..<400, 76_999..<77_000, 80_000..<80_001] {
      #expect(try found(wanted) == Set(spans.filter { $0.overlaps(wanted) }), "\(wanted)")
    }
  }

  @Test func `reciter and script choose`() throws {
    try library.ledger.note([entry(), entry(reciter: "b"), entry(session: "s2", script: "morning")])
    var filter = LedgerFilter()
    filter.reciter = "b"
    #expect(try library.ledger.entries(filter).count == 1)
    filter.reciter = nil
    filter.script = "morning"
    #expect(try library.ledger.entries(filter).map(\.occasion.session) == ["s2"])
  }

  @Test func `the last sessions come latest first, whole, and of a script where that is asked for`() throws {
    for number in 1...5 {
      let script = number.isMultiple(of: 2) ? "morning" : nil
      try library.ledger.note(
        (0..<3).map { entry($0 * 4..<$0 * 4 + 4, session: "s\(number)", script: script, at: 1000 * number + $0) })
    }
    try library.ledger.note([entry(session: "s9", at: 99_999, kind: .read)])
    #expect(try library.ledger.recent(sessions: 2).map(\.id) == ["s5", "s4"])
    #expect(try library.ledger.recent(sessions: 9).map(\.id) == ["s5", "s4", "s3", "s2", "s1"])
    #expect(try library.ledger.recent(sessions: 1).first?.entries.map(\.words.start) == [0, 4, 8])
    #expect(try library.ledger.recent(sessions: 9, ofScript: "morning").map(\.id) == ["s4", "s2"])
    #expect(try library.ledger.recent(sessions: 2, before: 4000).map(\.id) == ["s3", "s2"])
    #expect(try library.ledger.recent(sessions: 0) == [])
  }

  @Test func `days can be forgotten, and others stay`() throws {
    try library.ledger.note([
      entry(), entry(at: LedgerTests.friday + 86_400), entry(at: LedgerTests.friday + 2 * 86_400),
    ])
    let day = try #require(CalendarDay("2025-11-21"))
    #expect(try library.ledger.count(of: day...day.advanced(by: 1)) == 2)
    #expect(try library.ledger.forget(day...day.advanced(by: 1)) == 2)
    #expect(try library.ledger.entries().map(\.day) == [day.advanced(by: 2)])
    #expect(try library.ledger.count() == 1)
  }

  @Test func `what was heard stays when its reciter goes`() throws {
    let fixture = try LibraryFixture()
    let reciter = try fixture.add("a", [0..<4])
    try fixture.library.ledger.note([entry(reciter: reciter.id)])
    try fixture.library.reciters.remove(reciter.id)
    #expect(try fixture.library.ledger.entries().first?.source?.reciter == reciter.id)
  }
}

@Suite struct PresetTests {
  private let library: Library

  init() throws { library = try LibraryFixture().library }

  @Test func `presets are kept by name, one of each`() throws {
    try library.presets.save(Preset(name: "b", content: #"{"gap":"100%","ranges":["2:1"]}"#, saved: 1))
    try library.presets.save(Preset(name: "a", content: #"{"ranges":["yasin"]}"#, saved: 2))
    try library.presets.save(Preset(name: "b", content: "{}", saved: 3))
    #expect(
      try library.presets.all() == [
        Preset(name: "a", content: #"{"ranges":["yasin"]}"#, saved: 2), Preset(name: "b", content: "{}", saved: 3),
      ])
    #expect(try PresetStore.names(in: library.folders) == ["a", "b"])
  }

  @Test func `an absent one is refused with those that there are`() throws {
    #expect(throws: StoreError.self) { try library.presets.named("x") }
    try library.presets.save(Preset(name: "b", content: "{}", saved: 1))
    let error = try #require(throws: StoreError.self) { try library.presets.delete("x") }
    #expect(error.code == .notFound)
    #expect(error.message == "there are b")
  }

  @Test func `one can be renamed, but not onto another`() throws {
    try library.presets.save(Preset(name: "a", content: #"{"ranges":["1"]}"#, saved: 1))
    try library.presets.save(Preset(name: "b", content: #"{"ranges":["2"]}"#, saved: 1))
    let error = try #require(throws: StoreError.self) { try library.presets.rename("a", to: "b") }
    #expect(error.code == .invalid)
    try library.presets.rename("a", to: "c")
    #expect(try library.presets.all().map(\.name) == ["b", "c"])
    try library.presets.delete("c")
    #expect(try library.presets.all().map(\.name) == ["b"])
  }

  @Test func `defaults are told apart from settings, and change all at once`() throws {
    try library.settings.change([.standard("each"): "3", .standard("gap"): "100%", .setting(.network): "off"])
    #expect(try LibraryOpening(apart: library.folders).standards() == ["each": "3", "gap": "100%"])
    #expect(try library.settings.value(of: .network) == "off")
    try library.settings.change([.standard("each"): nil, .standard("gap"): "0"])
    #expect(try library.settings.all() == [.standard("gap"): "0", .setting(.network): "off"])
  }

  @Test func `without a library nothing is settled, and none is made`() throws {
    let folder = try TemporaryFolder()
    #expect(try LibraryOpening(apart: folder.home).standards() == [:])
    #expect(try PresetStore.names(in: folder.home) == [])
    #expect(folder.files() == [])
  }
}
