import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// T-F3.12: a removal does not win against a change that did not know of it, in whatever form a table keeps removals.
@Suite struct LibraryRemovalTests {
  let libraries: SyncedLibraries
  private var one: SyncedLibrary { libraries.one }
  private var other: SyncedLibrary { libraries.other }
  private let structure = MiniatureQuran.structure

  init() throws { libraries = try SyncedLibraries() }

  private func passage(_ text: String) throws -> Passage {
    try Passage(text, by: RangeParser(structure: structure, counting: .kufi, grain: .word))
  }

  private func notes(_ library: SyncedLibrary) throws -> Set<String> {
    Set(try library.library.bookmarks.all(in: structure).values.map(\.note))
  }

  @Test func `of bookmarks that one device edits and another removes, the edits are shown`() async throws {
    try await libraries.begin()
    let marks = try (0..<20).map { number in
      Bookmark(id: "aaaaaaaaaaaaaa\(10 + number)", passage: try passage("2:1-2"), note: "\(number)", created: 100)
    }
    for mark in marks { try one.library.bookmarks.add(mark) }
    try await libraries.settle()
    for mark in marks {
      try other.library.bookmarks.remove([mark.id], now: 500)
      var edited = mark
      edited.note = "edited \(mark.note)"
      try one.library.bookmarks.change(edited, now: 300)
    }
    try await libraries.settle()
    #expect(try notes(one) == Set(marks.map { "edited \($0.note)" }))
    #expect(try notes(other) == notes(one))
    // There is nothing to choose between: to remove it again is a change that knows of both.
    #expect(try one.store.conflicts().isEmpty)
    try one.library.bookmarks.remove(marks.map(\.id), now: 900)
    try await libraries.settle()
    #expect(try notes(other).isEmpty)
  }

  @Test func `a position that one device sets and another removes later stays`() async throws {
    try await libraries.begin()
    func set(_ text: String, at seconds: Int) throws {
      try one.library.positions.set(
        ReadingPosition(
          name: "daily", passage: passage(text), riwayah: .hafs, at: ZonedTime(seconds: seconds, offset: 0, zone: "UTC")
        ))
    }
    try set("2:1", at: 100)
    try await libraries.settle()
    try set("3:1", at: 200)
    #expect(try other.library.positions.remove(named: "daily", now: 900))
    try await other.sync()
    try await libraries.settle()
    for library in [one, other] {
      #expect(try library.library.positions.all(in: structure).values.map(\.passage.label) == ["3:1"])
    }
  }

  @Test func `a khatm that one device ends and another removes later stays`() async throws {
    try await libraries.begin()
    try one.library.khatm.make(Khatm(name: "family", made: 7))
    try await libraries.settle()
    try one.library.database.write("end it") { try $0.execute(sql: "UPDATE khatm SET state = 'closed'") }
    _ = try one.store.close()
    try other.library.database.write("remove it") { try $0.execute(sql: "UPDATE khatm SET state = 'removed'") }
    try await other.sync()
    try await libraries.settle()
    for library in [one, other] { #expect(try library.library.khatm.all().map(\.state.rawValue) == ["closed"]) }
  }

  // MARK: - The table for people

  @Test func `the kinds, rules and removals in the documentation are those of the program`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "docs/sync.md"), encoding: .utf8)
    var rows: [String: (removal: String, rule: String)] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5 else { continue }
      for kind in cells[0].split(separator: ",") {
        rows[kind.trimmingCharacters(in: CharacterSet(charactersIn: " `"))] = (cells[3], cells[4])
      }
    }
    #expect(Set(rows.keys) == Set(SyncKind.all.map(\.name)))
    for kind in SyncKind.all {
      let row = try #require(rows[kind.name])
      #expect(row.rule.contains("a person decides") == (kind.rule == .person), "\(kind.name)")
      switch kind.removal {
      case .absence: #expect(["null", "never"].contains(row.removal), "\(kind.name)")
      case .member(let member): #expect(row.removal == "null, `\(member)`", "\(kind.name)")
      case .state(let member, let word): #expect(row.removal == "null, `\(member)` is `\(word)`", "\(kind.name)")
      }
    }
  }

  @Test func `every kind has a table, and every member that says a removal is one of its columns`() throws {
    try one.library.database.read("look") { db in
      let library = one.store.rows(db)
      for kind in SyncKind.all {
        #expect(library.keeps(kind.name))
        switch kind.removal {
        case .absence:
          // A kind with such a column is removed by it.
          #expect(!library.members(of: kind.name).contains("removed_at"), "\(kind.name)")
        case .member(let member), .state(let member, _):
          #expect(library.members(of: kind.name).contains(member), "\(kind.name)")
        }
      }
    }
  }
}
