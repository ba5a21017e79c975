import Foundation
import TilawaApp
import TilawaCore
import TilawaStore

/// The bookmarks that the screen shows and makes. One thread; a call takes as long as the disk.
final class ScreenMarks {
  private let structure: QuranStructure
  private let folders: Folders
  private var opened: Library?

  init(_ structure: QuranStructure, _ folders: Folders) {
    self.structure = structure
    self.folders = folders
  }

  /// Those that overlap a page; none where the library cannot be read.
  func bookmarks(on page: MushafPage) -> [Bookmark] {
    guard let first = page.ayat.first, let last = page.ayat.last else { return [] }
    let span = WordRange(first.span.start, last.span.end)
    return ((try? all()) ?? []).filter { $0.passage.words.overlaps(span) }
  }

  /// Marks an ayah; where it is marked by a bookmark that says nothing, that one is removed. Returns what became of it.
  func toggle(_ ref: AyahRef) -> String {
    attempt { () throws(StoreError) in
      if let bare = try bare(at: ref) {
        try library().bookmarks.remove([bare.id], now: Int(Date().timeIntervalSince1970))
        return "\(ref) is no longer marked; tilawa bookmark restore \(bare.shortID) has it back"
      }
      let mark = try add("", at: ref)
      return "\(ref) is marked (\(mark.shortID)); B notes something about it"
    }
  }

  /// Marks an ayah with a note: a bookmark that is there and says nothing gets it.
  func note(_ note: String, at ref: AyahRef) -> String {
    attempt { () throws(StoreError) in
      guard var bare = try bare(at: ref) else {
        return "\(ref) is marked, with the note (\(try add(note, at: ref).shortID))"
      }
      bare.note = note
      try library().bookmarks.change(bare, now: Int(Date().timeIntervalSince1970))
      return "\(ref) is marked, with the note (\(bare.shortID))"
    }
  }

  private func attempt(_ body: () throws(StoreError) -> String) -> String {
    do throws(StoreError) { return try body() } catch { return error.lineWithAdvice }
  }

  /// Opened when it is first needed; where that fails it is tried again the next time.
  private func library() throws(StoreError) -> Library {
    if let opened { return opened }
    let library = try Library(folders: folders, for: .reading)
    opened = library
    return library
  }

  private func all() throws(StoreError) -> [Bookmark] {
    let sifted = try library().bookmarks.all(in: structure)
    SetAsideWords.tell(sifted.setAside)
    return sifted.values
  }

  /// A bookmark of this very ayah that says nothing more.
  private func bare(at ref: AyahRef) throws(StoreError) -> Bookmark? {
    let words = structure.span(of: ref)
    return try all().first { $0.passage.words == words && $0.note.isEmpty && $0.tags.isEmpty && $0.colour == nil }
  }

  private func add(_ note: String, at ref: AyahRef) throws(StoreError) -> Bookmark {
    let passage = Passage(AyahRange(ref, ref), in: structure)
    let mark = Bookmark(id: RandomID.make(), passage: passage, note: note, created: Int(Date().timeIntervalSince1970))
    try library().bookmarks.add(mark)
    return mark
  }
}
