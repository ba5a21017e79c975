extension LibrarySchema {
  /// The tables for the progress of reading.
  ///
  /// `events.khatm` is the khatm in which an entry counts; empty means none.
  ///
  /// The progress follows from `events` alone. `khatm_cycle` and `reading_day` keep its sums, so that they need not be
  /// computed each time. `reading_stale` has the sums to compute again; triggers fill it after any change of an entry.
  /// A cycle under way has no end; its `words` are the words read so far as a `WordSet`, `last_at` is the time of the
  /// last of them. A row of `reading_day` has parts of pages as `ReadingAmount` counts them, whole ayat of each
  /// counting, and the offsets from UTC at its first and its last reading.
  ///
  /// `goal` holds the goals with the days from which they hold; `undone` holds undone markings, as JSON.
  static let progress = """
    ALTER TABLE events ADD COLUMN khatm TEXT NOT NULL DEFAULT '';
    CREATE INDEX events_khatm ON events(khatm, began_at) WHERE khatm <> '';
    CREATE INDEX events_khatm_day ON events(day) WHERE khatm <> '';
    CREATE INDEX events_read ON events(kind) WHERE kind = 'read';
    UPDATE events SET khatm = 'khatm' WHERE kind = 'read';
    CREATE TABLE khatm(
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      first_page INTEGER NOT NULL,
      listening TEXT NOT NULL,
      state TEXT NOT NULL,
      made_at INTEGER NOT NULL,
      chosen INTEGER NOT NULL
    ) STRICT;
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
    INSERT INTO reading_stale SELECT khatm, began_at, day FROM events WHERE khatm <> '';
    CREATE TRIGGER events_added AFTER INSERT ON events WHEN new.khatm <> '' AND new.plays > 0 BEGIN
      INSERT INTO reading_stale VALUES (new.khatm, new.began_at, new.day);
    END;
    CREATE TRIGGER events_removed AFTER DELETE ON events WHEN old.khatm <> '' AND old.plays > 0 BEGIN
      INSERT INTO reading_stale VALUES (old.khatm, old.began_at, old.day);
    END;
    CREATE TRIGGER events_changed AFTER UPDATE ON events
    WHEN (old.khatm <> '' OR new.khatm <> '') AND (
      old.khatm <> new.khatm OR (old.plays > 0) <> (new.plays > 0) OR old.began_at <> new.began_at OR old.day <> new.day
      OR old.first_word <> new.first_word OR old.past_word <> new.past_word OR old.kind <> new.kind
      OR old.counting <> new.counting OR old.utc_offset <> new.utc_offset OR old.session <> new.session)
    BEGIN
      INSERT INTO reading_stale VALUES (old.khatm, old.began_at, old.day), (new.khatm, new.began_at, new.day);
    END;
    CREATE TABLE goal(day INTEGER PRIMARY KEY, goal TEXT NOT NULL, counting TEXT NOT NULL) STRICT;
    CREATE TABLE undone(id INTEGER PRIMARY KEY, undone_at INTEGER NOT NULL, content TEXT NOT NULL) STRICT;
    """
}
