import FoundationEssentials
import GRDB
import GRDBSQLite
import TilawaCore

/// The tables of the library, version by version. A released step is never changed.
enum LibrarySchema {
  /// Marks the file as ours ("Tila"), so that another program's database is not taken for an empty library.
  static let applicationID = 0x5469_6C61

  /// Checks that the database is a library this program knows, and makes or updates its tables.
  ///
  /// - Returns: the database to use: of an older one that can only be read, a copy in memory.
  static func prepare(_ queue: DatabaseQueue, folders: Folders) throws -> DatabaseQueue {
    let path = folders.library
    if try queue.read({ try isComplete($0, path: path) }) { return queue }
    if queue.path == ":memory:" {
      try makeTables(queue)
    } else if queue.path.hasSuffix(SQLiteName.unchangingEnd) {
      let copy = try DatabaseQueue(named: UUID().uuidString)
      try queue.backup(to: copy)
      try migrator.migrate(copy)
      return copy
    } else {
      try update(queue, folders: folders)
    }
    return queue
  }

  /// Makes or updates the tables while no other process does.
  private static func update(_ queue: DatabaseQueue, folders: Folders) throws {
    let path = folders.library
    let lock = try FileLock(path: folders.data + "/library.lock")
    defer { lock.release() }
    if try queue.read({ try isComplete($0, path: path) }) { return }
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
    try makeTables(queue)
  }

  private static func isComplete(_ db: Database, path: String) throws -> Bool {
    let owner = try Int.fetchOne(db, sql: "PRAGMA application_id")
    guard try owner == applicationID || !db.hasForeignTables() else {
      throw StoreError(
        code: .foreign, operation: StoreSentences.cannotOpenLibrary, path: path,
        detail: StoreSentences.databaseOfAnotherProgram)
    }
    let applied = try migrator.appliedIdentifiers(db)
    guard applied.isSubset(of: known) else {
      throw StoreError(
        code: .newerVersion, operation: StoreSentences.cannotOpenLibrary, path: path,
        detail: StoreSentences.newerVersionUpdate)
    }
    return applied == known
  }

  /// The names of all steps.
  private static let known = Set(migrator.migrations)

  /// A step from one version to the next: the statements, and work that statements alone cannot do.
  private struct Step {
    let name: String
    let statements: String
    let rest: @Sendable (Database) throws -> Void

    init(_ number: Int, _ statements: String, rest: @escaping @Sendable (Database) throws -> Void = { _ in }) {
      name = "\(number)"
      self.statements = statements
      self.rest = rest
    }
  }

  private static let steps: [Step] = [
    Step(1, "PRAGMA application_id = \(applicationID); \(version1)"),
    Step(2, version2),
    Step(3, lastSession),
    Step(4, annotations),
    Step(5, trash),
    Step(6, remote),
    Step(7, ledger),
    Step(8, scriptState),
    Step(9, reading),
    Step(10, progress),
    Step(12, evidence),
    Step(13, doomed, rest: putOwnFirst),
    Step(14, upkeep),
    Step(15, presetRequests),
    Step(16, heardBy),
    Step(17, hifz),
    Step(18, reciting),
    Step(20, recitingBesides),
    Step(21, sync),
    Step(24, course),
    Step(25, courseStanding),
    Step(27, sameSound),
    Step(29, syncArrivals),
    Step(30, courseObjects),
    Step(31, syncSizes),
  ]

  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    for step in steps {
      migrator.registerMigration(step.name) { db in
        try db.execute(sql: step.statements)
        try step.rest(db)
      }
    }
    return migrator
  }()

  /// Makes or updates the tables.
  static func makeTables(_ queue: DatabaseQueue) throws {
    let isMade = try queue.writeWithoutTransaction { db in
      guard try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 else { return false }
      try makeAll(db)
      return true
    }
    if !isMade { try migrator.migrate(queue) }
  }

  /// Makes all tables of an empty database, in which the rest of no step has work. They are made in memory and copied as pages: of
  /// statements that go through GRDB most of the time is its look at what each of them touches.
  private static func makeAll(_ db: Database) throws {
    let names = steps.map { "('\($0.name)')" }.joined(separator: ", ")
    let statements =
      ["BEGIN"] + steps.map(\.statements) + [
        "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)",
        "INSERT INTO grdb_migrations VALUES \(names)", "COMMIT",
      ]
    var memory: OpaquePointer?
    defer { sqlite3_close(memory) }
    var code = sqlite3_open_v2(":memory:", &memory, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    if code == SQLITE_OK { code = sqlite3_exec(memory, statements.joined(separator: ";\n"), nil, nil, nil) }
    guard code == SQLITE_OK, let memory else {
      throw DatabaseError(resultCode: ResultCode(rawValue: code), message: SQLiteError(memory, code).description)
    }
    let copy = sqlite3_backup_init(db.sqliteConnection, "main", memory, "main")
    sqlite3_backup_step(copy, -1)
    code = sqlite3_backup_finish(copy)
    db.clearSchemaCache()
    guard code == SQLITE_OK else {
      throw DatabaseError(
        resultCode: ResultCode(rawValue: code), message: SQLiteError(db.sqliteConnection, code).description)
    }
  }

  /// `reach` is the number of binary digits of a text segment's length in words less one: of two segments of one
  /// `reach` the longer is less than twice as long, so an index finds what overlaps a span, see `Library.offers`.
  /// It is null where a segment holds no text.
  private static let version1 = """
    CREATE TABLE reciter(
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      riwayah TEXT NOT NULL,
      counting TEXT NOT NULL,
      kind TEXT NOT NULL,
      rank INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE audio_file(
      id INTEGER PRIMARY KEY,
      reciter INTEGER NOT NULL REFERENCES reciter ON DELETE CASCADE,
      storage TEXT NOT NULL CHECK (storage IN ('absolute', 'recordings')),
      path TEXT NOT NULL,
      sha256 TEXT,
      size INTEGER NOT NULL,
      mtime_ns INTEGER NOT NULL,
      rate INTEGER NOT NULL CHECK (rate > 0),
      channels INTEGER NOT NULL CHECK (channels > 0),
      frames INTEGER NOT NULL CHECK (frames > 0)
    ) STRICT;
    CREATE INDEX audio_file_reciter ON audio_file(reciter);
    CREATE INDEX audio_file_path ON audio_file(path);
    CREATE TABLE segment(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      reciter INTEGER NOT NULL REFERENCES reciter ON DELETE CASCADE,
      file INTEGER NOT NULL REFERENCES audio_file ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('text', 'basmalah', 'istiadha', 'other')),
      first_word INTEGER,
      past_word INTEGER,
      reach INTEGER,
      surah INTEGER,
      start_frame INTEGER NOT NULL CHECK (start_frame >= 0),
      end_frame INTEGER NOT NULL CHECK (end_frame > start_frame),
      status TEXT NOT NULL,
      opening TEXT NOT NULL,
      label TEXT,
      added INTEGER NOT NULL,
      CHECK ((kind = 'text') = (first_word IS NOT NULL AND past_word > first_word AND reach IS NOT NULL))
    ) STRICT;
    CREATE INDEX segment_text ON segment(reciter, reach, first_word);
    CREATE INDEX segment_file ON segment(file);
    CREATE TABLE recording(
      id INTEGER PRIMARY KEY,
      sha256 TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      reciter INTEGER NOT NULL REFERENCES reciter ON DELETE CASCADE,
      file INTEGER NOT NULL REFERENCES audio_file ON DELETE CASCADE,
      imported_at INTEGER NOT NULL,
      original_name TEXT NOT NULL,
      recorded_at INTEGER
    ) STRICT;
    CREATE INDEX recording_reciter ON recording(reciter);
    CREATE INDEX recording_file ON recording(file);
    CREATE TABLE setting(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """

  /// The table of loudness. A row without a `file` holds for all files of a reciter, any other for that file. A source
  /// without a row was not measured.
  private static let version2 = """
    CREATE TABLE loudness(
      id INTEGER PRIMARY KEY,
      reciter INTEGER NOT NULL REFERENCES reciter ON DELETE CASCADE,
      file INTEGER UNIQUE REFERENCES audio_file ON DELETE CASCADE,
      integrated REAL NOT NULL,
      true_peak REAL NOT NULL,
      extent TEXT NOT NULL CHECK (extent IN ('sampled', 'whole')),
      measured_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX loudness_reciter ON loudness(reciter);
    """

  /// The table of the last session: at most one row; `content` is a `LastSession` as JSON.
  private static let lastSession = """
    CREATE TABLE last_session(id INTEGER PRIMARY KEY CHECK (id = 1), content TEXT NOT NULL) STRICT;
    """

  /// The rows of `segment` with one `uid` are the parts of a recording's segment; a reciter's own files have none. A
  /// label marks a segment without recitation, see `SegmentRow`. `pause` and `confidence` stand with the first part.
  /// `edit` holds every change as JSON, so that it can be taken back; the changes that were taken back come last and
  /// can be done again.
  private static let annotations = """
    ALTER TABLE segment ADD COLUMN uid TEXT;
    ALTER TABLE segment ADD COLUMN part INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE segment ADD COLUMN pause INTEGER;
    ALTER TABLE segment ADD COLUMN confidence REAL;
    ALTER TABLE segment ADD COLUMN chosen INTEGER;
    UPDATE segment SET uid = lower(hex(randomblob(8))) WHERE file IN (SELECT file FROM recording);
    ALTER TABLE recording ADD COLUMN device TEXT;
    ALTER TABLE recording ADD COLUMN first_word INTEGER;
    ALTER TABLE recording ADD COLUMN past_word INTEGER;
    CREATE TABLE edit(
      id INTEGER PRIMARY KEY,
      recording INTEGER NOT NULL REFERENCES recording ON DELETE CASCADE,
      number INTEGER NOT NULL,
      is_undone INTEGER NOT NULL DEFAULT 0,
      made_at INTEGER NOT NULL,
      content TEXT NOT NULL,
      UNIQUE (recording, number)
    ) STRICT;
    """

  /// `trash`: a recording, or where `uid` is set a segment of one, as JSON; the copy that `sha256` names stays until it is
  /// emptied. `fate`: when a segment was deleted, or came back as it had been earlier; what its own times do not say.
  /// `segment_coverage` holds all that coverage asks for.
  private static let trash = """
    CREATE TABLE trash(
      id INTEGER PRIMARY KEY,
      sha256 TEXT NOT NULL,
      uid TEXT,
      storage TEXT NOT NULL CHECK (storage IN ('absolute', 'recordings')),
      path TEXT NOT NULL,
      title TEXT NOT NULL,
      deleted_at INTEGER NOT NULL,
      content TEXT NOT NULL
    ) STRICT;
    CREATE INDEX trash_sha256 ON trash(sha256);
    CREATE TABLE fate(
      recording INTEGER NOT NULL REFERENCES recording ON DELETE CASCADE,
      uid TEXT NOT NULL,
      at INTEGER NOT NULL,
      is_gone INTEGER NOT NULL,
      PRIMARY KEY (recording, uid)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX segment_coverage ON segment(reciter, first_word, past_word DESC)
      WHERE status = 'confirmed' AND reach IS NOT NULL;
    """

  /// The tables of remote sources, downloads and timings.
  ///
  /// `remote_source.content` is a `RemoteSource` as JSON. `download` holds the origin of each file in the downloads
  /// folder; `fault` is a fault found in the file since. `absence` holds the files that a server said it does not have,
  /// with the time.
  ///
  /// `timing` is an `AyahTiming`. Times are milliseconds in the file that `base` names; `words` is a `WordBlob`;
  /// `file_ms` is the length of the first file to which the timing was applied, and so reveals another edition of the
  /// audio. `overlay` holds corrections by hand, for the audio of this digest alone.
  private static let remote = """
    ALTER TABLE reciter ADD COLUMN is_pinned INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE remote_source(
      reciter INTEGER PRIMARY KEY REFERENCES reciter ON DELETE CASCADE,
      content TEXT NOT NULL
    ) STRICT;
    CREATE TABLE download(
      file INTEGER PRIMARY KEY REFERENCES audio_file ON DELETE CASCADE,
      url TEXT NOT NULL,
      etag TEXT,
      modified TEXT,
      fetched_at INTEGER NOT NULL,
      used_at INTEGER NOT NULL,
      is_pinned INTEGER NOT NULL DEFAULT 0,
      fault TEXT
    ) STRICT;
    CREATE INDEX download_used ON download(used_at);
    CREATE INDEX audio_file_sha256 ON audio_file(sha256) WHERE sha256 IS NOT NULL;
    CREATE TABLE absence(
      reciter INTEGER NOT NULL REFERENCES reciter ON DELETE CASCADE,
      name TEXT NOT NULL,
      noticed_at INTEGER NOT NULL,
      PRIMARY KEY (reciter, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE timing(
      reciter INTEGER NOT NULL REFERENCES reciter ON DELETE CASCADE,
      base TEXT NOT NULL CHECK (base IN ('ayah', 'surah')),
      first_word INTEGER NOT NULL,
      past_word INTEGER NOT NULL CHECK (past_word > first_word),
      start_ms INTEGER,
      end_ms INTEGER,
      words BLOB,
      origin TEXT NOT NULL,
      file_ms INTEGER,
      PRIMARY KEY (reciter, base, first_word)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE overlay(
      sha256 TEXT NOT NULL,
      base TEXT NOT NULL CHECK (base IN ('ayah', 'surah')),
      first_word INTEGER NOT NULL,
      past_word INTEGER NOT NULL CHECK (past_word > first_word),
      start_ms INTEGER,
      end_ms INTEGER,
      words BLOB,
      made_at INTEGER NOT NULL,
      PRIMARY KEY (sha256, first_word)
    ) STRICT, WITHOUT ROWID;
    """

  /// The tables of the ledger and the presets.
  ///
  /// `events` is the ledger: a `LedgerEntry` in a row, which grows with each repetition. `day` is the listener's day,
  /// in days since 1970. An unknown value is empty, not null, so that rows can be compared. Reciters and recordings are
  /// given by name without a reference, because entries stay after those are gone. `reach` is as in `segment`.
  ///
  /// `preset.arguments` is the arguments of `play`, as a JSON array; see `presetRequests`.
  private static let ledger = """
    CREATE TABLE events(
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      session TEXT NOT NULL,
      script TEXT,
      step TEXT NOT NULL,
      day INTEGER NOT NULL,
      began_at INTEGER NOT NULL,
      ended_at INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL,
      zone TEXT NOT NULL,
      first_word INTEGER NOT NULL,
      past_word INTEGER NOT NULL CHECK (past_word > first_word),
      reach INTEGER NOT NULL,
      ref TEXT NOT NULL,
      counting TEXT NOT NULL,
      role TEXT NOT NULL,
      riwayah TEXT NOT NULL,
      reciter TEXT NOT NULL,
      reciter_kind TEXT NOT NULL,
      sha256 TEXT NOT NULL,
      plays INTEGER NOT NULL CHECK (plays >= 0),
      heard_ms INTEGER NOT NULL CHECK (heard_ms >= 0),
      UNIQUE (session, day, first_word, past_word, kind, role, step, reciter, sha256)
    ) STRICT;
    CREATE INDEX events_day ON events(day);
    CREATE INDEX events_began ON events(began_at);
    CREATE INDEX events_script ON events(script, began_at) WHERE script IS NOT NULL;
    CREATE INDEX events_text ON events(reach, first_word);
    CREATE TABLE preset(
      name TEXT PRIMARY KEY,
      arguments TEXT NOT NULL,
      saved_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// The table of the state that one run of a script leaves for the next, such as the start of the next `{{next 5
  /// ayat}}`. `script` is its name, or else its path.
  private static let scriptState = """
    CREATE TABLE script_state(
      script TEXT NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (script, name)
    ) STRICT, WITHOUT ROWID;
    """

  /// `preset.content` is a request to play as a JSON object. The rows of older versions keep their JSON array of words.
  private static let presetRequests = "ALTER TABLE preset RENAME COLUMN arguments TO content"
}

extension Database {
  /// Whether there are tables, apart from the one in which migrations are noted before the first of them has run.
  fileprivate func hasForeignTables() throws -> Bool {
    try Bool.fetchOne(self, sql: "SELECT EXISTS (SELECT * FROM sqlite_master WHERE tbl_name <> 'grdb_migrations')")
      ?? false
  }
}
