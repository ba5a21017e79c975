import AppBase
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

/// The data that the player's screen reads: pages of the mushaf, days of recordings, bookmarks. Used by one thread.
///
/// Its connection to the library is its own: a key is not answered later because the session writes.
final class PlayerSources {
  let quran: QuranDatabase
  private let folders: Folders
  private let translation: OpenPack?
  private let opening: LibraryOpening
  private var reader: (riwayah: Riwayah, reader: MushafReader)?
  private var days: [String: String?] = [:]
  let bookmarks: PlayerBookmarks

  init(_ quran: QuranDatabase, _ folders: Folders, translation: OpenPack?) {
    self.translation = translation
    self.quran = quran
    self.folders = folders
    opening = LibraryOpening(apart: folders)
    bookmarks = PlayerBookmarks(quran.structure, opening)
  }

  /// Returns a reader of pages in the counting of a riwayah, in its letters where they are installed.
  func reader(of riwayah: Riwayah) -> MushafReader {
    if let reader, reader.riwayah == riwayah { return reader.reader }
    let quran = quran.divided(as: riwayah)
    let made = MushafReader(
      quran: quran, text: SessionText(of: riwayah, quran: quran, folders: folders, warn: Terminal.complain),
      counting: riwayah.counting,
      translation: translation)
    reader = (riwayah, made)
    return made
  }

  /// Returns the day of the recording in a file: "of 2024-03-11", or "imported 2024-03-11"; nil where there is none.
  func day(of path: String) -> String? {
    if let day = days[path] { return day }
    // A library that cannot be read now is tried again.
    guard let found = try? opening.library().recordings.inFiles([path]) else { return nil }
    let recording = found[path]
    let day = recording.map {
      $0.recordedAt == nil
        ? ScreensSentences.importedOn(day: "\($0.date)").text : ScreensSentences.recordedOn(day: "\($0.date)").text
    }
    days[path] = day
    return day
  }
}
