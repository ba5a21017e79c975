import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

@Suite struct LastSessionTests {
  let folder: TemporaryFolder
  var home: Folders { folder.home }

  init() throws { folder = try TemporaryFolder() }

  /// A session over one ayah that was left at its beginning.
  private func session(volume: Int) throws -> LastSession {
    let structure = MiniatureQuran.structure
    let ref = AyahRef(surah: 2, ayah: 2)
    let spec = SessionSpec(
      ranges: [AyahRange(ref, ref)], gap: .percent(50), continuation: SessionSpec.Continuation(stride: .pages(2)))
    let resolver = SourceResolver(
      structure: structure, counting: .kufi, offers: [TestOffers.complete(TestOffers.reciter("a"))])
    let playback = Playback(session: try Session(spec, in: structure, from: resolver), rate: 1000)
    return LastSession(
      spec: spec, riwayah: .hafs, reciters: ["a", "b"], missing: .fill, volume: volume,
      position: playback.position(heard: 0))
  }

  @Test func `before anything was played there is none, and asking makes nothing`() throws {
    #expect(try Library(folders: home, for: .reading).sessions.last() == nil)
    #expect(folder.files().isEmpty)
  }

  @Test func `the last session takes the place of the one before, and is all there for another process`() throws {
    let library = try Library(folders: home, for: .reading)
    for volume in [10, 20] { try library.sessions.keep(try session(volume: volume)) }
    #expect(try Library(folders: home, for: .reading).sessions.last() == session(volume: 20))
    let rows = try DatabaseQueue(path: home.library).read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM last_session")
    }
    #expect(rows == 1)
  }

  @Test func `a session that this version did not store is said, and stays`() throws {
    try Library(folders: home, for: .writing).sessions.keep(try session(volume: 10))
    try DatabaseQueue(path: home.library).write { try $0.execute(sql: "UPDATE last_session SET content = '{}'") }
    let library = try Library(folders: home, for: .reading)
    #expect { try library.sessions.last() } throws: { ($0 as? StoreError)?.code == .corrupt }
  }

  @Test func `a library of the first version gets a place for it and keeps the rest`() throws {
    try FileManager.default.createDirectory(atPath: home.data, withIntermediateDirectories: true)
    let old = try DatabaseQueue(path: home.library)
    try LibrarySchema.migrator.migrate(old, upTo: "1")
    try old.write { try $0.execute(sql: "INSERT INTO setting VALUES ('teacher', 'x')") }
    try old.close()
    let library = try Library(folders: home, for: .reading)
    try library.sessions.keep(try session(volume: 10))
    #expect(try library.sessions.last() == session(volume: 10))
    #expect(try library.settings.value(of: .teacher) == "x")
  }
}
