import GRDB
import Glibc
package import TilawaCore

/// The bookmarks.
package struct BookmarkStore: LibraryStore {
  let database: LibraryDatabase

  /// All bookmarks, in the order of the text.
  ///
  /// - Parameter structure: says which places there are; rows that name others are set aside.
  package func all(in structure: QuranStructure) throws(StoreError) -> ReadRows<Bookmark> {
    try bookmarks(where: "removed_at IS NULL", "first_word, past_word, created_at, uid", structure)
  }

  /// The removed bookmarks that can be restored, the latest first.
  package func removed(in structure: QuranStructure) throws(StoreError) -> ReadRows<Bookmark> {
    try bookmarks(where: "removed_at IS NOT NULL AND is_emptied = 0", "removed_at DESC, uid", structure)
  }

  private func bookmarks(
    where condition: String, _ order: String, _ structure: QuranStructure
  ) throws(StoreError) -> ReadRows<Bookmark> {
    let places = PlaceReader(structure)
    return try SetAsideStore(database: database).sift(StoreSentences.cannotReadBookmarks, of: .bookmark) { db, bad in
      try BookmarkRow.all(where: condition, order, places, db, &bad)
    }
  }

  /// Stores a new bookmark.
  ///
  /// - Throws: `.invalid` where there is one of its id.
  package func add(_ bookmark: Bookmark) throws(StoreError) {
    try write(StoreSentences.cannotStoreBookmark) { db in
      let query = "SELECT EXISTS (SELECT * FROM bookmark WHERE uid = ?)"
      if try Bool.fetchOne(db, sql: query, arguments: [bookmark.id]) == true {
        throw StoreError(.invalid, StoreSentences.cannotStoreBookmark, StoreSentences.oneWithId(id: bookmark.id))
      }
      try BookmarkRow.put(bookmark, db)
    }
  }

  /// Stores a changed bookmark.
  ///
  /// - Parameters:
  ///   - bookmark: as it is to be; its time is written anew.
  ///   - now: seconds since 1970.
  /// - Returns: what was stored.
  /// - Throws: `.notFound` where it is gone by now.
  @discardableResult
  package func change(_ bookmark: Bookmark, now: Int) throws(StoreError) -> Bookmark {
    try write(StoreSentences.cannotChangeBookmark(id: bookmark.shortID)) { db in
      let query = "SELECT changed_at FROM bookmark WHERE uid = ? AND removed_at IS NULL"
      guard let changed = try Int.fetchOne(db, sql: query, arguments: [bookmark.id]) else {
        throw StoreError(
          .notFound, StoreSentences.cannotChangeBookmark(id: bookmark.shortID), StoreSentences.removedMeanwhile)
      }
      var bookmark = bookmark
      bookmark.changed = max(now, (try StoredNumbers.checked(changed, StoreSentences.noTime)) + 1)
      try BookmarkRow.put(bookmark, db)
      return bookmark
    }
  }

  /// Removes bookmarks; `restore` brings them back until the trash is emptied.
  ///
  /// - Parameters:
  ///   - ids: which.
  ///   - now: seconds since 1970.
  package func remove(_ ids: [Bookmark.ID], now: Int) throws(StoreError) {
    try write(StoreSentences.cannotRemoveBookmarks) { db in
      for id in ids {
        try db.execute(
          sql: "UPDATE bookmark SET removed_at = max(?, changed_at + 1) WHERE uid = ? AND removed_at IS NULL",
          arguments: [now, id])
      }
    }
  }

  /// Restores removed bookmarks.
  ///
  /// - Parameters:
  ///   - ids: which.
  ///   - now: seconds since 1970.
  package func restore(_ ids: [Bookmark.ID], now: Int) throws(StoreError) {
    try write(StoreSentences.cannotRestoreBookmarks) { db in
      for id in ids {
        try db.execute(
          sql: """
            UPDATE bookmark SET changed_at = max(?, removed_at + 1), removed_at = NULL
            WHERE uid = ? AND removed_at IS NOT NULL AND is_emptied = 0
            """,
          arguments: [now, id])
      }
    }
  }

  /// The first digits of the ids of bookmarks, with their labels, without opening the library for more; the latest first.
  ///
  /// - Throws: as opening the library does.
  package static func names(in folders: Folders) throws(StoreError) -> [(
    id: String, label: String
  )] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing(StoreSentences.cannotListBookmarks, folders.library) {
      var names: [(String, String)] = []
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow(
          "SELECT substr(uid, 1, 8), label FROM bookmark WHERE removed_at IS NULL ORDER BY changed_at DESC"
        ) { names.append(($0.text(0), $0.text(1))) }
      }
      return names
    }
  }
}
