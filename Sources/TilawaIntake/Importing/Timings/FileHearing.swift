import TilawaCore
import TilawaHearing
import TilawaStore

/// Hears whether the file of a reciter holds the surah or the ayah of its name, and where the words are.
///
/// The judge is that of labels and passages (`AyahJudge`, `PassageIdentifier`). Blocks while the file is read; not to be called on the
/// cooperative pool.
struct FileHearing: Sendable {
  let quran: QuranDatabase
  let model: AcousticModel
  private let searched: SearchedQuran
  private let riwayah: Riwayah

  /// - Parameter riwayah: that of the reciter; its counting numbers the files.
  /// - Throws: `StoreError` where a text is damaged.
  init(_ quran: QuranDatabase, _ texts: TextStore, riwayah: Riwayah, model: AcousticModel) throws(StoreError) {
    (self.quran, self.riwayah, self.model) = (quran, riwayah, model)
    searched = try SearchedQuran(quran, texts, riwayah: riwayah)
  }

  private var counting: VerseCounting { riwayah.counting }

  /// Returns what is heard in a file.
  ///
  /// - Precondition: the counting has the ayah.
  /// - Throws: `AudioError` if the file cannot be read; `StoreError`; the errors of `progress`.
  func hear(
    _ file: AudioFile, holding place: FilePlace, progress: PosteriorReader.Progress
  ) throws -> HeardFile {
    let slice = AudioSlice(whole: file)
    let heard = try PosteriorReader(model).hear(slice, progress: progress)
    let text = try PassageText(range(of: place), in: quran)
    func passage() throws -> AlignedPassage? {
      guard let found = try SliceAligner(model).align(heard, with: text.recited, progress: progress),
        place.ayah != nil || found.isCredible
      else { return nil }
      return AlignedPassage(found, of: text.parts, in: slice)
    }
    guard let ayah = place.ayah else {
      if let passage = try passage() { return HeardFile(kind: .right, passage: passage) }
      return try otherPassage(in: heard.sound)
    }
    let ref = AyahRef(surah: place.surah, ayah: ayah, counting: counting)
    let verdict = AyahJudge(heard.sound, text: searched.text).verify(wholeAs: quran.structure.ordinal(of: ref))
    let isThere = verdict.kind == .right || verdict.kind == .misplaced
    let nearest = verdict.nearest.map { quran.structure.ayah(at: $0, in: counting) }
    return HeardFile(
      kind: verdict.kind, nearest: nearest.map { AyahRange($0, $0) }, words: verdict.words,
      passage: isThere ? try passage() : nil)
  }

  /// Returns the recited passages of a sound that is not the surah of its name.
  private func otherPassage(in sound: HeardSound) throws -> HeardFile {
    let found = try PassageIdentifier(searched.text).find(in: sound)
    guard let longest = found.max(by: { $0.pieces.pieces.count < $1.pieces.pieces.count }) else {
      return HeardFile(kind: .doubtful)
    }
    let isSure = longest.confidence >= IdentificationParameters().sure
    return HeardFile(
      kind: isSure ? .wrong : .doubtful, nearest: quran.structure.range(longest.pieces.pieces, in: counting))
  }

  private func range(of place: FilePlace) -> AyahRange {
    let last = quran.structure.ayat(inSurah: place.surah, of: counting)
    return AyahRange(
      AyahRef(surah: place.surah, ayah: place.ayah ?? 1, counting: counting),
      AyahRef(surah: place.surah, ayah: place.ayah ?? last, counting: counting))
  }
}
