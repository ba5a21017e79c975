import AppBase
import TilawaCore
import TilawaStore

/// Store of the reader: the place, bookmarks, what was read, settings. Used by one thread; a call takes as long as the disk.
///
/// A library that cannot be written is reported once, and reading goes on. The place is tried again with the next move,
/// reading with the next page, and both once more at the end.
final class ReaderStore {
  private let opening: LibraryOpening
  private let structure: QuranStructure
  private let riwayah: Riwayah
  /// The names under which the place is kept.
  private let positions: [String]
  private var kept: AyahRef?
  /// The place that was tried last, kept or not.
  private var tried: AyahRef?
  /// The views that were read and are not counted yet.
  private var uncounted: [(view: ViewedText, began: ZonedTime)] = []
  /// Troubles that were reported and did not end since.
  private var told: Set<Trouble> = []

  /// A write that can fail for a while.
  private enum Trouble: Hashable { case place, count }

  init(_ folders: Folders, _ structure: QuranStructure, _ riwayah: Riwayah, position: String) {
    opening = .ofProcess(folders)
    self.structure = structure
    self.riwayah = riwayah
    positions = Set([position, ReadingPosition.last]).sorted()
  }

  private func library() throws(StoreError) -> Library { try opening.library(for: .writing) }

  /// Keeps the place if it has changed; returns a line when that fails for the first time.
  func keep(_ ref: AyahRef) -> Sentence? {
    guard ref != kept, ref != tried else { return nil }
    return store(ref)
  }

  /// Tries once more what could not be kept before.
  ///
  /// - Returns: a line for each write that fails again.
  func finish(at ref: AyahRef) -> [Sentence] {
    told = []
    return [ref == kept ? nil : store(ref), countAll().trouble].compactMap(\.self)
  }

  private func store(_ ref: AyahRef) -> Sentence? {
    tried = ref
    do throws(StoreError) {
      let library = try library()
      let passage = Passage(AyahRange(ref, ref), in: structure)
      for name in positions {
        try library.positions.set(ReadingPosition(name: name, passage: passage, riwayah: riwayah, at: .now))
      }
      kept = ref
      told.remove(.place)
      return nil
    } catch {
      // Forget the stored place: a failed write may have changed one of its names.
      kept = nil
      return told.insert(.place).inserted ? ScreensSentences.cannotSavePlace(fault: error.lineWithAdvice) : nil
    }
  }

  // MARK: - Bookmarks

  /// Reads the bookmarks; none where they cannot be read.
  func marks() -> [ReaderMark] {
    guard let bookmarks = try? library().bookmarks.all(in: structure).values else { return [] }
    return bookmarks.map { ReaderMark(words: $0.passage.words, note: $0.note) }
  }

  /// Adds a bookmark at an ayah, or removes those there; returns a line about it.
  func toggle(_ ref: AyahRef) -> Sentence {
    act { (library) throws(StoreError) in
      let there = try bookmarks(at: ref, library)
      guard there.isEmpty else {
        try library.bookmarks.remove(there.map(\.id), now: ZonedTime.now.seconds)
        return ScreensSentences.bookmarkInTrash(ref: "\(ref)")
      }
      try library.bookmarks.add(bookmark(at: ref, note: ""))
      return ScreensSentences.bookmarkAt(ref: "\(ref)")
    }
  }

  /// Writes a note at an ayah, with a bookmark where there is none; returns a line about it.
  func note(_ ref: AyahRef, _ note: String) -> Sentence {
    act { (library) throws(StoreError) in
      guard var there = try bookmarks(at: ref, library).first else {
        guard !note.isEmpty else { return ScreensSentences.nothingWritten }
        try library.bookmarks.add(bookmark(at: ref, note: note))
        return ScreensSentences.notedAt(ref: "\(ref)")
      }
      there.note = note
      try library.bookmarks.change(there, now: ZonedTime.now.seconds)
      return note.isEmpty ? ScreensSentences.noteEmpty(ref: "\(ref)") : ScreensSentences.notedAt(ref: "\(ref)")
    }
  }

  private func bookmarks(at ref: AyahRef, _ library: Library) throws(StoreError) -> [Bookmark] {
    let span = structure.span(of: ref)
    return try library.bookmarks.all(in: structure).values.filter { $0.passage.words.overlaps(span) }
  }

  private func bookmark(at ref: AyahRef, note: String) -> Bookmark {
    Bookmark(
      id: RandomID.make(), passage: Passage(AyahRange(ref, ref), in: structure), note: note,
      created: ZonedTime.now.seconds)
  }

  private func act(_ body: (Library) throws(StoreError) -> Sentence) -> Sentence {
    do throws(StoreError) { return try body(try library()) } catch {
      return error.lineWithAdvice
    }
  }

  // MARK: - Reading

  /// Counts a view as read, together with earlier views that could not be counted. Returns a line when there is
  /// something to report.
  func count(_ view: ViewedText, began: ZonedTime) -> Sentence? {
    uncounted.append((view, began))
    let (news, trouble) = countAll()
    return trouble ?? news
  }

  private func countAll() -> (news: Sentence?, trouble: Sentence?) {
    var news: Sentence?
    while let (view, began) = uncounted.first {
      do throws(StoreError) {
        news = try count(view, began) ?? news
        uncounted.removeFirst()
        told.remove(.count)
      } catch {
        return (news, told.insert(.count).inserted ? ScreensSentences.cannotCount(fault: error.lineWithAdvice) : nil)
      }
    }
    return (news, nil)
  }

  private func count(_ view: ViewedText, _ began: ZonedTime) throws(StoreError) -> Sentence? {
    let reading =
      switch view {
      case .page(let page): Reading(page: page, of: structure, riwayah: riwayah, began: began)
      case .ayat(let ranges): Reading(ayat: ranges, of: structure, riwayah: riwayah, began: began)
      }
    guard let reading else { return nil }
    let note = try library().khatm.note(reading, in: structure)
    if let completed = note.completed {
      return completed == 1
        ? ScreensSentences.khatmCompleted
        : ScreensSentences.khatmNumber(number: completed)
    }
    return note.doubt?.sentence
  }

  /// Keeps the settings; returns a line when that fails.
  func keep(_ settings: ReaderSettings, instead before: ReaderSettings) -> Sentence? {
    do throws(StoreError) {
      let library = try library()
      if settings.theme != before.theme { try library.settings.set(.theme, to: settings.theme?.rawValue) }
      if settings.flow != before.flow { try library.settings.set(.flow, to: settings.flow.rawValue) }
      if settings.tajweed != before.tajweed {
        try library.settings.set(.tajweed, to: settings.tajweed == .shown ? "on" : "off")
      }
      return nil
    } catch {
      return ScreensSentences.cannotSave(fault: error.lineWithAdvice)
    }
  }
}
