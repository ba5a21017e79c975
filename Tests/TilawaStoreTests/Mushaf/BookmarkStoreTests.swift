import Foundation
import GRDB
import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// Q-QR9 G-6
@Suite struct BookmarkStoreTests {
  let folder: TemporaryFolder
  let library: Library
  let structure = MiniatureQuran.structure

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  private func mark(_ label: String, _ note: String = "", counting: VerseCounting = .kufi, at time: Int = 100) throws
    -> Bookmark
  {
    Bookmark(
      id: RandomID.make(),
      passage: try Passage(label, by: RangeParser(structure: structure, counting: counting, grain: .word)), note: note,
      tags: ["hifz"], colour: .blue, created: time)
  }

  private var marks: [Bookmark] { get throws { try library.bookmarks.all(in: structure).values } }

  @Test func `bookmarks are read as they were written, in the order of the text, several at one place`() throws {
    let written = [
      try mark("3:1", "a b\n\"ملاحظة\" 😀"), try mark("2:1", "first"), try mark("2:1", "second", at: 101),
      try mark("2:1", counting: .madaniLater),
    ]
    for mark in written { try library.bookmarks.add(mark) }
    #expect(try marks == [written[1], written[2], written[3], written[0]])
  }

  @Test func `what is removed comes back as it was, until the trash is emptied`() throws {
    let mark = try mark("2:1", "keep")
    try library.bookmarks.add(mark)
    try library.bookmarks.remove([mark.id], now: 50)
    #expect(try marks == [])
    let removed = try #require(try library.bookmarks.removed(in: structure).values.first)
    #expect(removed.note == "keep")
    #expect(removed.removed == 101)
    try library.bookmarks.restore([mark.id], now: 50)
    #expect(try marks.map(\.note) == ["keep"])
    #expect(try marks.first?.changed == 102)
    try library.bookmarks.remove([mark.id], now: 200)
    #expect(try library.trash.expendable(.expired, now: 201).titles.isEmpty)
    #expect(try library.trash.empty(.all, now: 201).titles == ["bookmark \(mark.shortID) at 2:1"])
    #expect(try library.bookmarks.removed(in: structure).values == [])
    try library.bookmarks.restore([mark.id], now: 300)
    #expect(try marks == [])
    #expect(try SharedReadingStore(database: library.database).all(in: structure).values.first?.gone == [mark.id: 200])
  }

  @Test func `a change takes the place of what was, and of what is gone it is refused`() throws {
    var mark = try mark("2:1", "old")
    try library.bookmarks.add(mark)
    mark.note = "new"
    #expect(try library.bookmarks.change(mark, now: 50).changed == 101)
    #expect(try marks.map(\.note) == ["new"])
    try library.bookmarks.remove([mark.id], now: 300)
    #expect(Refusal.code { try library.bookmarks.change(mark, now: 301) } == .notFound)
    #expect(Refusal.code { try library.bookmarks.add(mark) } == .invalid)
  }

  // K-8
  @Test(arguments: [
    ("past_word = 99999", "at the words"), ("first_word = -1", "at the words"),
    ("past_word = first_word", "at the words"),
    ("counting = 'basri'", "counting"), ("label = '2:9'", "2:9"), ("label = '3:1'", "3:1"),
    ("note = CAST(x'ff41' AS TEXT)", "UTF-8"), ("label = CAST(x'ff' AS TEXT)", "text"), ("tags = 'none'", "tags"),
    ("tags = '[\"a,b\"]'", "tags"), ("colour = 'pink'", "pink"), ("uid = 'X'", "id"), ("changed_at = -5", "time"),
  ])
  func `a row that cannot be believed is set aside whole, once, and the rest used`(change: String, reason: String)
    throws
  {
    let (good, bad) = (try mark("2:2", "good"), try mark("2:1", "bad"))
    for mark in [good, bad] { try library.bookmarks.add(mark) }
    try library.database.write("spoil") {
      try $0.execute(sql: "UPDATE bookmark SET \(change) WHERE uid = ?", arguments: [bad.id])
    }
    let rows = try library.bookmarks.all(in: structure)
    #expect(rows.values == [good])
    #expect(rows.setAside.count == 1)
    #expect(rows.setAside.first?.reason.contains(reason) == true, "\(rows.setAside)")
    #expect(try library.bookmarks.all(in: structure) == ReadRows(values: [good]))
    let kept = try #require(try library.setAside.all().first)
    #expect(kept.kind == .bookmark)
    let row = try #require(JSONSerialization.jsonObject(with: Data(kept.content.utf8)) as? [String: Any])
    #expect(row.count == 14)
    if change.hasPrefix("note") {
      #expect((row["note"] as? [String: String]) == ["hex": "ff41"])
    } else {
      #expect(row["note"] as? String == "bad")
    }
  }

  // K-8
  @Test func `where the library cannot be written the rest is used all the same`() throws {
    try library.bookmarks.add(try mark("2:2", "good"))
    try library.bookmarks.add(try mark("2:1", "bad"))
    try library.database.write("spoil") { try $0.execute(sql: "UPDATE bookmark SET counting = '?' WHERE note = 'bad'") }
    for name in ["library.sqlite", "library.sqlite-wal", "library.sqlite-shm"] {
      try? FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(folder.home.data)/\(name)")
    }
    guard access(folder.home.library, W_OK) != 0 else { return }
    let rows = try Library(folders: folder.home, for: .reading).bookmarks.all(in: structure)
    #expect(rows.values.map(\.note) == ["good"])
    #expect(rows.setAside.map(\.id) == [0])
  }

  @Test func `what was set aside is forgotten when somebody says so`() throws {
    try library.bookmarks.add(try mark("2:1"))
    try library.database.write("spoil") { try $0.execute(sql: "UPDATE bookmark SET counting = '?'") }
    _ = try library.bookmarks.all(in: structure)
    #expect(try library.setAside.forget() == 1)
    #expect(try library.setAside.all() == [])
  }
}
