package import TilawaCore

/// Finds a bookmark by what a person types: the first digits of its id, or its place.
package struct BookmarkFinder {
  package let bookmarks: [Bookmark]
  package let structure: QuranStructure
  package let riwayah: Riwayah

  package init(
    bookmarks: [Bookmark], structure: QuranStructure, riwayah: Riwayah
  ) {
    self.bookmarks = bookmarks
    self.structure = structure
    self.riwayah = riwayah
  }

  /// Returns the bookmark of a name.
  ///
  /// - Throws: `Failure` 66 if there is no such bookmark; 64 if there are several.
  package func bookmark(_ name: String) throws -> Bookmark {
    let digits = name.lowercased()
    if Bookmark.mayBeID(digits) {
      let found = bookmarks.filter { $0.id.hasPrefix(digits) }
      if !found.isEmpty { return try only(found, name) }
      if !name.contains(":"), Int(name) == nil || name.count > 3 { throw absent(name) }
    }
    let words = try words(name)
    let exact = bookmarks.filter { $0.passage.words == words }
    if !exact.isEmpty { return try only(exact, name) }
    return try only(bookmarks.filter { $0.passage.words.overlaps(words) }, name)
  }

  /// Returns the words of a typed range.
  package func words(_ text: String) throws -> WordRange {
    structure.span(of: try RangeParser(structure: structure, riwayah: riwayah, grain: .word).parse(text))
  }

  private func only(_ found: [Bookmark], _ name: String) throws -> Bookmark {
    guard let first = found.first else { throw absent(name) }
    guard found.count == 1 else {
      let all = found.prefix(5).map { mark in
        mark.note.isEmpty ? mark.shortID : "\(mark.shortID) (\(mark.note.printableLine.prefix(20)))"
      }
      let names = all.listed
      throw Failure(
        .usage,
        found.count > 5
          ? MushafSentences.bookmarkOneOfMore(name: name, names: names)
          : MushafSentences.bookmarkOneOf(name: name, names: names))
    }
    return first
  }

  private func absent(_ name: String) -> Failure {
    Failure(.noInput, MushafSentences.noBookmark(name: name, command: CommandHint("bookmark", "list")))
  }
}
