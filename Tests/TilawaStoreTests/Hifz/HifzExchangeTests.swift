import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// Q-HZ5
@Suite struct HifzExchangeTests {
  private let structure = MiniatureQuran.structure
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func library() throws -> (Library, TemporaryFolder) {
    let home = try TemporaryFolder()
    return (try Library(folders: home.home, for: .writing), home)
  }

  private func note(_ kinds: [HifzEvent.Kind], day: Int, in library: Library) throws {
    let time = ZonedTime(seconds: 1_767_268_800 + day * 86_400, offset: 0, zone: "UTC")
    try library.hifz.note(kinds, at: time, on: time.day, in: structure)
  }

  /// Two ledgers that begin alike and go on apart, as those of a telephone and a desk.
  private func apart(_ one: Library, _ other: Library) throws {
    let (page, second) = (WordRange(0, 20), WordRange(20, 40))
    try note([.add(page, .shaky), .add(second, .solid), .set("cycle", "20d")], day: 0, in: one)
    _ = try other.hifz.merge(try one.hifz.events(in: structure), in: structure)
    try note([.grade(page, .weak, by: .oneself, seconds: 60)], day: 3, in: one)
    try note(
      [.grade(page, .good, by: .teacher, seconds: nil), .slip(WordRange(4, 5), by: .teacher, said: second)], day: 2,
      in: other)
    try note([.note(second, "like 1:3"), .set("cycle", "25d")], day: 4, in: other)
    let undone = try #require(try one.hifz.events(in: structure).last)
    try note([.undo(undone.id)], day: 5, in: one)
    try note([.grade(second, .fair, by: .program, seconds: 90)], day: 6, in: one)
  }

  @Test(arguments: [true, false])
  func `two devices come to the same, whoever gives first, and nothing counts twice`(isOneFirst: Bool) throws {
    let ((one, homeOne), (other, homeOther)) = (try library(), try library())
    defer { withExtendedLifetime((homeOne, homeOther)) {} }
    try apart(one, other)
    let order = isOneFirst ? [one, other] : [other, one]
    let path = folder.path + "/exchange"
    for library in order { _ = try HifzExchange(library: library, structure: structure).export(to: path) }
    for library in order {
      #expect(try #require(try HifzExchange(library: library, structure: structure).import(from: path)).added > 0)
      #expect(try HifzExchange(library: library, structure: structure).import(from: path)?.added == 0)
      #expect(try HifzExchange(library: library, structure: structure).export(to: path) == 0)
    }
    let (left, right) = (try one.hifz.fold(in: structure), try other.hifz.fold(in: structure))
    #expect(left.state == right.state && left.history == right.history)
    #expect(left.state.plan.cycle == 25)
    #expect(left.state.portions[1]?.now.lapses == 0)
    let events = try one.hifz.events(in: structure)
    #expect(events == (try other.hifz.events(in: structure)))
    #expect(events.count == 10)
  }

  @Test func `a ledger of which nothing can be read is refused, and a folder without one is none`() throws {
    let (library, home) = try library()
    defer { withExtendedLifetime(home) {} }
    let exchange = HifzExchange(library: library, structure: structure)
    let path = folder.path + "/exchange"
    #expect(try exchange.export(to: path) == 0)
    #expect(try exchange.import(from: path) == nil)
    try Data("no event\n".utf8).write(to: URL(filePath: path + "/hifz.jsonl"))
    #expect { try exchange.import(from: path) } throws: { ($0 as? StoreError)?.code == .corrupt }
  }

  @Test func `a library that holds a ledger alone is backed up too`() throws {
    let (library, home) = try library()
    try note([.add(WordRange(0, 20), .solid)], day: 0, in: library)
    let again = try Library(folders: home.home, for: .writing)
    try note([.grade(WordRange(0, 20), .good, by: .oneself, seconds: nil)], day: 1, in: again)
    #expect(try LibraryBackup.all(in: home.home).count == 1)
  }

  @Test func `a deck has a card for each note, with what is known of its memory`() throws {
    let path = folder.path + "/collection.anki2"
    let notes = (1...3).map { number in
      AnkiCollection.Note(
        guid: "n\(number)", fields: ["k\(number)", "p", "b", "t", "", "[sound:\(number).mp3]"], tags: ["tilawa"],
        learning: AnkiCollection.Learning(
          due: number, interval: 10, hearings: 4, lapses: 1, memory: FSRS.Memory(stability: 12.5, difficulty: 5.25)))
    }
    try AnkiCollection(title: "Hifz", notes: notes, now: 1_767_268_800).create(at: path)
    let queue = try DatabaseQueue(path: path)
    let rows = try queue.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT guid || '|' || replace(flds, char(31), '/') || '|' || due || '|' || ivl || '|' || cards.data
          FROM cards JOIN notes ON notes.id = nid ORDER BY cards.id
          """)
    }
    #expect(rows == (1...3).map { "n\($0)|k\($0)/p/b/t//[sound:\($0).mp3]|\($0)|10|" + #"{"s":12.5,"d":5.25}"# })
    #expect(throws: StoreError.self) { try AnkiCollection(title: "", notes: [], now: 1).create(at: path + "/none") }
  }
}
