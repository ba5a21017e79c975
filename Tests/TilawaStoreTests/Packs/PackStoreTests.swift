import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// Packs of the miniature Quran.
// Q-QR5, Q-QR4
@Suite struct PackStoreTests {
  let folder: TemporaryFolder
  let fixture = PackFixture()
  let store: PackStore

  init() throws {
    folder = try TemporaryFolder()
    store = PackStore(folders: folder.home, structure: MiniatureQuran.structure)
  }

  private func add(_ content: String, _ name: String = "file.txt", _ statement: PackStatement = PackStatement()) throws
    -> PackAddition
  { try store.add(folder.write(content, to: "in/\(name)"), statement) }

  private func fault(_ content: String, _ name: String = "file.txt", _ statement: PackStatement = PackStatement())
    throws -> StoreError?
  {
    let path = try folder.write(content, to: "in/\(name)")
    do {
      _ = try store.add(path, statement)
      return nil
    } catch {
      return error
    }
  }

  private func id(_ text: String) throws -> PackID { try #require(PackID(text)) }

  @Test func `a file says what it is`() throws {
    let pack = try add(fixture.tanzil()).pack.pack
    #expect(pack.id.text == "nl.madeup" && pack.kind == .translation && pack.language?.code == "nl")
    #expect(pack.name == "Made Up" && pack.author == "Nobody At All" && pack.source == "a test")
    #expect(pack.licence == nil && pack.direction == .leftToRight && pack.ayat == 572)
    #expect(try store.pack(pack.id) == pack)
    #expect(try store.ids == [pack.id])
  }

  @Test func `what a user says stands before what the file says`() throws {
    let statement = PackStatement(
      id: try id("en.mine"), kind: .transliteration, name: "Mine", language: PackLanguage("en"), author: "A",
      licence: "CC0", source: "home")
    let pack = try add(fixture.tanzil(), "x.txt", statement).pack.pack
    #expect(pack.id.text == "en.mine" && pack.kind == .transliteration && pack.name == "Mine" && pack.author == "A")
    #expect(pack.licence == "CC0" && pack.source == "home" && pack.language?.code == "en")
  }

  @Test func `what nobody says is not made up`() throws {
    let pack = try add(fixture.plain(), "somebody.txt").pack.pack
    #expect(pack.id.text == "somebody" && pack.name == "somebody")
    #expect(pack.author == nil && pack.language == nil && pack.licence == nil && pack.source == nil)
    #expect(try fault(fixture.plain(), "123.txt")?.code == .invalid)
  }

  @Test func `the file is kept as it is`() throws {
    let content = "\u{FEFF}" + fixture.tanzil().replacing("\n", with: "\r\n")
    let pack = try add(content).pack.pack
    #expect(try store.original(of: pack.id) == Array(content.utf8))
    #expect(try store.verify(pack.id) == pack)
  }

  @Test func `texts are found by ayah in any counting`() throws {
    let pack = try add(fixture.tanzil()).pack
    let first = AyahRef(surah: 2, ayah: 1)
    #expect(pack.passages(of: first).map(\.text) == ["Meaning of 2:1."])
    // The later Madani joins 2:1 and 2:2 of the miniature Quran.
    let madani = pack.passages(of: AyahRef(surah: 2, ayah: 1, counting: .madaniLater))
    #expect(madani.map(\.text) == ["Meaning of 2:1.", "Meaning of 2:2."])
    #expect(madani.map(\.ayat.description) == ["2:1", "2:2"])
    // The Makki counting divides 2:5.
    for ayah in [5, 6] {
      let passages = pack.passages(of: AyahRef(surah: 2, ayah: ayah, counting: .makki))
      #expect(passages.map(\.ayat.description) == ["2:5"])
    }
    #expect(pack.all.map(\.text) == fixture.ayat.map(PackFixture.text))
  }

  @Test func `ayat that are joined have their text once`() throws {
    let joined = fixture.tanzil { $0.surah == 2 && $0.ayah == 3 ? "" : PackFixture.text($0) }
    let pack = try add(joined, "a.txt", PackStatement(empty: .joined)).pack
    for ayah in [2, 3] {
      let passage = pack.passages(of: AyahRef(surah: 2, ayah: ayah))
      #expect(passage.map(\.ayat.description) == ["2:2-3"] && passage.map(\.text) == ["Meaning of 2:2."])
    }
    #expect(pack.passages(overlapping: MiniatureQuran.structure.span(ofSurah: 2)).count == 4)
    #expect(pack.all.count { _ in true } == 571)
  }

  @Test func `words have their meanings`() throws {
    let pack = try add(fixture.words(), "w.json").pack
    #expect(pack.pack.kind == .words)
    let span = MiniatureQuran.structure.span(of: AyahRef(surah: 2, ayah: 2))
    #expect(pack.glosses(of: span).map(\.text) == ["m2.2.1", "m2.2.2"])
    #expect(pack.glosses(of: span).map(\.words) == [WordRange(18, 19), WordRange(19, 20)])
    #expect(pack.passages(of: AyahRef(surah: 2, ayah: 2)).map(\.text) == ["m2.2.1 m2.2.2"])
  }

  @Test func `words that are one in the pack are given together`() throws {
    let joined = fixture.words().replacing("\"m2.2.2\"", with: "\"\"")
    let pack = try add(joined, "w.json", PackStatement(empty: .joined)).pack
    #expect(pack.glosses(of: WordRange(19, 21)).map(\.words) == [WordRange(18, 20), WordRange(20, 21)])
  }

  @Test(arguments: ["CREATE TABLE translation (sura INTEGER, ayah INTEGER, ayah_key TEXT, text TEXT)", "fts"])
  func `tables of SQLite are read`(schema: String) throws {
    let path = folder.path + "/pack.db"
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in
      try db.execute(sql: "CREATE TABLE android_metadata (locale TEXT)")
      try db.execute(sql: schema == "fts" ? "CREATE VIRTUAL TABLE verses USING fts4(sura, ayah, text)" : schema)
      for ref in fixture.ayat {
        try db.execute(
          sql: schema == "fts"
            ? "INSERT INTO verses VALUES (?1, ?2, ?4)" : "INSERT INTO translation VALUES (?1, ?2, ?3, ?4)",
          arguments: [ref.surah, ref.ayah, "\(ref)", PackFixture.text(ref)])
      }
    }
    try queue.close()
    #expect(try store.add(path).pack.all.map(\.text) == fixture.ayat.map(PackFixture.text))
    #expect(try fault("SQLite format 3\0 and nothing else")?.code == .unreadable)
  }

  // A3
  @Test(arguments: [
    (
      "ALTER TABLE verses ADD COLUMN text TEXT DEFAULT '\(String(repeating: "word ", count: 20_000))'",
      "has a default of 100002 bytes"
    ),
    ("ALTER TABLE verses ADD COLUMN text TEXT AS (printf('%.*c', 100000, 'x'))", "is computed"),
  ])
  func `a table whose text is not in the file is refused`(change: String, why: String) throws {
    let path = folder.path + "/pack.db"
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in
      try db.execute(sql: "CREATE TABLE verses (sura INTEGER, ayah INTEGER)")
      for ref in fixture.ayat {
        try db.execute(sql: "INSERT INTO verses VALUES (?, ?)", arguments: [ref.surah, ref.ayah])
      }
      try db.execute(sql: change)
    }
    try queue.close()
    let error = #expect(throws: StoreError.self) { try store.add(path) }
    #expect(error?.message.contains(why) == true)
  }

  @Test func `no more text comes out of a database than it has bytes`() throws {
    let path = folder.path + "/pack.db"
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in
      // Short rows, each with as many short defaults as there can be.
      let columns = (0..<90).map { ", d\($0) TEXT DEFAULT '123456789012345678901234567890'" }.joined()
      try db.execute(sql: "CREATE TABLE verses (sura INTEGER, ayah INTEGER, text TEXT)")
      for ref in fixture.ayat {
        try db.execute(sql: "INSERT INTO verses VALUES (?, ?, 'x')", arguments: [ref.surah, ref.ayah])
      }
      for column in columns.dropFirst(2).split(separator: ",") {
        try db.execute(sql: "ALTER TABLE verses ADD COLUMN \(column)")
      }
    }
    try queue.close()
    let error = #expect(throws: StoreError.self) { try store.add(path) }
    #expect(error?.message.contains("it holds more text than it has bytes") == true)
  }

  // Q-DI
  @Test func `a damaged pack is not opened`() throws {
    let pack = try add(fixture.tanzil()).pack.pack
    // The index of words is made anew where it is not right.
    let files = folder.files().filter {
      $0.hasPrefix("data/texts/packs/") && !$0.hasSuffix("lock") && !$0.hasSuffix("words")
    }
    #expect(files.count == 3)
    for file in files {
      let path = "\(folder.path)/\(file)"
      let bytes = Bytes.read(path)
      var wrong = bytes
      wrong[bytes.count / 2] ^= 1
      Bytes.write(wrong, to: path)
      #expect(throws: StoreError.self) { try store.verify(pack.id) }
      unlink(path)
      #expect(throws: StoreError.self) { try store.verify(pack.id) }
      Bytes.write(bytes, to: path)
      #expect(try store.verify(pack.id) == pack)
    }
  }

  @Test func `a pack is replaced by one of its id, and nothing of the old one stays`() throws {
    #expect(try !add(fixture.tanzil()).isReplacement)
    let addition = try add(fixture.tanzil { "Other \($0)" })
    #expect(addition.isReplacement && addition.pack.passage(at: 0).text == "Other 1:1")
    let files = folder.files().filter { $0.hasPrefix("data/texts/packs/") }
    #expect(files.count == 5)
    #expect(files.count { $0.hasSuffix(".words") } == 1)
  }

  @Test func `two packs of one file share it, and each can go`() throws {
    _ = try add(fixture.tanzil())
    _ = try add(fixture.tanzil(), "b.txt", PackStatement(id: try id("b")))
    try store.remove(try id("nl.madeup"))
    #expect(try store.verify(id("b")).name == "Made Up")
    try store.remove(try id("b"))
    #expect(try store.ids == [] && folder.files().filter { $0.hasPrefix("data/texts/packs/") }.count == 1)
    #expect(throws: StoreError.self) { try store.remove(id("b")) }
  }

  @Test func `a file that is refused changes nothing`() throws {
    _ = try add(fixture.tanzil())
    let before = folder.files()
    let short = fixture.tanzil().replacing("114|5|Meaning of 114:5.\n", with: "")
    let error = try fault(short)
    #expect(error?.code == .unreadable)
    #expect(error?.message == "571 ayat and not 572: 114:5 is missing, after line 571")
    #expect(try fault(fixture.words(), "w.json", PackStatement(kind: .translation))?.code == .unreadable)
    #expect(try fault(fixture.tanzil(), "w.txt", PackStatement(kind: .words))?.code == .unreadable)
    #expect(try fault(fixture.tanzil { $0 == AyahRef(surah: 112, ayah: 2) ? "ٱللَّهُ ٱلصَّمَدُ" : "x" })?.code == .unreadable)
    #expect(folder.files().filter { !$0.hasPrefix("in/") } == before.filter { !$0.hasPrefix("in/") })
  }

  @Test func `a file that is far too large is not read`() throws {
    let path = try folder.write("1|1|", to: "big.txt")
    #expect(truncate(path, 1_000_000_000) == 0)
    let error = #expect(throws: StoreError.self) { try store.add(path) }
    #expect(error?.code == .unreadable)
    #expect(error?.message == "it has 1 GB; not more than 64 MB are read")
    #expect(throws: StoreError.self) { try store.add("/dev/zero") }
  }

  @Test func `words that printed lines write as one have their meaning together`() throws {
    let structure = try RealQuran.structure()
    let home = try TemporaryFolder()
    let real = PackStore(folders: home.home, structure: structure)
    let joint = Set([
      AyahRef(surah: 2, ayah: 181), AyahRef(surah: 8, ayah: 6), AyahRef(surah: 13, ayah: 37),
      AyahRef(surah: 37, ayah: 130),
    ])
    let words = PackFixture(structure).ayat.flatMap { ref in
      (1...structure.span(of: ref).count - (joint.contains(ref) ? 1 : 0)).map { "\"\(ref):\($0)\":\"g\($0)\"" }
    }
    #expect(words.count == 77_429)
    let path = try home.write("{" + words.joined(separator: ",") + "}", to: "words.json")
    let pack = try real.add(path).pack
    let last = structure.span(of: AyahRef(surah: 37, ayah: 130))
    let glosses = pack.glosses(of: last)
    #expect(glosses.map(\.text) == ["g1", "g2", "g3"])
    #expect(glosses.map(\.words.count) == [1, 1, 2])
    #expect(
      pack.glosses(of: structure.span(of: AyahRef(surah: 2, ayah: 181))).map(\.words.count)
        == [1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
  }
}
