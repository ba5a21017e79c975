extension LibrarySchema {
  /// `flags`: why somebody should look at a suggestion, parted by spaces; stands with the first part, as `confidence` does.
  ///
  /// `word_estimate`: when the words of a stretch of text are heard in a file from `start_ms` to `end_ms`, as alignment estimates it;
  /// `words` is a `WordBlob`.
  static let evidence = """
    ALTER TABLE segment ADD COLUMN flags TEXT;
    CREATE TABLE word_estimate(
      file INTEGER NOT NULL REFERENCES audio_file ON DELETE CASCADE,
      start_ms INTEGER NOT NULL,
      end_ms INTEGER NOT NULL,
      first_word INTEGER NOT NULL,
      past_word INTEGER NOT NULL CHECK (past_word > first_word),
      words BLOB NOT NULL,
      PRIMARY KEY (file, start_ms)
    ) STRICT, WITHOUT ROWID;
    """

  /// `heard_by`: the name of the acoustic model that heard the words; empty for those that were carried over from another reciter.
  static let heardBy = "ALTER TABLE word_estimate ADD COLUMN heard_by TEXT NOT NULL DEFAULT ''"
}
