import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

@Suite struct ReadingNoteTests {
  private let fixture: KhatmFixture

  init() throws { fixture = try KhatmFixture() }

  // K-1
  @Test func `a page is in the library of the next process, with its time, zone and day`() throws {
    let note = try fixture.read(5, at: 3, offset: 180)
    #expect(note.khatm == Khatm.standardName)
    let other = try Library(folders: fixture.folder.home, for: .reading)
    var filter = LedgerFilter()
    filter.kind = .read
    let entry = try #require(try other.ledger.entries(filter).first)
    #expect(entry.began == KhatmFixture.time(3, offset: 180))
    #expect(entry.words == fixture.structure.span(of: .page, 5))
    #expect(try other.khatm.report(in: fixture.structure, now: KhatmFixture.time(4)).statistics.pageCount == 1)
  }

  // K-5
  @Test func `the last missing page completes a khatm, and the next begins by itself`() throws {
    for page in 1..<fixture.pages { #expect(try fixture.read(page, at: page).completed == nil) }
    #expect(try fixture.read(fixture.pages, at: 100).completed == 1)
    let report = try fixture.report(at: 101)
    #expect(report.completed == 1)
    #expect(report.statistics.pageCount == 0)
    #expect(report.lastCycle.map { "\($0.lastDay)" } == "2026-01-05")
    try fixture.read(1, at: 102)
    #expect(try fixture.report(at: 103).statistics.pageCount == 1)
    #expect(
      try fixture.library.khatm.completedCycles(of: Khatm.standardName, in: fixture.structure).map(\.number) == [1])
    #expect(try fixture.isInStep())
  }

  @Test func `a page that is read again counts for the day and not for the whole`() throws {
    try fixture.library.khatm.set(.pages(1), from: KhatmFixture.time(0).day)
    try fixture.read(1, at: 0)
    try fixture.read(1, at: 1)
    #expect(try fixture.report(at: 2).today.amount.pagesText == "1")
    try fixture.read(1, at: 24)
    let report = try fixture.report(at: 25)
    #expect(report.statistics.pageCount == 1)
    #expect(report.today.status == .met)
    #expect(report.streak.current == 2)
  }

  @Test func `in whatever order it arrives, it comes to the same`() throws {
    var random = SeededGenerator(seed: 11)
    let readings = try (0..<150).map {
      try fixture.reading(Int.random(in: 1...fixture.pages, using: &random), at: $0 * 5)
    }
    var reports: [ReadingReport] = []
    for _ in 0..<3 {
      let other = try KhatmFixture()
      for reading in readings.shuffled(using: &random) {
        _ = try other.library.khatm.note(reading, in: other.structure)
      }
      #expect(try other.isInStep())
      reports.append(try other.report(at: 800))
    }
    #expect(Set(reports.map(\.statistics)).count == 1)
    #expect(Set(reports.map(\.completed)).count == 1)
    #expect(Set(reports.map(\.under)).count == 1)
    #expect(Set(reports.map(\.streak)).count == 1)
  }

  @Test func `random reading, taking back and doing again stays in step with the ledger`() throws {
    for seed in 1...2 {
      let fixture = try KhatmFixture()
      var random = SeededGenerator(seed: UInt64(seed))
      var hours = 0
      for _ in 0..<40 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: _ = try fixture.library.khatm.undo(in: fixture.structure, now: 0)
        case 1: _ = try fixture.library.khatm.redo(in: fixture.structure)
        case 2:
          try fixture.read(
            Int.random(in: 1...fixture.pages, using: &random), at: Int.random(in: 0...max(1, hours), using: &random))
        default:
          hours += Int.random(in: 0...9, using: &random)
          let first = Int.random(in: 1..<fixture.pages, using: &random)
          for page in first...min(fixture.pages, first + 6) { try fixture.read(page, at: hours) }
        }
      }
      #expect(try fixture.isInStep())
    }
  }

  @Test func `taking back is the inverse of noting, and doing again of that`() throws {
    var random = SeededGenerator(seed: 2)
    for page in 1...fixture.pages { try fixture.read(page, at: Int.random(in: 0..<200, using: &random)) }
    let before = try fixture.report(at: 300)
    #expect(before.completed == 1)
    let last = try fixture.read(4, at: 250)
    #expect(last.completed == nil)
    let after = try fixture.report(at: 300)
    let undone = try #require(try fixture.library.khatm.undo(in: fixture.structure, now: 0))
    #expect(undone.entries.map(\.words) == [fixture.structure.span(of: .page, 4)])
    #expect(try fixture.report(at: 300) == before)
    _ = try fixture.library.khatm.redo(in: fixture.structure)
    #expect(try fixture.report(at: 300) == after)
    for _ in 0..<fixture.pages + 1 { #expect(try fixture.library.khatm.undo(in: fixture.structure, now: 0) != nil) }
    #expect(try fixture.library.khatm.undo(in: fixture.structure, now: 0) == nil)
    #expect(try fixture.report(at: 300).completed == 0)
    #expect(try fixture.report(at: 300).statistics.pageCount == 0)
    while try fixture.library.khatm.redo(in: fixture.structure) != nil {}
    #expect(try fixture.report(at: 300) == after)
  }

  @Test func `a change of riwayah keeps progress`() throws {
    let ranges = (1...114).map { surah in
      let count = fixture.structure.ayat(inSurah: surah, of: .madaniLater)
      return AyahRange(
        AyahRef(surah: surah, ayah: 1, counting: .madaniLater),
        AyahRef(surah: surah, ayah: count, counting: .madaniLater))
    }
    let (first, rest) = (Array(ranges.prefix(60)), Array(ranges.dropFirst(60)))
    let warsh = try #require(
      Reading(ayat: first, of: fixture.structure, riwayah: .warsh, began: KhatmFixture.time(0)))
    #expect(try fixture.library.khatm.note(warsh, in: fixture.structure).completed == nil)
    let hafs = rest.map { range in
      AyahRange(
        AyahRef(surah: range.first.surah, ayah: 1),
        AyahRef(surah: range.first.surah, ayah: fixture.structure.ayat(inSurah: range.first.surah, of: .kufi)))
    }
    let other = try #require(Reading(ayat: hafs, of: fixture.structure, riwayah: .hafs, began: KhatmFixture.time(1)))
    #expect(try fixture.library.khatm.note(other, in: fixture.structure).completed == 1)
  }

  @Test func `a day begins when its reader says`() throws {
    try fixture.library.settings.set(.dayStart, to: "03:00")
    // 02:00 on the second.
    try fixture.read(1, at: 14)
    #expect(try fixture.library.khatm.days(in: fixture.structure).map { "\($0.day)" } == ["2026-01-01"])
    try fixture.read(2, at: 15)
    #expect(
      try fixture.library.khatm.days(in: fixture.structure).map { "\($0.day)" } == ["2026-01-01", "2026-01-02"])
  }

  @Test func `a clock that jumped is noticed, and breaks no streak`() throws {
    for day in 0..<3 { try fixture.read(day + 1, at: day * 24) }
    #expect(try fixture.read(4, at: 24 * 400).doubt == nil)
    let note = try fixture.read(5, at: 3 * 24)
    #expect(note.doubt != nil)
    let report = try fixture.report(at: 5 * 24)
    #expect(report.doubt != nil)
    #expect(report.streak.state == .inDoubt)
    #expect(report.streak.current == 4)
    #expect(report.statistics.pageCount == 5)
  }

  @Test func `a clock that was set back an hour is noticed on the same day`() throws {
    try fixture.read(1, at: 5)
    let note = try fixture.read(2, at: 3)
    guard case .back(let seconds, _) = note.doubt else {
      return #expect(Bool(false), "\(String(describing: note.doubt))")
    }
    #expect(seconds == 7200)
    #expect(try fixture.report(at: 6).doubt == nil)
  }
}

@Suite struct ListeningTests {
  private let fixture: KhatmFixture

  init() throws { fixture = try KhatmFixture() }

  private func heard(_ page: Int, at hours: Int, plays: Int = 1) throws {
    let words = try #require(fixture.structure.span(of: .page, page))
    try fixture.library.ledger.note([
      LedgerEntry(
        occasion: LedgerEntry.Occasion(session: "h\(page)"), words: words,
        naming: LedgerEntry.Naming(ref: "x", counting: .kufi, role: .main), riwayah: .hafs, source: nil,
        began: KhatmFixture.time(hours), ended: KhatmFixture.time(hours).seconds + 9, plays: plays,
        heard: .seconds(9))
    ])
  }

  @Test func `what is heard counts only where that is wanted, and from then on`() throws {
    try heard(1, at: 0)
    #expect(try fixture.report(at: 1).statistics.pageCount == 0)
    try fixture.library.settings.set(.khatmListening, to: "on")
    #expect(try fixture.report(at: 1).statistics.pageCount == 0)
    try heard(2, at: 1)
    #expect(try fixture.report(at: 2).statistics.pageCount == 1)
    try fixture.library.khatm.set(Khatm.standardName, to: Khatm.Listening.off)
    try heard(3, at: 2)
    #expect(try fixture.report(at: 3).statistics.pageCount == 1)
    #expect(try fixture.isInStep())
  }

  @Test func `what was left before its end counts when it is heard to the end`() throws {
    try fixture.library.khatm.make(Khatm(name: "car", listening: .on, made: 0))
    try heard(1, at: 0, plays: 0)
    #expect(try fixture.report(at: 1).statistics.pageCount == 0)
    try heard(1, at: 1, plays: 1)
    #expect(try fixture.report(at: 2).statistics.pageCount == 1)
  }

  @Test func `it counts in the khatm that wants it, beside the one that is read in`() throws {
    try fixture.library.khatm.make(Khatm(name: "car", listening: .on, made: 0))
    try fixture.library.khatm.make(Khatm(name: "mine", made: 0))
    try heard(1, at: 0)
    try fixture.read(2, at: 1)
    #expect(try fixture.report(at: 2, "car").statistics.pages.firstIndex(of: true) == 0)
    #expect(try fixture.report(at: 2, "mine").statistics.pages.firstIndex(of: true) == 1)
    // The day is of both.
    #expect(try fixture.report(at: 2).today.amount.pagesText == "2")
  }

  @Test func `days of listening can be forgotten, and what was read stays`() throws {
    try fixture.library.khatm.make(Khatm(name: "car", listening: .on, made: 0))
    try heard(1, at: 0)
    try fixture.read(2, at: 1)
    let day = KhatmFixture.time(0).day
    #expect(try fixture.library.ledger.forget(day...day) == 1)
    #expect(try fixture.report(at: 2).statistics.pageCount == 1)
    #expect(try fixture.isInStep("car"))
  }
}

@Suite struct KhatmatTests {
  private let fixture: KhatmFixture

  init() throws { fixture = try KhatmFixture() }

  @Test func `several go side by side, each with pages of its own`() throws {
    try fixture.read(1, at: 0)
    try fixture.library.khatm.make(Khatm(name: "family", firstPage: 10, made: 5))
    try fixture.read(10, at: 1)
    try fixture.read(2, at: 2, in: Khatm.standardName)
    #expect(try fixture.report(at: 3).khatm.name == "family")
    #expect(try fixture.report(at: 3).nextPage == 11)
    #expect(try fixture.report(at: 3, Khatm.standardName).statistics.pageCount == 2)
    try fixture.library.khatm.choose(Khatm.standardName)
    try fixture.read(3, at: 3)
    #expect(try fixture.report(at: 4).statistics.pageCount == 3)
    #expect(try KhatmStore.names(in: fixture.folder.home) == [Khatm.standardName, "family"])
  }

  @Test func `what is closed takes nothing, and what is removed comes back whole`() throws {
    try fixture.read(1, at: 0)
    try fixture.library.khatm.set(Khatm.standardName, to: Khatm.State.closed)
    #expect(throws: StoreError.self) { try fixture.read(2, at: 1, in: Khatm.standardName) }
    // Reading goes on in another one.
    #expect(try fixture.read(2, at: 1).khatm == "khatm 2")
    try fixture.library.khatm.set(Khatm.standardName, to: Khatm.State.removed)
    #expect(try fixture.library.khatm.all().map(\.name) == ["khatm 2"])
    #expect(throws: StoreError.self) { try fixture.library.khatm.make(Khatm(name: Khatm.standardName, made: 0)) }
    try fixture.library.khatm.set(Khatm.standardName, to: Khatm.State.open)
    #expect(try fixture.report(at: 2).statistics.pages.firstIndex(of: true) == 0)
  }

  @Test func `an absent one is refused with those that there are`() throws {
    try fixture.read(1, at: 0)
    let error = try #require(throws: StoreError.self) { try fixture.read(1, at: 0, in: "x") }
    #expect(error.code == .notFound)
    #expect(error.message == "there are khatm")
  }
}
