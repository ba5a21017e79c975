package import AppBase
package import TilawaCore
package import TilawaStore

/// An ayah as it is shown in a riwayah.
package struct DailyAyah {
  package let ref: AyahRange
  package let name: String
  package let text: String
  package let letters: Riwayah
  package let riwayah: Riwayah

  package init(_ words: WordRange, _ quran: QuranDatabase, _ riwayah: Riwayah, in context: AppContext) {
    self.riwayah = riwayah
    let structure = quran.structure
    // The ayah may be several in other countings, or a part of a longer one.
    let ayat = structure.ayat(sharing: words, in: riwayah.counting)
    let text = SessionText(of: riwayah, quran: quran, in: context)
    let pieces = ayat.map { text.words(of: $0) }
    letters = pieces.first?.riwayah ?? .hafs
    self.text = pieces.map(\.text).contains("") ? "" : pieces.map(\.text).joined(separator: " ")
    let kufi = structure.ayat(sharing: words, in: .kufi)
    let first = ayat.first ?? kufi.first ?? AyahRef(surah: 1, ayah: 2)
    ref = AyahRange(first, ayat.last ?? first)
    name = structure.surahs[first.surah - 1].transliteration
  }

  /// The surah and the number of the ayah; also whose letters are shown, if they are not those of the riwayah.
  package var place: Sentence {
    letters == riwayah
      ? MushafSentences.ayahOfSurah(surah: name, ref: "\(ref)")
      : MushafSentences.ayahOfSurahLetters(surah: name, ref: "\(ref)", riwayah: letters.name)
  }

  /// The ayah for programs, with the texts of packs beside it.
  package func value(on day: CalendarDay, beside packs: PacksBeside?) -> some Encodable {
    JoinedMembers(
      DailyAyahValue(
        date: "\(day)", ref: "\(ref)", surah: ref.first.surah, name: name, riwayah: riwayah.rawValue,
        textRiwayah: letters.rawValue, text: text),
      packs)
  }
}

/// The line for programs about the ayah of a day. Members keep this order.
private struct DailyAyahValue: Encodable {
  let date: String
  let ref: String
  let surah: Int
  let name: String
  let riwayah: String
  /// The riwayah of the letters.
  let textRiwayah: String
  let text: String

  private enum CodingKeys: String, CodingKey {
    case date, ref, surah, name, riwayah
    case textRiwayah = "text_riwayah"
    case text
  }
}
