import Dispatch
import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// Q-UA4
@Suite struct ReadingExchangeTests {
  let here: LibraryFixture
  let there: LibraryFixture
  let structure = MiniatureQuran.structure
  private var place: String { here.folder.path + "/exported" }

  init() throws {
    here = try LibraryFixture()
    there = try LibraryFixture()
  }

  private func mark(_ library: Library, _ label: String, _ note: String, at time: Int) throws -> Bookmark {
    let parser = RangeParser(structure: structure, counting: .kufi, grain: .word)
    let mark = Bookmark(
      id: RandomID.make(), passage: try Passage(label, by: parser), note: note, created: time)
    try library.bookmarks.add(mark)
    return mark
  }

  private func export(_ fixture: LibraryFixture) throws -> ReadingExchange.Outcome {
    try ReadingExchange(library: fixture.library, structure: structure).export(to: place)
  }

  private func take(_ fixture: LibraryFixture) throws -> ReadingExchange.Outcome? {
    try ReadingExchange(library: fixture.library, structure: structure).import(from: place)
  }

  private func notes(_ fixture: LibraryFixture) throws -> [String] {
    try fixture.library.bookmarks.all(in: structure).values.map(\.note)
  }

  @Test func `two libraries have all of both afterwards, and nothing twice`() throws {
    _ = try mark(here.library, "2:1", "here", at: 5)
    _ = try mark(there.library, "2:2", "there", at: 6)
    let position = ReadingPosition(
      name: "last", passage: Passage(AyahRange(AyahRef(surah: 3, ayah: 1), AyahRef(surah: 3, ayah: 1)), in: structure),
      riwayah: .hafs, at: ZonedTime(seconds: 9, offset: 60, zone: "Europe/Berlin"))
    try there.library.positions.set(position)
    #expect(try export(here).added == 1)
    #expect(try export(there).added == 1)
    #expect(try take(here)?.added == 1)
    #expect(try take(there)?.added == 1)
    for fixture in [here, there] {
      #expect(try notes(fixture) == ["here", "there"])
      #expect(try fixture.library.positions.all(in: structure).values == [position])
      #expect(try take(fixture)?.isNothing == true)
      #expect(try export(fixture).isNothing)
    }
  }

  @Test func `what was removed here is removed there, where it can be had back, and does not return`() throws {
    let mark = try mark(here.library, "2:1", "note", at: 5)
    _ = try export(here)
    _ = try take(there)
    try here.library.bookmarks.remove([mark.id], now: 10)
    #expect(try export(here).removed == 1)
    #expect(try take(there)?.removed == 1)
    #expect(try notes(there) == [])
    #expect(try there.library.bookmarks.removed(in: structure).values.map(\.note) == ["note"])
    #expect(try take(here)?.isNothing == true)
    // A third one that never had it hands it on all the same.
    let third = try LibraryFixture()
    _ = try take(third)
    #expect(
      try SharedReadingStore(database: third.library.database).all(in: structure).values.first?.gone == [mark.id: 10])
    try there.library.bookmarks.restore([mark.id], now: 20)
    _ = try export(there)
    #expect(try take(here)?.added == 1)
    #expect(try notes(here) == ["note"])
    #expect(try take(third)?.added == 1)
    #expect(try notes(third) == ["note"])
  }

  @Test(arguments: ["[]", "{}", "{\"format\":\"tilawa-reading\",\"version\":1}", "{\"format\":\"x\",\"version\":1}"])
  func `a damaged document is refused, and nothing is changed`(text: String) throws {
    _ = try mark(here.library, "2:1", "note", at: 5)
    _ = try export(here)
    try Data(text.utf8).write(to: URL(filePath: place + "/reading.json"))
    #expect(Refusal.code { try take(there) } == .corrupt)
    #expect(Refusal.code { try export(here) } == .corrupt)
    #expect(try notes(there) == [])
    try Data("{\"format\":\"tilawa-reading\",\"version\":2}".utf8).write(to: URL(filePath: place + "/reading.json"))
    #expect(Refusal.code { try take(there) } == .newerVersion)
  }

  // B3
  @Test func `what another process sets while it is imported stays, where it is later`() throws {
    let mark = try mark(here.library, "2:1", "first", at: 5)
    _ = try export(here)
    _ = try take(there)
    let theirs = Bookmark(id: mark.id, passage: mark.passage, note: "theirs", created: 5)
    _ = try here.library.bookmarks.change(theirs, now: 10)
    _ = try export(here)
    // The other process is about to be done when the import begins.
    let began = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    let fixture = there
    let (place, structure) = (place, structure)
    let other = try Library(folders: fixture.folder.home, for: .writing)
    try other.database.write("set it") { db in
      DispatchQueue.global().async {
        began.signal()
        _ = try? ReadingExchange(library: fixture.library, structure: structure).import(from: place)
        ended.signal()
      }
      began.wait()
      for _ in 0..<50 { _ = try fixture.library.bookmarks.all(in: structure) }
      var later = Bookmark(id: mark.id, passage: mark.passage, note: "later", created: 5)
      later.changed = 20
      try BookmarkRow.put(later, db)
    }
    ended.wait()
    #expect(try notes(there) == ["later"])
  }

  // A10
  @Test func `bookmarks that cannot be reached are not taken for none`() throws {
    _ = try mark(here.library, "2:1", "note", at: 5)
    _ = try export(here)
    try FileManager.default.removeItem(atPath: place + "/reading.json")
    let made = symlink("reading.json", place + "/reading.json")
    #expect(made == 0)
    #expect(Refusal.code { try take(there) } == .unreadable)
  }

  @Test func `a folder without bookmarks is imported as before`() throws {
    _ = try LibraryExchange(library: here.library, structure: structure, measure: RecordingsFixture.measure)
      .export([], to: place)
    #expect(try take(there) == nil)
    #expect(try export(here).isNothing)
    #expect(!FileManager.default.fileExists(atPath: place + "/reading.json"))
  }
}
