import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

@Suite struct LibraryMigrationTests {
  let folder: TemporaryFolder

  /// Makes a library as version 1 of the tables has it: a set of files, and a recording of a teacher.
  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.home.data, withIntermediateDirectories: true)
    let old = try DatabaseQueue(path: folder.home.library)
    try LibrarySchema.migrator.migrate(old, upTo: "1")
    try old.write {
      try $0.execute(
        sql: """
          INSERT INTO reciter VALUES (1, 'a', 'A', 'hafs', 'kufi', 'reciter', 0), (2, 't', 'T', 'warsh', 'kufi', 'personal', 1);
          INSERT INTO audio_file VALUES
            (1, 1, 'absolute', '/a/1.mp3', NULL, 5, 6, 16000, 2, 900), (2, 2, 'recordings', 'abc', 'abc', 7, 8, 44100, 1, 500);
          INSERT INTO segment VALUES
            (1, 1, 1, 'text', 0, 4, 2, NULL, 0, 900, 'confirmed', 'plain', NULL, 3),
            (2, 2, 2, 'text', 4, 6, 1, NULL, 10, 400, 'confirmed', 'plain', '1:2', 4);
          INSERT INTO recording VALUES (1, 'abc', 'Lesson', 2, 2, 4, 'lesson.wav', NULL);
          INSERT INTO setting VALUES ('teacher', 'T');
          """)
    }
    try old.close()
  }

  @Test func `a library of version 1 keeps all it has, its loudness unknown`() throws {
    let library = try Library(folders: folder.home, for: .reading)
    // The reciters have no order, so a reciter with recordings of the user's comes first.
    #expect(try library.reciters.all().map(\.id) == ["t", "a"])
    #expect(try library.settings.value(of: .teacher) == "T")
    #expect(try library.reciters.summary(of: "t").recordings == 1)
    #expect(
      try library.reciters.offers(overlapping: [WordRange(0, 10)], opening: []).map(\.spans) == [[4..<6], [0..<4]])
    #expect(try library.loudness.sources().map(\.loudness) == [nil, nil])
    let loudness = try #require(Loudness(integrated: -20, truePeak: -3, extent: .whole))
    let task = try #require(try library.loudness.tasks(of: "t").first)
    #expect(try library.loudness.store(loudness, of: task, at: 9))
    #expect(try library.loudness.sources().map(\.loudness) == [loudness, nil])
  }

  @Test func `reciters whom somebody has ordered keep their order`() throws {
    let old = try DatabaseQueue(path: folder.home.library)
    try old.write {
      try $0.execute(
        sql: """
          INSERT INTO reciter VALUES (3, 'b', 'B', 'hafs', 'kufi', 'reciter', 2);
          UPDATE reciter SET rank = 3 - number;
          """)
    }
    try old.close()
    #expect(try Library(folders: folder.home, for: .reading).reciters.all().map(\.id) == ["b", "t", "a"])
  }

  @Test func `one that can only be read is read, and stays as it is`() throws {
    let before = Bytes.read(folder.home.library)
    let name = URL(filePath: folder.home.library).absoluteString + SQLiteName.unchangingEnd
    let queue = try LibrarySchema.prepare(DatabaseQueue(path: name), folders: folder.home)
    let (reciters, measured) = try queue.read { db in
      (try StoredReciter.ranked(db).map(\.reciter.id), try Int.fetchOne(db, sql: "SELECT count(*) FROM loudness"))
    }
    #expect(reciters == ["t", "a"])
    #expect(measured == 0)
    #expect(Bytes.read(folder.home.library) == before)
    #expect(folder.files() == ["data/library.sqlite"])
  }
}

/// A library of version 6, made by code as that version did.
@Suite struct LedgerMigrationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.home.data, withIntermediateDirectories: true)
    let old = try DatabaseQueue(path: folder.home.library)
    try LibrarySchema.migrator.migrate(old, upTo: "6")
    try old.write {
      try $0.execute(
        sql: """
          INSERT INTO reciter VALUES (1, 'a', 'A', 'hafs', 'kufi', 'reciter', 0, 1);
          INSERT INTO setting VALUES ('teacher', 'T'), ('downloads.limit', '2000000000');
          INSERT INTO last_session VALUES (1, '{}');
          """)
    }
    try old.close()
  }

  @Test func `it keeps all it has, and begins a ledger`() throws {
    let library = try Library(folders: folder.home, for: .writing)
    #expect(try library.reciters.all().map(\.id) == ["a"])
    #expect(try library.settings.all() == [.setting(.teacher): "T", .setting(.downloadsLimit): "2000000000"])
    #expect(try library.ledger.entries() == [])
    #expect(try library.presets.all() == [])
    let entry = LedgerEntry(
      occasion: LedgerEntry.Occasion(session: "s"), words: WordRange(0, 4),
      naming: LedgerEntry.Naming(ref: "1:1", counting: .kufi, role: .main), riwayah: .hafs, source: nil,
      began: ZonedTime(seconds: 0, offset: 0, zone: "UTC"), ended: 1, plays: 1, heard: .seconds(1))
    try library.ledger.note([entry])
    #expect(try Library(folders: folder.home, for: .reading).ledger.entries() == [entry])
  }

  @Test func `its defaults can be looked up before it is brought up to date`() throws {
    let before = Bytes.read(folder.home.library)
    #expect(try LibraryOpening(apart: folder.home).standards() == [:])
    #expect((try? PresetStore.names(in: folder.home)) == nil)
    #expect(Bytes.read(folder.home.library) == before)
  }

  @Test func `the versions come in order, and none is left out`() {
    let numbers = (1...10) + [12, 13, 14, 15, 16, 17, 18, 20, 21, 24, 25, 27, 29, 30, 31]
    #expect(LibrarySchema.migrator.migrations == numbers.map { "\($0)" })
  }

  @Test func `a new library has the same tables as one that went through all versions`() throws {
    func contents(_ queue: DatabaseQueue) throws -> [[String?]] {
      try queue.read { db in
        let tables = try Row.fetchAll(
          db, sql: "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")
        let versions = try Row.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations ORDER BY rowid")
        let owner = try Row.fetchAll(db, sql: "PRAGMA application_id")
        return (tables + versions + owner).map { row in
          row.databaseValues.map { String.fromDatabaseValue($0) ?? "\($0)" }
        }
      }
    }
    let (new, old) = (try DatabaseQueue(), try DatabaseQueue())
    try LibrarySchema.makeTables(new)
    try LibrarySchema.migrator.migrate(old)
    let expected = try contents(old)
    #expect(expected.count > 150)
    #expect(try contents(new) == expected)
  }
}

/// A library of version 14, whose presets are words of a command line.
@Suite struct PresetMigrationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.home.data, withIntermediateDirectories: true)
    let old = try DatabaseQueue(path: folder.home.library)
    try LibrarySchema.migrator.migrate(old, upTo: "14")
    try old.write {
      try $0.execute(sql: "INSERT INTO preset VALUES ('p', ?, 5)", arguments: [#"["2:1","--gap","100%"]"#])
    }
    try old.close()
  }

  @Test func `its presets stay as they are, and new ones stand beside them`() throws {
    let old = Preset(name: "p", content: #"["2:1","--gap","100%"]"#, saved: 5)
    let library = try Library(folders: folder.home, for: .writing)
    #expect(try library.presets.all() == [old])
    let new = Preset(name: "q", content: #"{"ranges":["2:1"]}"#, saved: 6)
    try library.presets.save(new)
    #expect(try Library(folders: folder.home, for: .reading).presets.all() == [old, new])
  }

  @Test func `content that is no JSON is refused`() throws {
    let library = try Library(folders: folder.home, for: .writing)
    try library.presets.save(Preset(name: "p", content: "2:1", saved: 6))
    let error = try #require(throws: StoreError.self) { try library.presets.all() }
    #expect(error.code == .corrupt)
  }
}
