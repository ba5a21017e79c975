import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

@Suite struct QuranVerificationTests {
  let folder: TemporaryFolder
  let path: String
  let cache: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/quran.sqlite"
    cache = folder.path + "/cache"
    try FileManager.default.copyItem(atPath: RealQuran.path(), toPath: path)
  }

  private func code() -> StoreError.Code? {
    do {
      _ = try QuranDatabase(path: path, cache: cache)
      return nil
    } catch { return error.code }
  }

  private func change(_ statement: String) throws {
    try DatabaseQueue(path: path).write { try $0.execute(sql: statement) }
  }

  @Test func `it may lie at any path, and is read without a file beside it`() throws {
    let odd = folder.path + "/a b?c=1&d#%41 ١.sqlite"
    try FileManager.default.moveItem(atPath: path, toPath: odd)
    let text = try QuranDatabase(path: odd, cache: cache).text(of: AyahRef(surah: 112, ayah: 1))
    let known = try RealQuran.database().text(of: AyahRef(surah: 112, ayah: 1))
    #expect(text == known)
    #expect(folder.files().count == 2)
  }

  @Test(arguments: [
    "UPDATE ayah SET text = replace(text, 'ٱلْعَـٰلَمِينَ', 'ٱلْعَٰلَمِينَ') WHERE surah = 1 AND ayah = 2",
    "DELETE FROM ayah WHERE surah = 114 AND ayah = 6",
    "UPDATE ayah SET words = words + 1 WHERE surah = 2 AND ayah = 255",
    "UPDATE surah SET transliteration = 'X' WHERE id = 3",
    "UPDATE fasilah SET countings = countings - 1 WHERE surah = 2 AND countings & 1",
    "UPDATE division SET ayah = ayah + 1 WHERE kind = 'juz' AND number = 2",
    "DELETE FROM sajdah WHERE number = 15",
    "UPDATE riwayah SET counting = 'kufi' WHERE id = 'warsh'",
    "UPDATE print SET layout = zeroblob(length(layout)) WHERE id = 'taj-16'",
    "UPDATE print SET divisions = substr(divisions, 5) WHERE id = 'taj-13'",
    "DELETE FROM print WHERE id = 'madani'",
    "DROP TABLE fasilah",
    "UPDATE packed SET data = zeroblob(length(data)) WHERE name = 'fasilah'",
    "UPDATE packed SET data = substr(data, 5) WHERE name = 'division'",
    "DELETE FROM packed",
  ])
  func `a changed table is not trusted`(statement: String) throws {
    try change(statement)
    #expect(code() == .unverified)
  }

  @Test func `the digests in the file are not believed`() throws {
    try change("UPDATE ayah SET text = 'x' WHERE surah = 1 AND ayah = 1")
    try change("UPDATE meta SET value = '0' WHERE key = 'text_sha256'")
    #expect(code() == .unverified)
  }

  @Test func `a changed byte in the text is not trusted`() throws {
    var data = try Data(contentsOf: URL(filePath: path))
    let text = try RealQuran.database().text(of: AyahRef(surah: 112, ayah: 1))
    let found = try #require(data.range(of: Data(text.utf8)))
    data[found.lowerBound + 1] ^= 1
    try data.write(to: URL(filePath: path))
    #expect(code() == .unverified)
  }

  @Test(arguments: ["", "not a database at all, but long enough to be taken for the header of one, if only just so…"])
  func `what is no database is not trusted`(content: String) throws {
    try folder.write(content, to: "quran.sqlite")
    #expect(code() == .unverified)
  }

  @Test func `a truncated database is not trusted`() throws {
    try Data(contentsOf: URL(filePath: path)).prefix(500_000).write(to: URL(filePath: path))
    #expect(code() == .unverified)
  }

  @Test func `a missing file is said to be missing`() throws {
    try FileManager.default.removeItem(atPath: path)
    #expect(code() == .notFound)
  }

  @Test func `a folder in its place is unreadable`() throws {
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(code() == .unreadable)
  }

  @Test func `opening writes nothing beside the file`() throws {
    #expect(code() == nil)
    #expect(folder.files() == ["cache/quran.verified", "quran.sqlite"])
  }

  @Test func `what was verified once is not hashed again`() throws {
    #expect(code() == nil)
    let identity = try FileIdentity(path: path)
    #expect(VerificationStamp(path: path, identity: identity, digests: .pinned).isKept(in: cache))
  }

  @Test func `a change after the first opening is noticed`() throws {
    #expect(code() == nil)
    try change("UPDATE ayah SET text = 'x' WHERE surah = 1 AND ayah = 1")
    #expect(code() == .unverified)
  }

  @Test func `what failed leaves no note`() throws {
    try change("DELETE FROM sajdah")
    #expect(code() == .unverified)
    #expect(folder.files() == ["quran.sqlite"])
  }

  @Test func `a note about other digests is worth nothing`() throws {
    let identity = try FileIdentity(path: path)
    let other = QuranDigests(text: "0", structure: "1")
    VerificationStamp(path: path, identity: identity, digests: other).keep(in: cache)
    #expect(!VerificationStamp(path: path, identity: identity, digests: .pinned).isKept(in: cache))
  }

  @Test func `a cache that cannot be made is done without`() throws {
    try folder.write("a file where the folder should be", to: "cache")
    #expect(code() == nil)
    #expect(code() == nil)
  }
}
