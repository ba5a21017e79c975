import TilawaCore

// The lines for programs about places in the Quran. Members keep this order.

/// A surah.
struct SurahValue: Encodable {
  let number: Int
  let arabic: String
  let transliteration: String
  let english: String
  let place: String
  /// The place in the order of revelation.
  let order: Int
  let ayat: Int

  init(_ surah: Surah, ayat: Int) {
    (number, arabic, transliteration, english) = (surah.id, surah.arabic, surah.transliteration, surah.english)
    (place, order, self.ayat) = (surah.place.rawValue, surah.revelationOrder, ayat)
  }
}

/// The place of an ayah: its beginning, after which the number in each division comes.
struct AyahPlace: Encodable {
  /// The end of the place of an ayah.
  struct Divisions: Encodable {
    /// The riwayah whose divisions these are.
    let divisions: String
    let begins: [Beginning]
    @Nullable var sajdah: Sajdah?
  }

  /// A division that begins inside the ayah.
  struct Beginning: Encodable {
    let kind: String
    let number: Int
    /// The number of its first word, from 1.
    let word: Int
  }

  /// A sajdah.
  struct Sajdah: Encodable {
    let number: Int
    /// The ayah of its sign; null where the riwayah's print has none.
    @Nullable var sign: String?
    /// The riwayat whose prints have a sign.
    let riwayat: [String]
  }

  let ref: String
  let riwayah: String
  let surah: SurahValue
  let words: Int
}

/// The place of a range: its beginning, after which the numbers in each division come.
struct RangePlace: Encodable {
  /// The numbers in a division.
  struct Numbers: Encodable {
    let first: Int
    let last: Int
  }

  /// The end of the place of a range.
  struct Sajdahs: Encodable {
    let sajdahs: [String]
  }

  let range: String
  let riwayah: String
  let surahs: [SurahValue]
  let ayat: Int
  let words: Int
}
