package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// The text of the Quran in which passages are searched, in the riwayah of a recording.
package struct SearchedQuran: Sendable {
  /// The text, by the ayat of the riwayah's counting.
  package let text: SearchedText
  /// The ordinals of its ayat.
  package let ordinals: Range<Int>
  /// The riwayah whose words are searched: that of the recording where its text is installed, else Hafs.
  package let words: Riwayah

  /// Makes the text of some ayat, or of the whole Quran.
  ///
  /// - Parameters:
  ///   - riwayah: the riwayah of the recording; its counting numbers the ayat.
  ///   - range: the ayat; nil means all.
  /// - Throws: `StoreError` where a text is damaged.
  package init(
    _ quran: QuranDatabase, _ texts: TextStore, riwayah: Riwayah, within range: AyahRange? = nil
  ) throws(StoreError) {
    let (structure, counting) = (quran.structure, riwayah.counting)
    ordinals = range.map { structure.ordinals(of: $0) } ?? 0..<structure.ayatCount(of: counting)
    let ayat = ordinals.map { structure.ayah(at: $0, in: counting) }
    let opened = ayat.indices.filter { structure.surahOpened(by: ayat[$0]) != nil }
    let basmalah = try quran.text(of: AyahRef(surah: 1, ayah: 1))
    let pronunciation: Pronunciation
    if riwayah != .hafs, texts.isThere(riwayah) {
      let own = try texts.open(riwayah)
      var lines: [String] = []
      for ayah in ayat { lines.append(try own.words(of: ayah)) }
      pronunciation = Pronunciation(kingFahd: lines, of: riwayah)
      words = riwayah
    } else {
      pronunciation = Pronunciation(try quran.texts(of: ayat.map { structure.span(of: $0) }))
      words = .hafs
    }
    text = SearchedText(pronunciation, ayat: ayat.count, basmalah: basmalah, opened: Set(opened))
  }
}
