extension LibrarySchema {
  /// `events.khatm` is the khatm in which an entry counts; empty: in none.
  ///
  /// What was read follows from `events` alone: `khatm_cycle` and `reading_day` hold what it comes to, so that nobody has to
  /// add it up, and `reading_stale` what has to be made anew. The cycle under way has no end; `words` are those that were
  /// read of it, as a `WordSet` is written, `last_at` when the last of them were. Of a day: parts of pages as `ReadingAmount`
  /// counts them, whole ayat of each counting, what clocks were ahead of UTC at its first and its last reading.
  ///
  /// `goal` holds what was wanted from a day on; `undone` markings that were taken back, as JSON.
  static let progress = """
    ALTER TABLE events ADD COLUMN khatm TEXT NOT NULL DEFAULT '';
    CREATE INDEX events_khatm ON events(khatm, began_at) WHERE khatm <> '';
    CREATE INDEX events_khatm_day ON events(day) WHERE khatm <> '';
    CREATE INDEX events_read ON events(kind) WHERE kind = 'read';
    CREATE TABLE khatm(
      name TEXT PRIMARY KEY,
      first_page INTEGER NOT NULL,
      listening TEXT NOT NULL,
      state TEXT NOT NULL,
      made_at INTEGER NOT NULL,
      chosen INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE khatm_cycle(
      khatm TEXT NOT NULL,
      number INTEGER NOT NULL,
      began_at INTEGER NOT NULL,
      began_offset INTEGER NOT NULL,
      began_zone TEXT NOT NULL,
      first_day INTEGER NOT NULL,
      last_at INTEGER NOT NULL,
      ended_offset INTEGER,
      ended_zone TEXT,
      last_day INTEGER,
      words TEXT NOT NULL,
      PRIMARY KEY (khatm, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE reading_day(
      day INTEGER PRIMARY KEY,
      page_parts INTEGER NOT NULL,
      kufi INTEGER NOT NULL,
      madani_later INTEGER NOT NULL,
      madani_6217 INTEGER NOT NULL,
      makki INTEGER NOT NULL,
      first_offset INTEGER NOT NULL,
      last_offset INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE reading_stale(khatm TEXT NOT NULL, since INTEGER NOT NULL, day INTEGER NOT NULL) STRICT;
    CREATE TABLE goal(day INTEGER PRIMARY KEY, goal TEXT NOT NULL, counting TEXT NOT NULL) STRICT;
    CREATE TABLE undone(id INTEGER PRIMARY KEY, undone_at INTEGER NOT NULL, content TEXT NOT NULL) STRICT;
    """
}
