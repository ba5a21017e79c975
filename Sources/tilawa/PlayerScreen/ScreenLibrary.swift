import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

/// What the screen reads: pages of the mushaf, and when a recording was made. One thread.
final class ScreenLibrary {
  let quran: QuranDatabase
  private let folders: Folders
  private let translation: OpenPack?
  private var opened: Library?
  private var reader: (riwayah: Riwayah, reader: MushafReader)?
  private var days: [String: String?] = [:]
  /// Bookmarks.
  let marks: ScreenMarks

  init(_ quran: QuranDatabase, _ folders: Folders, translation: OpenPack?) {
    self.translation = translation
    self.quran = quran
    self.folders = folders
    marks = ScreenMarks(quran.structure, folders)
  }

  /// Reads pages in the counting of a riwayah, in its letters where they are installed.
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

  /// Of what day the recording is that lies in a file: "of 2024-03-11", or "imported 2024-03-11"; nil where it is none.
  func day(of path: String) -> String? {
    if let day = days[path] { return day }
    // What cannot be read now is asked again.
    opened = opened ?? (try? Library(folders: folders, for: .reading))
    guard let found = try? opened?.recordings.inFiles([path]) else { return nil }
    let recording = found[path]
    let day = recording.map { "\($0.recordedAt == nil ? "imported" : "of") \($0.date)" }
    days[path] = day
    return day
  }
}
