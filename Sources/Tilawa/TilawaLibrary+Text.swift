public import TilawaCore
import TilawaStore

extension TilawaLibrary {
  /// The text of a range, with the terms under which it may be passed on.
  public struct Passage: Hashable, Sendable {
    /// An ayah with its letters.
    public struct Ayah: Hashable, Sendable {
      /// The name: `2:255`.
      public let ref: String
      /// The letters.
      public let text: String
    }

    /// The ayat in order.
    public let ayat: [Ayah]
    /// The riwayah of the letters: Hafs where the text of the riwayah is not installed.
    public let letters: Riwayah
    /// The sources of the text with their terms. They accompany every copy of it.
    public let notices: [String]
  }

  /// Returns the text of a range.
  ///
  /// - Parameters:
  ///   - range: the range in the numbers of the riwayah: `2:255`, `2:1-10`, `yasin`, `page:50`, `juz:30`.
  ///   - riwayah: the riwayah; nil means the library's setting, else Hafs.
  /// - Throws: `TilawaError` if the range cannot be read, or an installed text is damaged.
  public func text(of range: String, in riwayah: Riwayah? = nil) async throws(TilawaError) -> Passage {
    try await BlockingWork.run { _ in
      let riwayah = try self.riwayah(riwayah)
      let ayat = quran.structure.ayat(in: try self.range(range, riwayah))
      let notices = try quran.notices().map(\.text)
      let texts = TextStore(folders: folders, structure: quran.structure)
      if riwayah != .hafs, texts.isThere(riwayah) {
        let own = try texts.open(riwayah)
        let found = try ayat.map { Passage.Ayah(ref: "\($0)", text: try own.words(of: $0)) }
        return Passage(ayat: found, letters: riwayah, notices: notices)
      }
      let found = zip(ayat, try quran.texts(of: ayat.map(quran.structure.span)))
        .map { Passage.Ayah(ref: "\($0)", text: $1) }
      return Passage(ayat: found, letters: .hafs, notices: notices)
    }
  }
}
