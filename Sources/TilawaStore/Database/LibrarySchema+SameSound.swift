extension LibrarySchema {
  /// The tables of sounds apart from their files.
  ///
  /// `sound` has the digest of a recording's sound (see `SoundDigest`); a recording without a row was not read for it yet.
  /// `same_sound`: a recording `sha256` that was joined with the recording `kept`, since both had one sound. Its labels are
  /// those of `kept`. It is shared, so that labels from another device find their recording. `trash.file_sha256` is the digest
  /// of the file where that is not the one by which the recording is named.
  static let sameSound = """
    CREATE TABLE sound(
      recording INTEGER PRIMARY KEY REFERENCES recording ON DELETE CASCADE,
      digest TEXT NOT NULL
    ) STRICT;
    CREATE INDEX sound_digest ON sound(digest);
    CREATE TABLE same_sound(
      sha256 TEXT PRIMARY KEY,
      kept TEXT NOT NULL,
      CHECK (length(sha256) = 64 AND length(kept) = 64 AND kept < sha256)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX same_sound_kept ON same_sound(kept);
    ALTER TABLE trash ADD COLUMN file_sha256 TEXT;
    CREATE TRIGGER same_sound_back AFTER INSERT ON recording
    WHEN coalesce((SELECT is_noting FROM sync_device), 1) = 1
    BEGIN
      DELETE FROM same_sound WHERE sha256 = new.sha256;
    END;
    \(syncTriggers(of: [("same_sound", "same-sound", { "\($0).sha256" }, "1")]))
    """
}
