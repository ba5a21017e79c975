import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// K-8
@Suite struct KhatmExchangeTests {
  private func filled(seed: UInt64) throws -> KhatmFixture {
    let fixture = try KhatmFixture()
    var random = SeededGenerator(seed: seed)
    try fixture.library.khatm.make(Khatm(name: "family", firstPage: 7, listening: .on, made: 9))
    try fixture.library.khatm.set(.pages(3), from: CalendarDay(number: 20_000))
    try fixture.library.khatm.set(nil, from: CalendarDay(number: 20_400))
    try fixture.library.khatm.set(.verses(9, .makki), from: CalendarDay(number: 20_454))
    for hour in 0..<150 {
      try fixture.read(
        Int.random(in: 1...fixture.pages, using: &random), at: hour * 3,
        in: Bool.random(using: &random) || hour == 0 ? "family" : nil)
    }
    try fixture.library.khatm.make(Khatm(name: "other", made: 10))
    try fixture.read(1, at: 999)
    return fixture
  }

  @Test func `what is exported and imported is the same`() throws {
    let fixture = try filled(seed: 1)
    let other = try KhatmFixture()
    let data = try fixture.library.khatm.export()
    let outcome = try other.library.khatm.import(data, at: "x", in: other.structure)
    #expect(outcome.added == 151)
    #expect(outcome.khatmat == 2)
    #expect(outcome.refused == [:])
    #expect(try other.library.khatm.export() == data)
    #expect(try other.report(at: 1000) == fixture.report(at: 1000))
    #expect(try other.report(at: 1000, "family") == fixture.report(at: 1000, "family"))
    #expect(try other.isInStep("family"))
  }

  @Test func `nothing counts twice, and two machines agree whoever is first`() throws {
    let (a, b) = (try filled(seed: 1), try filled(seed: 2))
    let (dataA, dataB) = (try a.library.khatm.export(), try b.library.khatm.export())
    #expect(try a.library.khatm.import(dataB, at: "x", in: a.structure).added == 151)
    #expect(try b.library.khatm.import(dataA, at: "x", in: b.structure).added == 151)
    #expect(try a.library.khatm.import(dataB, at: "x", in: a.structure).added == 0)
    #expect(try a.library.khatm.import(dataB, at: "x", in: a.structure).known == 151)
    #expect(try a.library.khatm.export() == b.library.khatm.export())
    #expect(try a.report(at: 1000, "family").statistics == b.report(at: 1000, "family").statistics)
    #expect(try a.isInStep("family"))
  }

  @Test func `entries that make no sense are left out and told, and the others taken`() throws {
    let fixture = try filled(seed: 3)
    var text = String(decoding: try fixture.library.khatm.export(), as: UTF8.self)
    let bad = [
      (#""kind" : "read""#, #""kind" : "sung""#), (#""day" : "2026-01-0"#, #""day" : "2026-13-0"#),
      (#""plays" : 1"#, #""plays" : -1"#), (#""counting" : "kufi""#, #""counting" : 7"#),
    ]
    for (right, wrong) in bad {
      let place = try #require(text.range(of: right))
      text.replaceSubrange(place, with: wrong)
    }
    let other = try KhatmFixture()
    let outcome = try other.library.khatm.import(Data(text.utf8), at: "x", in: other.structure)
    #expect(outcome.refused.values.reduce(0, +) + outcome.added == 151)
    #expect((1...4).contains(outcome.refused.values.reduce(0, +)))
    #expect(try other.isInStep("family"))
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"format\":\"tilawa-khatm\",\"version\":1", "not json",
    "{\"format\":\"tilawa-khatm\",\"version\":1}",
  ])
  func `what is no exported progress is refused, and nothing changed`(text: String) throws {
    let fixture = try KhatmFixture()
    let error = try #require(throws: StoreError.self) {
      try fixture.library.khatm.import(Data(text.utf8), at: "x", in: fixture.structure)
    }
    #expect(error.code == .unreadable)
    #expect(try fixture.library.khatm.all() == [])
  }

  @Test func `progress of a newer version is refused`() throws {
    let fixture = try KhatmFixture()
    let error = try #require(throws: StoreError.self) {
      try fixture.library.khatm.import(
        Data(#"{"format":"tilawa-khatm","version":2}"#.utf8), at: "x", in: fixture.structure)
    }
    #expect(error.code == .newerVersion)
  }
}

// K-8
@Suite struct DamagedProgressTests {
  private let fixture: KhatmFixture

  init() throws {
    fixture = try KhatmFixture()
    for page in 1...5 { try fixture.read(page, at: page) }
  }

  @Test(arguments: [
    "first_word = -5", "past_word = 99999999", "day = 9223372036854775807", "began_at = 9223372036854775807",
    "began_at = -9223372036854775808", "utc_offset = 99999999", "kind = 'sung'", "counting = 'other'",
    "first_word = 9223372036854775000, past_word = 9223372036854775807",
  ])
  func `an entry that cannot be is set aside whole, and the others used`(change: String) throws {
    try fixture.library.database.write("damage") { try $0.execute(sql: "UPDATE events SET \(change) WHERE id = 3") }
    let setAside = try fixture.library.khatm.settle(in: fixture.structure)
    #expect(setAside.map(\.kind) == [.events])
    #expect(try fixture.report(at: 9).statistics.pageCount == 4)
    #expect(try fixture.library.setAside.all(kind: .events).count == 1)
    #expect(try fixture.library.khatm.settle(in: fixture.structure) == [])
    #expect(try fixture.isInStep())
  }

  @Test(arguments: [
    "UPDATE khatm_cycle SET words = 'x'", "UPDATE khatm_cycle SET words = '0-99999'", "DELETE FROM khatm_cycle",
    "DELETE FROM reading_day",
    "UPDATE khatm_cycle SET number = 7", "UPDATE reading_day SET page_parts = -1",
    "UPDATE reading_day SET kufi = 99999",
  ])
  func `what only follows from the entries is made anew`(damage: String) throws {
    let before = try fixture.report(at: 9)
    try fixture.library.database.write("damage") { try $0.execute(sql: damage) }
    let after = try fixture.report(at: 9)
    #expect(after == before)
    #expect(try fixture.isInStep())
  }

  @Test func `khatmat and goals that cannot be are set aside`() throws {
    try fixture.library.khatm.set(.pages(2), from: CalendarDay(number: 20_454))
    try fixture.library.khatm.make(Khatm(name: "family", made: 0))
    try fixture.library.database.write("damage") {
      try $0.execute(
        sql: """
          UPDATE khatm SET listening = 'perhaps' WHERE name = 'family';
          INSERT INTO goal VALUES (20455, 'pages:99', ''), (9999999999, 'off', '');
          """)
    }
    #expect(try fixture.library.khatm.settle(in: fixture.structure).map(\.kind) == [.khatm, .goal, .goal])
    #expect(try fixture.library.khatm.all().map(\.name) == [Khatm.standardName])
    #expect(try fixture.library.khatm.goals().entries.map(\.goal) == [.pages(2)])
    #expect(try fixture.report(at: 9).statistics.pageCount == 5)
  }

  @Test func `a library that can only be read is read, also where something is stale`() throws {
    try fixture.library.database.write("another program") {
      try $0.execute(sql: "DELETE FROM events WHERE id = 1")
    }
    let report = try fixture.library.database.read("read") { db in
      try DerivedReading(Khatm.standardName, fixture.structure, .all, db)
    }
    #expect(report.under?.words.count == fixture.structure.span(of: .page, 2).map { (5 * $0.count) - $0.count })
  }

  @Test func `a library of a newer version is refused, and stays as it is`() throws {
    try fixture.library.database.write("a newer one") {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999')")
    }
    let before = try String(contentsOfFile: fixture.folder.home.library + "-wal", encoding: .isoLatin1)
    let error = try #require(throws: StoreError.self) { try Library(folders: fixture.folder.home, for: .writing) }
    #expect(error.code == .newerVersion)
    #expect(try String(contentsOfFile: fixture.folder.home.library + "-wal", encoding: .isoLatin1) == before)
  }
}
