import AppMushaf
import AppBase
import TilawaConsole
import TilawaCore
import TilawaStore

/// Bookmarks of the player's screen. Used by one thread; a call takes as long as the disk.
final class PlayerBookmarks {
  private let structure: QuranStructure
  private let opening: LibraryOpening

  init(_ structure: QuranStructure, _ opening: LibraryOpening) {
    self.structure = structure
    self.opening = opening
  }

  /// Returns those that overlap a page; none where the library cannot be read.
  func bookmarks(on page: MushafPage) -> [Bookmark] {
    guard let first = page.ayat.first, let last = page.ayat.last else { return [] }
    let span = WordRange(first.span.start, last.span.end)
    return ((try? all()) ?? []).filter { $0.passage.words.overlaps(span) }
  }

  /// Adds a bookmark at an ayah, or removes one there that says nothing; returns a line about it.
  func toggle(_ ref: AyahRef) -> Sentence {
    attempt { () throws(StoreError) in
      if let bare = try bare(at: ref) {
        try library().bookmarks.remove([bare.id], now: SystemClock.now)
        return ScreensSentences.bookmarkRemoved(
          ref: "\(ref)", command: CommandHint("bookmark", "restore", bare.shortID))
      }
      let mark = try add("", at: ref)
      return ScreensSentences.bookmarkWithId(ref: "\(ref)", id: mark.shortID)
    }
  }

  /// Adds a bookmark with a note, or the note to a bookmark there that says nothing; returns a line about it.
  func note(_ note: String, at ref: AyahRef) -> Sentence {
    attempt { () throws(StoreError) in
      guard var bare = try bare(at: ref) else {
        return ScreensSentences.bookmarkWithNote(ref: "\(ref)", id: try add(note, at: ref).shortID)
      }
      bare.note = note
      try library().bookmarks.change(bare, now: SystemClock.now)
      return ScreensSentences.bookmarkWithNote(ref: "\(ref)", id: bare.shortID)
    }
  }

  private func attempt(_ body: () throws(StoreError) -> Sentence) -> Sentence {
    do throws(StoreError) { return try body() } catch {
      return error.lineWithAdvice
    }
  }

  private func library() throws(StoreError) -> Library { try opening.library() }

  private func all() throws(StoreError) -> [Bookmark] {
    let rows = try library().bookmarks.all(in: structure)
    if let warning = SetAside.warning(rows.setAside) { Terminal.complain(warning.text) }
    return rows.values
  }

  /// Returns a bookmark of exactly this ayah without note, tags and colour.
  private func bare(at ref: AyahRef) throws(StoreError) -> Bookmark? {
    let words = structure.span(of: ref)
    return try all().first { $0.passage.words == words && $0.note.isEmpty && $0.tags.isEmpty && $0.colour == nil }
  }

  private func add(_ note: String, at ref: AyahRef) throws(StoreError) -> Bookmark {
    let passage = Passage(AyahRange(ref, ref), in: structure)
    let mark = Bookmark(id: RandomID.make(), passage: passage, note: note, created: SystemClock.now)
    try library().bookmarks.add(mark)
    return mark
  }
}
