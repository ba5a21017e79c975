import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// E5: a library that is damaged inside gives errors. A trap would end the whole test process, so that nothing is left to report it.
///
/// More of it: TILAWA_DAMAGE_ROUNDS=2000 swift test --filter LibraryDamageTests
@Suite struct LibraryDamageTests {
  let fixture: RecordingsFixture
  private let whole: [UInt8]
  private let recording: Recording

  private static let rounds = ProcessInfo.processInfo.environment["TILAWA_DAMAGE_ROUNDS"].flatMap { Int($0) } ?? 40
  private let values: [(any DatabaseValueConvertible)?] = [
    nil, "x", "", "-7", Data([0, 255, 7]), Data(), 1.5, -1e300, 0, 1, -1, 115, 1 << 31, 1 << 45, Int.min, Int.max - 1,
    Int.max,
    "[]", "{}", "9999-99-99", "1:1",
  ]

  init() throws {
    fixture = try RecordingsFixture()
    let library = fixture.library
    recording = try fixture.add("lesson", [0..<4, 4..<6])
    try library.recordings.delete(try fixture.add("gone", [0..<4]), now: 5)
    let segment = try fixture.segments(recording)[0]
    try library.annotations.delete(segment: segment.id, called: "1:1", of: recording, now: 10)
    _ = try library.annotations.undo(recording, now: 11)
    try library.sessions.keep(try LibraryDamageTests.session())
    try library.presets.save(Preset(name: "p", content: #"{"ranges":["2:255"]}"#, saved: 5))
    try library.sessions.keep(["place": "2:255"], ofScript: "s")
    try library.settings.set(.teacher, to: "Shaykh")
    try library.database.write("fill") { db in try db.execute(sql: LibraryDamageTests.rows) }
    _ = try library.khatm.settle(in: MiniatureQuran.structure)
    // One file, that can also say what is none of its types.
    let queue = try DatabaseQueue(path: fixture.home.library)
    let file = "\(fixture.home.data)/whole.sqlite"
    try queue.writeWithoutTransaction { db in try db.execute(sql: "VACUUM INTO ?", arguments: [file]) }
    try queue.close()
    whole = Bytes.read(file)
    unlink(file)
  }

  private static func session() throws -> LastSession {
    let structure = MiniatureQuran.structure
    let ref = AyahRef(surah: 2, ayah: 2)
    let spec = SessionSpec(ranges: [AyahRange(ref, ref)])
    let resolver = SourceResolver(
      structure: structure, counting: .kufi, offers: [TestOffers.complete(TestOffers.reciter("a"))])
    let playback = Playback(session: try Session(spec, in: structure, from: resolver), rate: 1000)
    return LastSession(
      spec: spec, riwayah: .hafs, reciters: ["a"], missing: .silence, volume: 80, position: playback.position(heard: 0))
  }

  /// Something in every table that the rest does not fill.
  private static let rows = """
    INSERT INTO reciter VALUES (90, 'far', 'Far', 'hafs', 'kufi', 'reciter', 9, 0);
    INSERT INTO audio_file VALUES (90, 90, 'absolute', '/far/001002.mp3', 'abc', 5, 6, 16000, 2, 900000);
    INSERT INTO segment(reciter, file, kind, first_word, past_word, reach, start_frame, end_frame, status, opening, added)
      VALUES (90, 90, 'text', 4, 8, 2, 0, 900, 'confirmed', 'plain', 3),
        (90, 90, 'basmalah', NULL, NULL, NULL, 900, 1000, 'confirmed', 'plain', 3);
    INSERT INTO loudness(reciter, file, integrated, true_peak, extent, measured_at) VALUES (90, NULL, -20, -3, 'whole', 5);
    INSERT INTO remote_source VALUES (90, '{"patterns":["https://a.example/{surah}{ayah}.mp3"]}');
    INSERT INTO download(file, url, fetched_at, used_at) VALUES (90, 'https://a.example/001002.mp3', 5, 6);
    INSERT INTO absence VALUES (90, '001003.mp3', 5);
    INSERT INTO timing VALUES (90, 'ayah', 4, 8, 0, 900, X'040000000000000064000000', 'somebody', 56250);
    INSERT INTO overlay VALUES ('abc', 'ayah', 4, 8, 0, 800, X'040000000000000064000000', 7);
    INSERT INTO bookmark(uid, first_word, past_word, label, counting, note, tags, colour, created_at, changed_at, removed_at)
      VALUES ('0123456789abcdef', 4, 8, '1:2', 'kufi', 'note', '["a"]', 'red', 5, 6, NULL),
        ('1123456789abcdef', 4, 8, '1:2', 'kufi', '', '[]', NULL, 5, 6, 7);
    INSERT INTO position(name, first_word, past_word, label, counting, riwayah, set_at, utc_offset, zone)
      VALUES ('khatm', 4, 8, '1:2', 'kufi', 'hafs', 5, 60, 'UTC');
    INSERT INTO set_aside(kind, content, reason, at) VALUES ('bookmark', X'7B7D', 'a reason', 5);
    INSERT INTO khatm(name, first_page, listening, state, made_at, chosen) VALUES ('khatm', 1, 'off', 'open', 5, 1);
    INSERT INTO goal VALUES (3, 'pages 2', '');
    INSERT INTO undone(undone_at, content) VALUES (5, '[]');
    INSERT INTO word_estimate SELECT file, 0, 100, 0, 4, X'000000000000000064000000', '' FROM recording LIMIT 1;
    INSERT INTO events(kind, session, script, step, day, began_at, ended_at, utc_offset, zone, first_word, past_word, reach,
        ref, counting, role, riwayah, reciter, reciter_kind, sha256, plays, heard_ms, khatm)
      VALUES ('heard', 's', NULL, '', 0, 5, 6, 0, 'UTC', 0, 4, 2, '1:1', 'kufi', 'main', 'hafs', 'a', 'reciter', '', 1, 1000, ''),
        ('read', 'r', NULL, '', 1, 86405, 86406, 0, 'UTC', 4, 8, 2, '1:2', 'kufi', 'main', 'hafs', '', '', '', 1, 0, 'khatm');
    """

  // MARK: - Reading all of it

  /// Asks everything that commands ask; any error is right.
  private func ask(_ folders: Folders) {
    let structure = MiniatureQuran.structure
    let text = WordRange(0, 20)
    _ = LibraryRescue(folders: folders).damage
    for purpose in [LibraryDatabase.Purpose.reading, .writing] {
      guard let library = try? Library(folders: folders, for: purpose) else { continue }
      let now = ZonedTime(seconds: 200_000, offset: 0, zone: "")
      let questions: [() throws -> Void] = [
        { for reciter in try library.reciters.all() { ask(library, reciter.id, text) } },
        { for item in try library.recordings.listed() { ask(library, item.recording) } },
        { for item in try library.recordings.all() { ask(library, item) } },
        { _ = try library.recordings.takes(of: text) }, { _ = try library.statistics() },
        { _ = try library.reciters.coverage() },
        { _ = try library.reciters.offers(overlapping: [text], opening: [1, 2]) },
        { _ = try library.reciters.files() },
        { _ = try library.loudness.sources() }, { _ = try library.presets.all() }, { _ = try library.settings.all() },
        { _ = try library.sessions.last()?.complaint(in: structure) },
        { _ = try library.sessions.state(ofScript: "s") },
        { _ = try library.settings.readMoment() }, { _ = try library.settings.dayStart() },
        { _ = try library.downloads.limit() },
        { _ = try library.setAside.all() }, { _ = try library.bookmarks.all(in: structure) },
        { _ = try library.bookmarks.removed(in: structure) }, { _ = try library.positions.all(in: structure) },
        { _ = try library.ledger.entries().map { "\($0.began) \($0.day)" } },
        { _ = try library.ledger.rows(LedgerFilter()) },
        { _ = try library.khatm.all() }, { _ = try library.khatm.goals() }, { _ = try library.khatm.export() },
        { _ = try library.khatm.report(in: structure, now: now) },
        { _ = try library.khatm.completedCycles(of: "khatm", in: structure).map { "\($0.began) \($0.lastDay)" } },
        { _ = try library.khatm.days(in: structure).map { "\($0.day)" } },
        { _ = try library.downloads.all().map { "\($0)" } }, { _ = try library.downloads.size() },
        { _ = try library.timings.overlays(of: "abc") }, { _ = try library.timings.overlaysElsewhere() },
        { _ = try library.trash.all().map(\.id) }, { _ = try library.trash.expendable(.expired, now: 1 << 40) },
        { _ = try library.reciters.sources(of: ["far"]) },
        {
          var check = LibraryCheck(library, structure: structure, purpose == .writing ? .repair : .look)
          _ = try check.run()
        },
      ]
      for question in questions { _ = try? question() }
      if purpose == .writing { change(library, structure, now) }
    }
  }

  private func ask(_ library: Library, _ id: String, _ text: WordRange) {
    let questions: [() throws -> Void] = [
      { _ = try library.reciters.summary(of: id) }, { _ = try library.files.all(of: id) },
      { _ = try library.downloads.all(by: id) },
      { _ = try library.loudness.tasks(of: id).flatMap(\.slices).map { $0.frames(at: 192_000) } },
      { _ = try library.files.segments(in: "/far/001002.mp3", of: id) },
      { _ = try library.timings.all(of: id, in: text, base: .ayah) },
      { _ = try library.timings.foreignWords(of: id, in: text) },
      { _ = try library.reciters.recitedLengths(of: id, limit: 9) }, { _ = try library.downloads.withheld(of: id) },
      { _ = try library.downloads.absences(of: id) }, { _ = try library.timings.origins(of: id, in: text) },
    ]
    for question in questions { _ = try? question() }
  }

  private func ask(_ library: Library, _ recording: Recording) {
    let structure = MiniatureQuran.structure
    _ = try? library.recordings.document(of: recording).text()
    _ = try? library.annotations.history(of: recording)
    _ = try? library.timings.estimates(ofFile: recording.file.path, in: WordRange(0, 20))
    _ = LocalTime(recording.importedAt)
    guard let annotation = try? library.annotations.of(recording) else { return }
    _ = annotation.segments.map { structure.text(of: $0, at: annotation.rate, in: .kufi) }
    _ = try? AnnotationLint(annotation, by: recording.reciter, of: structure) { $0.count * 4 }.findings()
  }

  private func change(_ library: Library, _ structure: QuranStructure, _ now: ZonedTime) {
    for recording in (try? library.recordings.all()) ?? [] {
      _ = try? library.annotations.undo(recording, now: 20)
      _ = try? library.annotations.redo(recording, now: 21)
      _ = try? library.recordings.delete(recording, now: 22)
    }
    for item in (try? library.trash.all()) ?? [] { _ = try? library.trash.restore(item, now: 23) }
    _ = try? library.downloads.evict(toFit: ByteSize(bytes: 1), now: 1 << 33)
    for bookmark in (try? library.bookmarks.all(in: structure).values) ?? [] {
      _ = try? library.bookmarks.change(bookmark, now: 30)
    }
    _ = try? library.khatm.undo(in: structure, now: now.seconds)
    _ = try? library.khatm.redo(in: structure)
    _ = try? library.khatm.settle(in: structure)
    _ = try? library.hifz.fold(in: structure)
    _ = try? library.trash.empty(.all, now: 40)
  }

  // MARK: - Damage

  private func folders(_ bytes: [UInt8], _ name: String) throws -> (Folders, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.home.data, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: folder.home.library))
    return (folder.home, folder)
  }

  /// The columns of all tables, but the one by which migrations are known.
  private func columns(_ db: Database) throws -> [(table: String, column: String)] {
    let tables = try String.fetchAll(
      db,
      sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'grdb%'")
    return try tables.sorted().flatMap { table in try db.columns(in: table).map { (table, $0.name) } }
  }

  /// Lets every column hold anything.
  private func loosen(_ folders: Folders) throws {
    let queue = try DatabaseQueue(path: folders.library)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA writable_schema = ON")
      for (strict, loose) in [
        ("IS NOT NULL", "NOTNULL"), ("STRICT, WITHOUT ROWID", "WITHOUT ROWID"), (") STRICT", ")"), (" NOT NULL", ""),
        (" INTEGER", ""),
        (" TEXT", ""),
        (" REAL", ""), (" BLOB", ""), ("id PRIMARY KEY", "id INTEGER PRIMARY KEY"),
        ("number PRIMARY KEY", "number INTEGER PRIMARY KEY"), ("day PRIMARY KEY", "day INTEGER PRIMARY KEY"),
      ] {
        try db.execute(
          sql: "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE type = 'table'", arguments: [strict, loose])
      }
      try db.execute(sql: "PRAGMA writable_schema = OFF")
    }
    try queue.close()
  }

  private func put(
    _ value: (any DatabaseValueConvertible)?, into place: (table: String, column: String), _ folders: Folders
  ) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: folders.library, configuration: configuration)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
      try db.execute(
        sql: "UPDATE OR IGNORE \"\(place.table)\" SET \"\(place.column)\" = ?",
        arguments: [value?.databaseValue ?? .null])
    }
    try queue.close()
  }

  @Test func `whatever a column holds, every question is answered or fails`() throws {
    let (loose, folder) = try folders(whole, "loose")
    try loosen(loose)
    let bytes = Bytes.read(loose.library)
    let places = try DatabaseQueue(path: loose.library).read { try columns($0) }
    #expect(places.count > 150)
    withExtendedLifetime(folder) {}
    var random = SeededGenerator(seed: 5)
    for round in 0..<Self.rounds {
      let (home, folder) = try folders(bytes, "round")
      // The first rounds go through all places in turn.
      for index in 0...Int.random(in: 0..<3, using: &random) {
        let place = index == 0 ? places[(round * 37) % places.count] : places.randomElement(using: &random)
        guard let place, let value = values.randomElement(using: &random) else { continue }
        try? put(value, into: place, home)
      }
      ask(home)
      withExtendedLifetime(folder) {}
    }
  }

  @Test func `whatever became of its pages, every question is answered or fails`() throws {
    var random = SeededGenerator(seed: 6)
    let page = 4096
    for round in 0..<Self.rounds {
      var bytes = whole
      let pages = bytes.count / page
      #expect(pages > 20)
      switch round % 3 {
      case 0:
        let (one, other) = (Int.random(in: 1..<pages, using: &random), Int.random(in: 1..<pages, using: &random))
        for offset in 0..<page { bytes.swapAt(one * page + offset, other * page + offset) }
      case 1:
        for _ in 0..<20 {
          bytes[Int.random(in: page..<bytes.count, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
        }
      default:
        let start = Int.random(in: 1..<pages, using: &random) * page
        for offset in 0..<page { bytes[start + offset] = 0 }
      }
      let (home, folder) = try folders(bytes, "pages")
      ask(home)
      withExtendedLifetime(folder) {}
    }
  }

  @Test func `a check of what cannot be read says so, and does not end with an error`() throws {
    let (home, folder) = try folders(whole, "check")
    // Without STRICT a column of numbers holds text, and SQLite has nothing against it.
    let queue = try DatabaseQueue(path: home.library)
    try queue.writeWithoutTransaction { db in
      try db.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_master SET sql = replace(sql, ') STRICT', ')') WHERE name = 'audio_file';
          PRAGMA writable_schema = OFF;
          """)
    }
    try queue.close()
    try put("x", into: ("audio_file", "rate"), home)
    let library = try Library(folders: home, for: .reading)
    var check = LibraryCheck(library, structure: MiniatureQuran.structure, .look)
    let problems = try check.run().problems
    #expect(
      problems.contains { $0.kind == .badRow && $0.message.contains("the column rate holds text") }, "\(problems)")
    #expect { _ = try library.recordings.all() } throws: {
      ($0 as? StoreError)?.reason == .unreadableRow && !"\($0)".contains("\n")
    }
    withExtendedLifetime(folder) {}
  }
}
