import GRDB
package import TilawaCore

extension BookmarkStore {
  /// Imports bookmarks from a file in one transaction, without doubles.
  ///
  /// A bookmark is identified by its id, or without one by its content. The bookmark of the file wins unless ours was
  /// changed or removed later.
  ///
  /// - Parameters:
  ///   - entries: of the file, in order.
  ///   - now: seconds since 1970.
  ///   - structure: says which places there are.
  package func take(
    _ entries: [BookmarkEntry], now: Int, in structure: QuranStructure
  ) throws(StoreError) -> BookmarkIntake {
    let places = PlaceReader(structure)
    return try write(StoreSentences.cannotImportBookmarks) { db in
      let rows = try Row.fetchAll(db, sql: "\(BookmarkRow.query) WHERE is_emptied = 0")
      var merge = BookmarkMerge(rows.compactMap { try? BookmarkRow.bookmark($0, places) })
      var intake = BookmarkIntake()
      for entry in entries {
        if let bookmark = merge.take(entry, now, into: &intake) { try BookmarkRow.put(bookmark, db) }
      }
      return intake
    }
  }
}

/// The bookmarks of a library during an import.
private struct BookmarkMerge {
  private var bookmarks: [Bookmark.ID: Bookmark]
  private var places: [WordRange: [Bookmark.ID]]

  init(_ all: [Bookmark]) {
    bookmarks = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    places = Dictionary(grouping: all, by: \.passage.words).mapValues { $0.map(\.id) }
  }

  /// Merges one entry, and returns the bookmark to store; nil for none.
  mutating func take(_ entry: BookmarkEntry, _ now: Int, into intake: inout BookmarkIntake) -> Bookmark? {
    let coming = bookmark(entry, now)
    guard let here = bookmarks[coming.id] else {
      if let twin = twin(of: coming) {
        intake.known.append(twin)
        return nil
      }
      intake.added.append(coming)
      return put(coming)
    }
    if let removed = here.removed, entry.changed.map({ $0 <= removed }) ?? true {
      intake.removed.append(here)
      return nil
    }
    guard here.removed != nil || !here.says(theSameAs: coming), entry.changed ?? now >= here.changed else {
      intake.known.append(here)
      return nil
    }
    var next = Bookmark(
      id: here.id, passage: coming.passage, note: coming.note, tags: coming.tags, colour: coming.colour,
      created: here.created)
    next.changed = max(entry.changed ?? now, here.decided + 1)
    if here.removed == nil { intake.changed.append(next) } else { intake.added.append(next) }
    return put(next)
  }

  private mutating func put(_ bookmark: Bookmark) -> Bookmark {
    bookmarks[bookmark.id] = bookmark
    places[bookmark.passage.words, default: []].append(bookmark.id)
    return bookmark
  }

  private func twin(of coming: Bookmark) -> Bookmark? {
    (places[coming.passage.words] ?? []).lazy.compactMap { bookmarks[$0] }
      .first { $0.removed == nil && $0.says(theSameAs: coming) }
  }

  private func bookmark(_ entry: BookmarkEntry, _ now: Int) -> Bookmark {
    let created = entry.created ?? entry.changed ?? now
    return Bookmark(
      id: entry.id ?? BookmarkMerge.id(of: entry), passage: entry.passage, note: entry.note, tags: entry.tags,
      colour: entry.colour, created: created, changed: entry.changed ?? created)
  }

  /// An id made from the content, so that a file without ids can be imported twice, or into several libraries.
  private static func id(of entry: BookmarkEntry) -> Bookmark.ID {
    var hasher = SHA256Hasher()
    let words = entry.passage.words
    hasher.update("\(words.start) \(words.end) \(entry.tags) \(entry.colour?.rawValue ?? "")\n\(entry.note)")
    return String(hasher.finish().prefix(16))
  }
}
