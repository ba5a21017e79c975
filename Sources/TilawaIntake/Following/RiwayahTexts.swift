import TilawaCore
import TilawaHearing
import TilawaStore

/// The texts of the riwayah in which a recitation is followed.
struct RiwayahTexts {
  let riwayah: Riwayah
  let quran: QuranDatabase
  let store: TextStore

  /// Reads the text of some ayat in the units of a model.
  func read(_ range: AyahRange, for model: any HearingModel) throws(StoreError) -> RecitationText {
    try read(range, in: model.alphabet)
  }

  func read(_ range: AyahRange, in alphabet: SpeechAlphabet) throws(StoreError) -> RecitationText {
    try RecitationText(range, riwayah: riwayah, in: quran, store, as: alphabet)
  }

  /// Reads the text of the whole Quran.
  func finder() throws(StoreError) -> PlaceFinder {
    // Another riwayah is followed in its own words: a search in those of Hafs would lead to no text.
    if riwayah != .hafs { _ = try store.open(riwayah) }
    return PlaceFinder(try SearchedQuran(quran, store, riwayah: riwayah), in: quran.structure, riwayah.counting)
  }
}
