extension LibrarySchema {
  /// The tables for the expiry of the trash.
  ///
  /// `used_day`: the days on which the library was written to, by the clock, in the order of their coming; a clock that
  /// is wrong for a day cannot invent them. `seen`: on removed items, the number of the last such day at their removal.
  /// `Expiry` reads both.
  static let upkeep = """
    CREATE TABLE used_day(number INTEGER PRIMARY KEY AUTOINCREMENT, day INTEGER NOT NULL UNIQUE) STRICT;
    ALTER TABLE trash ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE bookmark ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    CREATE TRIGGER trash_seen AFTER INSERT ON trash BEGIN
      UPDATE trash SET seen = (SELECT coalesce(max(number), 0) FROM used_day) WHERE id = new.id;
    END;
    CREATE TRIGGER bookmark_gone AFTER INSERT ON bookmark WHEN new.removed_at IS NOT NULL BEGIN
      UPDATE bookmark SET seen = (SELECT coalesce(max(number), 0) FROM used_day) WHERE id = new.id;
    END;
    CREATE TRIGGER bookmark_removed AFTER UPDATE OF removed_at ON bookmark
    WHEN new.removed_at IS NOT NULL AND new.removed_at IS NOT old.removed_at
    BEGIN
      UPDATE bookmark SET seen = (SELECT coalesce(max(number), 0) FROM used_day) WHERE id = new.id;
    END;
    """
}
