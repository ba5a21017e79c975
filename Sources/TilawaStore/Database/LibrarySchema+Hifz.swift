extension LibrarySchema {
  /// The tables of what is held by heart.
  ///
  /// `hifz_event` is a ledger: a `HifzEvent` in a row, in the order of arrival; rows are added, never changed. Unknown
  /// values are null. See `HifzEventRow` for the columns.
  ///
  /// `hifz_state` holds at most one row: what the events up to `number` come to, as `HifzStateCoder` writes it. A change or
  /// a removal of an event drops it.
  static let hifz = """
    CREATE TABLE hifz_event(
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      at INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL,
      zone TEXT NOT NULL,
      day INTEGER NOT NULL,
      kind TEXT NOT NULL,
      first_word INTEGER,
      past_word INTEGER,
      value TEXT,
      name TEXT,
      seconds INTEGER,
      said_first INTEGER,
      said_past INTEGER
    ) STRICT;
    CREATE TABLE hifz_state(
      id INTEGER PRIMARY KEY CHECK (id = 1),
      form INTEGER NOT NULL,
      number INTEGER NOT NULL,
      event TEXT NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TRIGGER hifz_event_removed AFTER DELETE ON hifz_event BEGIN DELETE FROM hifz_state; END;
    CREATE TRIGGER hifz_event_changed AFTER UPDATE ON hifz_event BEGIN DELETE FROM hifz_state; END;
    """
}
