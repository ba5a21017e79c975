extension LibrarySchema {
  /// The tables of bookmarks, positions and rows set aside.
  ///
  /// `bookmark`, `position`: a removed one stays as a row with `removed_at`, so that it can be restored and merged
  /// libraries agree. A bookmark emptied from the trash keeps nothing but that. `tags` is a JSON array. `set_aside`:
  /// rows of other tables, named by `kind`, that could not be believed, whole and as JSON.
  static let reading = """
    CREATE TABLE bookmark(
      id INTEGER PRIMARY KEY,
      uid TEXT NOT NULL UNIQUE,
      first_word INTEGER NOT NULL,
      past_word INTEGER NOT NULL,
      label TEXT NOT NULL,
      counting TEXT NOT NULL,
      note TEXT NOT NULL,
      tags TEXT NOT NULL,
      colour TEXT,
      created_at INTEGER NOT NULL,
      changed_at INTEGER NOT NULL,
      removed_at INTEGER,
      is_emptied INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX bookmark_text ON bookmark(first_word);
    CREATE TABLE position(
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      first_word INTEGER NOT NULL,
      past_word INTEGER NOT NULL,
      label TEXT NOT NULL,
      counting TEXT NOT NULL,
      riwayah TEXT NOT NULL,
      set_at INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL,
      zone TEXT NOT NULL,
      removed_at INTEGER
    ) STRICT;
    CREATE TABLE set_aside(
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      content BLOB NOT NULL,
      reason TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    """
}
