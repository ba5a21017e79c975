import Foundation
package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// A search for the ayat of a passage in a recording by what an acoustic model hears, without another recitation.
///
/// The words are those of Hafs, also where the recording is in another riwayah: most of them are the same. Blocks; not to be
/// called on the cooperative pool.
package struct PhonemePassageFinding {
  private let quran: QuranDatabase
  private let model: AcousticModel
  private var structure: QuranStructure { quran.structure }

  package init(_ quran: QuranDatabase, model: AcousticModel) { (self.quran, self.model) = (quran, model) }

  /// Loads the model that is installed with the program.
  ///
  /// - Throws: `StoreError` if it is not there or is another one; `AudioError` if it cannot be used.
  @Sendable package static func installedModel() throws -> AcousticModel {
    try AcousticModel(try AcousticModelFile.read(environment: ProcessInfo.processInfo.environment))
  }

  /// Finds a passage in a recording.
  ///
  /// - Parameter progress: receives the progress of reading, in hundredths of a second; its errors end the search.
  /// - Throws: `PlayerError.invalid` if the recording does not hold the passage; `AudioError`; `StoreError`.
  package func find(
    _ passage: SoughtPassage, in recording: Recording, progress: @escaping MFCCReader.Progress = { _, _ in }
  ) throws -> AlignedPassage {
    let (parts, text) = try parts(of: passage.range)
    let slice = passage.slice(of: recording.file)
    let perHop = model.features.hop
    let sound = try PosteriorReader(model).read(slice) { try progress($0 / perHop, $1 / perHop) }
    guard let alignment = PhonemeAligner().align(sound, with: text) else {
      throw refusal(recording, "nothing in it sounds like \(passage.range)")
    }
    guard alignment.isCredible else {
      throw refusal(recording, "it does not sound like \(passage.range); is this the right passage?")
    }
    return AlignedPassage(alignment, of: parts, in: slice)
  }

  /// Returns the ayat of a passage, and their text with the basmalahs that may be said before surahs.
  private func parts(of range: AyahRange) throws -> ([AlignedPassage.Part], RecitedText) {
    let ayat = structure.ordinals(of: range).map { structure.ayah(at: $0, in: range.counting) }
    let basmalah = structure.span(of: AyahRef(surah: 1, ayah: 1, counting: .kufi))
    let spans = ayat.map { structure.span(of: $0) }
    let texts = try quran.texts(of: [basmalah] + spans)
    var (parts, recited): ([AlignedPassage.Part], [RecitedText.Part]) = ([], [])
    for (ayah, (span, text)) in zip(ayat, zip(spans, texts.dropFirst())) {
      let opened = structure.surahOpened(by: ayah)
      if opened != nil { recited.append(RecitedText.Part(texts[0], isOpening: true)) }
      parts.append(AlignedPassage.Part(span: span, opens: opened))
      recited.append(RecitedText.Part(text))
    }
    return (parts, RecitedText(recited))
  }

  private func refusal(_ recording: Recording, _ message: String) -> PlayerError {
    PlayerError(code: .invalid, operation: "align \(recording.title)", path: nil, message: message)
  }
}
