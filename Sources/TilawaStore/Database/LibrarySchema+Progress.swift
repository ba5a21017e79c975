extension LibrarySchema {
  /// `events.khatm` is the khatm in which an entry counts; empty: in none.
  ///
  /// What was read follows from `events` alone: `khatm_cycle` and `reading_day` hold what it comes to, so that nobody has to
  /// add it up, and `reading_stale` what has to be made anew; triggers see to that, whoever changes an entry. The cycle under way has no end; `words` are those that were
  /// read of it, as a `WordSet` is written, `last_at` when the last of them were. Of a day: parts of pages as `ReadingAmount`
  /// counts them, whole ayat of each counting, what clocks were ahead of UTC at its first and its last reading.
  ///
  /// `goal` holds what was wanted from a day on; `undone` markings that were taken back, as JSON.
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
