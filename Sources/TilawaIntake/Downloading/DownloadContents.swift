import TilawaAudio
package import TilawaCore
import TilawaStore

/// Fetches the timings of a surah of a reciter into the library, unless they are stored already. Its errors are made
/// for users.
package typealias SurahTimingsFetching = @Sendable (Reciter, RemoteSource, _ surah: Int) async throws -> Void

/// A mapping from the name of a file to its recited content and expected length.
struct DownloadContents: Sendable {
  let quran: QuranDatabase
  private var structure: QuranStructure { quran.structure }

  init(quran: QuranDatabase) { self.quran = quran }

  /// Returns the content of a file for one ayah; `SSS000` is a basmalah, as in `ReciterImporter`.
  ///
  /// - Throws: `PlayerError` for a number that the counting does not have.
  func content(of ref: AyahRef) throws -> SourceSegment.Content {
    if ref.ayah == 0, let basmalah = SourceSegment.Content(basmalahBefore: ref.surah, in: structure) { return basmalah }
    if let fault = structure.fault(in: ref) {
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotPlace(ayah: "\(ref)"), path: nil, detail: fault)
    }
    return .text(structure.span(of: ref))
  }

  /// Returns the fault of the timing of an ayah, with the ayah.
  func words(_ fault: AyahPlacement.Fault, in counting: VerseCounting) -> Sentence {
    structure.words(fault, in: counting)
  }

  /// Returns the recited length of a file, for comparison with the reciter's other files.
  func passage(_ name: RemoteFile.Name) throws -> ReciterPace.Passage {
    switch name {
    case .ayah(let ref):
      guard case .text(let span) = try content(of: ref) else {
        return ReciterPace.Passage(length: RecitedLength.ofBasmalah, opening: RecitedLength.ofBasmalah)
      }
      let opening = ref.ayah == 1 ? RecitedLength.ofBasmalah : 0
      return ReciterPace.Passage(length: RecitedLength.ofAyah(try quran.text(of: span)), opening: opening)
    case .surah(let surah):
      let spans = structure.ayat(sharing: structure.span(ofSurah: surah), in: .kufi).map(structure.span)
      let length = try quran.texts(of: spans).reduce(0) { $0 + RecitedLength.ofAyah($1) }
      return ReciterPace.Passage(length: length, opening: 2 * RecitedLength.ofBasmalah)
    }
  }

  /// Whether two of a reciter's files may be identical, because their texts are.
  func areAlike(_ one: RemoteFile.Name, _ other: RemoteFile.Name) throws -> Bool {
    try one == other || letters(one) == letters(other)
  }

  /// Returns a file of the same reciter that cannot be identical: that of an ayah nearby with another text. Nil for
  /// whole surahs.
  func another(than file: RemoteFile, in library: Library) throws -> RemoteFile? {
    guard case .ayah(let ref) = file.name, let source = try library.reciters.source(of: file.reciter) else {
      return nil
    }
    let count = structure.ayat(inSurah: ref.surah, of: ref.counting)
    let near = [ref.ayah + 1, ref.ayah - 1].filter { (1...count).contains($0) }
    let reciter = try library.reciters.find(file.reciter)
    for ayah in near {
      let other = source.file(of: reciter, holding: AyahRef(surah: ref.surah, ayah: ayah, counting: ref.counting))
      if try !areAlike(file.name, other.name) { return other }
    }
    return nil
  }

  private func letters(_ name: RemoteFile.Name) throws -> String {
    let span =
      switch name {
      case .surah(let surah): structure.span(ofSurah: surah)
      case .ayah(let ref): if case .text(let span) = try content(of: ref) { span } else { QuranStructure.basmalah }
      }
    return try quran.text(of: span)
  }
}

extension RemoteFile.Name {
  /// Reads the name of a file in a reciter's folder: "002255.mp3", "002.mp3". Returns nil for any other name.
  init?(fileName: String, counting: VerseCounting) {
    switch SourceFile(path: fileName)?.name {
    case .ayah(let surah, let ayah): self = .ayah(AyahRef(surah: surah, ayah: ayah, counting: counting))
    case .surah(let surah): self = .surah(surah)
    case .istiadha, nil: return nil
    }
  }

  /// The content in words for users: "2:255", "surah 2".
  package var words: Sentence {
    switch self {
    case .ayah(let ref): Sentence(verbatim: "\(ref)")
    case .surah(let surah): IntakeSentences.surah(number: surah)
    }
  }
}

extension QuranStructure {
  /// Returns the fault of the timing of an ayah, with the ayah.
  func words(_ fault: AyahPlacement.Fault, in counting: VerseCounting) -> Sentence {
    let ayah = ayat(sharing: fault.span, in: counting).first.map { Sentence(verbatim: "\($0)") }
    return fault.sentence(on: ayah ?? IntakeSentences.someAyah)
  }
}
