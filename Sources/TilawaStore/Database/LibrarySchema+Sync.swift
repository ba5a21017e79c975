extension LibrarySchema {
  /// The tables of sync: what this device knows of the logs of all devices.
  ///
  /// `sync_device` has a row once the library is synchronised: who the device is, where the place is, its card as text, and whether
  /// changes are noted. `sync_changed` has the things that may have changed since they were last compared; triggers fill it in the
  /// transaction of the change, whoever makes it.
  ///
  /// `sync_part`: parts of logs by the first 32 digits of their SHA-256, whether their operations were taken, and when, from which device and how many. `sync_head`: the
  /// operations that nothing replaces. `digest` says which value the library's own tables hold; `value` is a text that they do not
  /// hold, or not all of; without both the thing is removed. `sync_replaced`: operations of parts that were not taken yet, and that are
  /// replaced. `sync_outbox`: parts that are not in the place yet. `sync_sound`: of the sound of a recording, the objects it consists
  /// of as a JSON array, and whether it is to be sent (1) or fetched (2), or cannot be sent (3). `sync_emptied`:
  /// recordings that were deleted and emptied from the trash before that was compared, as the trash had them.
  static let sync = """
    ALTER TABLE edit ADD COLUMN uid TEXT;
    UPDATE edit SET uid = lower(hex(randomblob(8)));
    CREATE TRIGGER edit_named AFTER INSERT ON edit WHEN new.uid IS NULL BEGIN
      UPDATE edit SET uid = lower(hex(randomblob(8))) WHERE id = new.id;
    END;
    CREATE TABLE sync_device(
      id INTEGER PRIMARY KEY CHECK (id = 1),
      device TEXT NOT NULL,
      number INTEGER NOT NULL,
      last TEXT,
      milliseconds INTEGER NOT NULL,
      tick INTEGER NOT NULL,
      place TEXT NOT NULL,
      name TEXT NOT NULL,
      card TEXT,
      is_noting INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE sync_card(device TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE sync_changed(kind TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (kind, name)) STRICT, WITHOUT ROWID;
    CREATE TABLE sync_part(
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      is_known INTEGER NOT NULL,
      device TEXT,
      taken_at INTEGER,
      operations INTEGER
    ) STRICT;
    CREATE TABLE sync_head(
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      part INTEGER NOT NULL,
      line INTEGER NOT NULL,
      milliseconds INTEGER NOT NULL,
      tick INTEGER NOT NULL,
      digest INTEGER,
      value TEXT,
      PRIMARY KEY (kind, name, part, line)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sync_head_text ON sync_head(kind, name) WHERE value IS NOT NULL AND digest IS NULL;
    CREATE TABLE sync_replaced(
      part INTEGER NOT NULL, line INTEGER NOT NULL, PRIMARY KEY (part, line)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sync_snapshot(digest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE sync_outbox(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      device TEXT NOT NULL,
      number INTEGER NOT NULL,
      digest TEXT NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE sync_sound(
      sha256 TEXT PRIMARY KEY,
      wanted INTEGER NOT NULL,
      bytes INTEGER,
      pieces TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sync_sound_wanted ON sync_sound(wanted) WHERE wanted <> 0;
    CREATE TABLE sync_emptied(sha256 TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TRIGGER sync_trash_emptied AFTER DELETE ON trash
    WHEN old.uid IS NULL AND (SELECT is_noting FROM sync_device) = 1
      AND EXISTS (SELECT * FROM sync_changed WHERE kind = 'recording' AND name = old.sha256)
    BEGIN
      DELETE FROM sync_emptied WHERE sha256 = old.sha256;
      INSERT INTO sync_emptied VALUES (old.sha256, old.content);
    END;
    \(syncTriggers(of: syncNames))
    """

  /// `sync_arrived`: recordings and recitations that came into being in a transaction, and recordings that left the
  /// trash in it. Its end makes rows of the values that waited for them, and empties the table (see
  /// `SyncLibraryRows.settleArrivals`). The first synchronisation takes up values that waited for a thing that is here
  /// already.
  ///
  /// `sync_device.words` is the number of words in the Quran. `sync_part.snapshot` is a snapshot that has the operations of a part;
  /// snapshots are read once more for that.
  static let syncArrivals = """
    ALTER TABLE sync_device ADD COLUMN words INTEGER;
    ALTER TABLE sync_part ADD COLUMN snapshot TEXT;
    DELETE FROM sync_snapshot;
    CREATE TABLE sync_arrived(kind TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (kind, name)) STRICT, WITHOUT ROWID;
    \(arrival("recording", of: "recording", "INSERT", "new.sha256"))
    \(arrival("recitation", of: "recitation", "INSERT", "new.id"))
    \(arrival("trash", of: "trash", "DELETE", "old.sha256", "old.uid IS NULL"))
    INSERT INTO sync_arrived SELECT 'recording', sha256 FROM recording
      WHERE \(waiting("IN ('segment', 'edit')", "sha256"));
    INSERT INTO sync_arrived SELECT 'recitation', id FROM recitation WHERE \(waiting("= 'verdict'", "id"));
    """

  /// `bytes` are the sizes of parts and snapshots, as far as they are known: an object of a place that is shorter was cut short.
  /// `is_lost` says of a sound that it was in the place and is not there any more.
  static let syncSizes = """
    ALTER TABLE sync_part ADD COLUMN bytes INTEGER;
    ALTER TABLE sync_snapshot ADD COLUMN bytes INTEGER;
    ALTER TABLE sync_sound ADD COLUMN is_lost INTEGER NOT NULL DEFAULT 0;
    """

  private static func arrival(
    _ kind: String, of table: String, _ event: String, _ name: String, _ condition: String = "1"
  ) -> String {
    """
    CREATE TRIGGER sync_\(table)_arrived AFTER \(event) ON \(table)
    WHEN \(condition) AND EXISTS (SELECT * FROM sync_device)
    BEGIN
      INSERT INTO sync_arrived SELECT '\(kind)', \(name)
        WHERE NOT EXISTS (SELECT * FROM sync_arrived WHERE kind = '\(kind)' AND name = \(name));
    END;
    """
  }

  private static func waiting(_ kinds: String, _ name: String) -> String {
    """
    EXISTS (SELECT * FROM sync_head WHERE kind \(kinds) AND sync_head.name >= \(name) || '/'
      AND sync_head.name < \(name) || '0' AND value IS NOT NULL AND digest IS NULL)
    """
  }

  typealias SyncName = (table: String, kind: String, name: @Sendable (String) -> String, condition: String)

  /// The tables whose rows are things of their own, with the kind and the expression of the name in a row.
  private static let syncNames: [SyncName] =
    [
      ("bookmark", "bookmark", { "\($0).uid" }, "1"),
      ("position", "position", { "\($0).name" }, "1"),
      ("setting", "setting", { "\($0).key" }, "1"),
      ("preset", "preset", { "\($0).name" }, "1"),
      ("khatm", "khatm", { "\($0).name" }, "1"),
      ("goal", "goal", { "CAST(\($0).day AS TEXT)" }, "1"),
      ("hifz_event", "hifz", { "\($0).id" }, "1"),
      ("recitation", "recitation", { "\($0).id" }, "1"),
      ("recitation_verdict", "recitation", { "(SELECT id FROM recitation WHERE number = \($0).recitation)" }, "1"),
      ("recording", "recording", { "\($0).sha256" }, "1"),
      ("edit", "recording", { "(SELECT sha256 FROM recording WHERE id = \($0).recording)" }, "1"),
      ("segment", "recording", { "(SELECT sha256 FROM recording WHERE file = \($0).file)" }, "row.uid IS NOT NULL"),
      (
        "events", "entry",
        { row in
          ["session", "day", "first_word", "past_word", "kind", "role", "step", "reciter", "sha256"].map {
            "\(row).\($0)"
          }
          .joined(separator: " || char(31) || ")
        }, "1"
      ),
    ]

  /// Triggers that note what may have changed.
  static func syncTriggers(of names: [SyncName]) -> String {
    names.flatMap { table, kind, name, condition in
      [("INSERT", ["new"]), ("UPDATE", ["old", "new"]), ("DELETE", ["old"])].map { event, rows in
        let values = rows.map { row in
          // Avoid OR IGNORE: the statement that fires a trigger decides about conflicts, also within the trigger.
          """
          INSERT INTO sync_changed SELECT '\(kind)', \(name(row)) WHERE \(name(row)) IS NOT NULL
            AND NOT EXISTS (SELECT * FROM sync_changed WHERE kind = '\(kind)' AND name = \(name(row)));
          """
        }
        let condition = condition.replacing("row.", with: "\(rows[0]).")
        return """
          CREATE TRIGGER sync_\(table)_\(event.lowercased()) AFTER \(event) ON \(table)
          WHEN \(condition) AND (SELECT is_noting FROM sync_device) = 1
          BEGIN \(values.joined(separator: " ")) END;
          """
      }
    }.joined(separator: "\n")
  }

  /// Statements that note all that a library has, when it is first synchronised.
  static let syncAll =
    syncNames.filter { !["recitation_verdict", "edit", "segment"].contains($0.table) }.map {
      "INSERT OR IGNORE INTO sync_changed SELECT '\($0.kind)', \($0.name($0.table)) FROM \($0.table)"
    } + ["INSERT OR IGNORE INTO sync_changed SELECT 'same-sound', sha256 FROM same_sound"]
}
