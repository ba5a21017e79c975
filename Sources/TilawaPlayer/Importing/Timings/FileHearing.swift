import TilawaCore
import TilawaHearing
import TilawaStore

/// Finds the text of a reciter's file, which is known, by what an acoustic model hears.
///
/// Blocks while the file is read; not to be called on the cooperative pool.
struct FileHearing: Sendable {
  let quran: QuranDatabase
  let model: AcousticModel

  /// Returns the ayat of a file of a surah, or of one ayah, where they are heard.
  ///
  /// A file of one short ayah is believed without as many units as a passage needs.
  ///
  /// - Returns: nil if the file does not sound like its text.
  /// - Throws: `AudioError` if the file cannot be read; `StoreError`; the errors of `progress`.
  func passage(
    of file: AudioFile, holding place: FilePlace, counting: VerseCounting, progress: PosteriorReader.Progress
  ) throws -> AlignedPassage? {
    let slice = AudioSlice(whole: file)
    let text = try PassageText(range(of: place, counting), in: quran)
    guard let found = try SliceAligner(model).align(slice, with: text.recited, progress: progress),
      found.isCredible || isShort(found)
    else { return nil }
    return AlignedPassage(found, of: text.parts, in: slice)
  }

  private func isShort(_ found: PassageAlignment) -> Bool {
    found.count == 1 && found.takes.count == 1 && found.takes.allSatisfy { $0.isWhole && !$0.flags.contains(.match) }
  }

  private func range(of place: FilePlace, _ counting: VerseCounting) -> AyahRange {
    let last = quran.structure.ayat(inSurah: place.surah, of: counting)
    return AyahRange(
      AyahRef(surah: place.surah, ayah: place.ayah ?? 1, counting: counting),
      AyahRef(surah: place.surah, ayah: place.ayah ?? last, counting: counting))
  }
}
