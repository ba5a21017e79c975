package import AppBase
package import TilawaCore
package import TilawaStore

/// Bookmarks as they are printed, in the numbers of one riwayah.
package struct BookmarkView {
  /// The number of words of the text that are shown.
  private static let wordCount = 7

  package let quran: QuranDatabase
  package let riwayah: Riwayah

  package init(
    quran: QuranDatabase, riwayah: Riwayah
  ) {
    self.quran = quran
    self.riwayah = riwayah
  }

  /// Returns the name of a place in this riwayah; the label with its counting if no ayah of the riwayah holds the
  /// place.
  package func ref(_ passage: Passage) -> String {
    quran.structure.range(naming: passage.words, in: riwayah.counting).map(\.description)
      ?? "\(passage.label) (\(passage.counting.rawValue))"
  }

  /// Returns the first words of each passage, in the letters of Hafs.
  package func beginnings(_ passages: [Passage]) throws -> [String] {
    let spans = passages.map(\.words).map { WordRange($0.start, min($0.end, $0.start + BookmarkView.wordCount)) }
    return zip(try quran.texts(of: spans), zip(spans, passages)).map { text, place in
      place.0.end < place.1.words.end ? text + " …" : text
    }
  }

  /// Returns a bookmark for programs: `ref` in the numbers of the riwayah, `label` as it was typed for the bookmark.
  func fact(_ mark: Bookmark) -> BookmarkFact { BookmarkFact(mark: mark, place: fact(mark.passage)) }

  /// Returns a place for programs.
  func fact(_ passage: Passage) -> PlaceFact { PlaceFact(passage, in: quran.structure, riwayah) }

  // MARK: - Answers

  /// Tells the place of a bookmark that was added.
  ///
  /// - Parameter isNew: whether the bookmark did not exist before.
  package func added(_ mark: Bookmark, isNew: Bool) -> CommandAnswer {
    let (name, id) = (ref(mark.passage), mark.shortID)
    return CommandAnswer(
      [
        isNew
          ? MushafSentences.bookmarkAdded(place: name, id: id) : MushafSentences.bookmarkKnown(place: name, id: id)
      ],
      BookmarkAdded(mark: fact(mark), new: isNew))
  }

  package func changed(_ mark: Bookmark, isChanged: Bool) -> CommandAnswer {
    let id = mark.shortID
    return CommandAnswer(
      [
        isChanged
          ? MushafSentences.bookmarkChanged(place: ref(mark.passage), id: id)
          : MushafSentences.bookmarkUnchanged(id: id)
      ],
      BookmarkChange(mark: fact(mark), isChanged: isChanged))
  }

  package func removed(_ bookmarks: [Bookmark]) -> CommandAnswer {
    CommandAnswer(
      bookmarks.map { mark in
        MushafSentences.bookmarkRemoved(
          place: ref(mark.passage), command: CommandHint("bookmark", "restore", mark.shortID))
      }, BookmarksRemoved(removed: bookmarks.map(\.id)))
  }

  package func restored(_ bookmarks: [Bookmark]) -> CommandAnswer {
    CommandAnswer(
      bookmarks.map { MushafSentences.bookmarkRestored(place: ref($0.passage), id: $0.shortID) },
      BookmarksRestored(restored: bookmarks.map(\.id)))
  }
}
