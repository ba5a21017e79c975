import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// Q-HZ5
@Suite struct HifzStoreTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let structure = MiniatureQuran.structure
  private let pages = HifzPages(MiniatureQuran.structure)

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  private func time(_ hours: Int) -> ZonedTime {
    ZonedTime(seconds: 1_767_268_800 + hours * 3600, offset: 180, zone: "Asia/Riyadh")
  }

  @discardableResult
  private func note(_ kinds: HifzEvent.Kind..., at hours: Int, in library: Library? = nil) throws -> HifzFold {
    try (library ?? self.library).hifz.note(kinds, at: time(hours), on: time(hours).day, in: structure)
  }

  /// The state that follows from the events alone.
  private func expected(_ library: Library? = nil) throws -> HifzFold {
    HifzFold(of: try (library ?? self.library).hifz.events(in: structure), pages: pages)
  }

  /// Notes events of every kind over some days.
  private func fill(_ library: Library, seed: UInt64, from first: Int = 0) throws {
    var random = SeededGenerator(seed: seed)
    let total = structure.words
    try note(
      .add(WordRange(0, total / 2), .solid), .add(WordRange(total / 2, total), .new), .set("new", "lines:5"),
      .set("cycle", "20d"), .set("off", "fri"), at: first, in: library)
    for hour in 1..<80 {
      let start = Int.random(in: 0..<total - 20, using: &random)
      let words = WordRange(start, start + Int.random(in: 1...20, using: &random))
      let grade = HifzGrade(rawValue: Int.random(in: 1...4, using: &random)) ?? .good
      let kinds: [HifzEvent.Kind] = [
        .grade(pages.span(of: pages.page(ofWord: start)), grade, by: .oneself, seconds: 60),
        .grade(words, .good, by: .teacher, seconds: nil), .slip(words, by: .program, said: WordRange(0, 2)),
        .note(words, "like 2:5"), .remove(words), .add(words, .shaky),
      ]
      try note(kinds[Int.random(in: 0..<kinds.count, using: &random)], at: first + hour * 7, in: library)
    }
  }

  @Test(arguments: [1, 2, 3]) func `the stored state is what the events come to`(seed: UInt64) throws {
    try fill(library, seed: seed)
    let stored = try library.hifz.fold(in: structure)
    #expect(stored.state == (try expected().state))
    #expect(stored.history == (try expected().history))
    let bytes = HifzStateCoder.bytes(of: stored.state, stored.history, .madani)
    let read = try #require(HifzStateCoder.read(bytes, pages: pages, words: structure.words))
    #expect(read.state == stored.state && read.history == stored.history)
    #expect(read.state.confusions == stored.state.confusions && !stored.state.marks.isEmpty)
  }

  @Test func `reading uses the stored state, and one that does not fit is made anew`() throws {
    try fill(library, seed: 4)
    let right = try expected().state
    try library.database.write("damage") { try $0.execute(sql: "UPDATE hifz_state SET event = 'other'") }
    #expect(try library.hifz.fold(in: structure).state == right)
    try library.database.write("damage") { try $0.execute(sql: "UPDATE hifz_state SET content = x'0102'") }
    #expect(try library.hifz.fold(in: structure).state == right)
    let isStored = try library.database.read("look") {
      try Bool.fetchOne($0, sql: "SELECT event = (SELECT id FROM hifz_event ORDER BY number DESC) FROM hifz_state")
    }
    #expect(isStored == true)
    try library.database.write("remove") {
      try $0.execute(sql: "DELETE FROM hifz_event WHERE number = (SELECT max(number) FROM hifz_event)")
    }
    #expect(try library.hifz.fold(in: structure).state == (try expected().state))
  }

  @Test func `no byte of the stored state can stop the program`() throws {
    try fill(library, seed: 5)
    let fold = try library.hifz.fold(in: structure)
    let bytes = HifzStateCoder.bytes(of: fold.state, fold.history, .madani)
    for place in stride(from: 0, to: bytes.count, by: 3) {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var damaged = bytes
        damaged[place] = value
        _ = HifzStateCoder.read(damaged, pages: pages, words: structure.words)
      }
      #expect(HifzStateCoder.read(Array(bytes[..<place]), pages: pages, words: structure.words) == nil)
    }
  }

  @Test func `an event that arrives late counts at its time`() throws {
    try note(.add(WordRange(0, 100), .solid), at: 0)
    try note(.grade(WordRange(0, 100), .weak, by: .oneself, seconds: nil), at: 72)
    let late = HifzEvent(
      id: "x", time: time(48), day: time(48).day, kind: .grade(WordRange(0, 100), .good, by: .teacher, seconds: nil))
    #expect(try library.hifz.merge([late], in: structure) == 1)
    #expect(try library.hifz.merge([late], in: structure) == 0)
    let fold = try library.hifz.fold(in: structure)
    #expect(fold.state == (try expected().state))
    #expect(fold.state.last?.id != "x")
    #expect(fold.history.days.count == 2)
  }

  @Test func `what is taken back is as if it had not been`() throws {
    try note(.add(WordRange(0, 100), .solid), at: 0)
    let before = try library.hifz.fold(in: structure).state.portions
    try note(.grade(WordRange(0, 100), .weak, by: .oneself, seconds: nil), at: 30)
    let event = try #require(try library.hifz.events(in: structure).last)
    #expect(try note(.undo(event.id), at: 31).state.portions == before)
  }

  @Test func `the events of one second keep their order`() throws {
    for _ in 0..<20 {
      let fold = try note(.add(WordRange(0, 50), .solid), .remove(WordRange(0, 50)), at: 5)
      #expect(fold.state.portions.isEmpty)
      #expect(try note(.add(WordRange(0, 50), .new), at: 5).state.planned == [WordRange(0, 50)])
    }
  }

  @Test func `two devices agree, whoever imports first, and nothing counts twice`() throws {
    let otherFolder = try TemporaryFolder()
    let other = try Library(folders: otherFolder.home, for: .writing)
    try fill(library, seed: 6)
    try fill(other, seed: 7, from: 3)
    let (one, two) = (try library.hifz.export(in: structure), try other.hifz.export(in: structure))
    let count = two.split(separator: "\n").count
    #expect(try library.hifz.import(two, in: structure).added == count)
    #expect(try other.hifz.import(one, in: structure).refused == [:])
    #expect(try library.hifz.import(two, in: structure).known == count)
    #expect(try library.hifz.export(in: structure) == other.hifz.export(in: structure))
    let fold = try library.hifz.fold(in: structure)
    #expect(fold.state == (try other.hifz.fold(in: structure).state))
    #expect(fold.state == (try expected().state))
  }

  @Test(arguments: [
    ("not json", "a line that is no event"),
    (#"{"id":"a","at":1767268800,"utc_offset":0,"zone":"","day":"2026-01-01","kind":"sung"}"#, "an unknown kind"),
    (
      #"{"id":"a","at":1767268800,"utc_offset":0,"zone":"","day":"2026-01-01","kind":"remove","first_word":5,"past_word":5}"#,
      "words that are not in the Quran"
    ),
    (
      #"{"id":"a","at":1767268800,"utc_offset":0,"zone":"","day":"2025-01-01","kind":"undo","value":"b"}"#,
      "a time or a day that does not exist"
    ),
  ])
  func `lines that are no event are left out and counted`(line: String, reason: String) throws {
    #expect(try library.hifz.import(line + "\n", in: structure).faults.map(\.reason.text) == [reason])
    #expect(try library.hifz.events(in: structure).isEmpty)
  }
}
