extension LibrarySchema {
  /// The tables of recitations that the program has heard and judged.
  ///
  /// `recitation` has a row for each session, written as it goes. Times are seconds since 1970, lengths milliseconds of sound. Words are
  /// those of the Hafs text through the Quran; `past_word` is the one after the last. `ended` is null while a session is on, and
  /// after a crash. `recording` is the SHA-256 of its sound.
  ///
  /// `recitation_verdict` has the verdict of the program, of the student and of a teacher on a word, one row each.
  static let reciting = """
    CREATE TABLE recitation(
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      at INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL,
      zone TEXT NOT NULL,
      day INTEGER NOT NULL,
      riwayah TEXT NOT NULL,
      first_word INTEGER,
      past_word INTEGER,
      mode TEXT NOT NULL,
      source TEXT NOT NULL,
      model TEXT NOT NULL,
      length INTEGER NOT NULL DEFAULT 0,
      ended INTEGER,
      repeats INTEGER NOT NULL DEFAULT 0,
      added INTEGER NOT NULL DEFAULT 0,
      jumps INTEGER NOT NULL DEFAULT 0,
      hints INTEGER NOT NULL DEFAULT 0,
      recording TEXT
    ) STRICT;
    CREATE TABLE recitation_verdict(
      recitation INTEGER NOT NULL REFERENCES recitation(number) ON DELETE CASCADE,
      word INTEGER NOT NULL,
      origin TEXT NOT NULL,
      verdict TEXT NOT NULL,
      confidence REAL NOT NULL,
      starts INTEGER,
      ends INTEGER,
      takes INTEGER NOT NULL,
      corrected INTEGER NOT NULL,
      PRIMARY KEY (recitation, word, origin)
    ) STRICT, WITHOUT ROWID;
    """

  /// `sound` is the name of the file of a session's sound while it is recorded, for its recovery. `fault` is what a teacher heard in a
  /// word beside its verdict. `recitation_adaptation` has for each riwayah the milliseconds of certain words, and the words that a
  /// person called right and slips.
  static let recitingBesides = """
    ALTER TABLE recitation ADD COLUMN sound TEXT;
    ALTER TABLE recitation_verdict ADD COLUMN fault TEXT;
    CREATE TABLE recitation_adaptation(
      riwayah TEXT PRIMARY KEY,
      certain INTEGER NOT NULL,
      rights INTEGER NOT NULL,
      slips INTEGER NOT NULL
    ) STRICT;
    """
}
