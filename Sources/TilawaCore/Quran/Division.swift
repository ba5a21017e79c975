/// A part of the Quran that starts at an ayah: juz, hizb, rub, manzil, ruku, or page of the Madani mushaf.
public struct Division: Hashable, Sendable {
  /// The kind of a division.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    case juz, hizb, rub, manzil, ruku, page
  }

  /// The kind of the division.
  public let kind: Kind
  /// The number of the division, from 1.
  public let number: Int
  /// The first ayah, in the Kufi counting; of juz, hizb and rub as in Hafs.
  public let start: AyahRef

  public init(kind: Kind, number: Int, start: AyahRef) {
    self.kind = kind
    self.number = number
    self.start = start
  }
}

extension Division.Kind {
  /// The name for people.
  package var name: Sentence {
    switch self {
    case .juz: CoreSentences.juz
    case .hizb: CoreSentences.hizb
    case .rub: CoreSentences.rub
    case .manzil: CoreSentences.manzil
    case .ruku: CoreSentences.ruku
    case .page: CoreSentences.page
    }
  }

  /// Returns the quarter of a hizb with which a division of this number begins; nil for kinds that are not made of
  /// quarters.
  func firstQuarter(ofNumber number: Int) -> Int? {
    switch self {
    case .juz: 8 * (number - 1) + 1
    case .hizb: 4 * (number - 1) + 1
    case .rub: number
    case .manzil, .ruku, .page: nil
    }
  }
}

/// A quarter of a hizb with another beginning in some riwayah than in Hafs.
public struct MovedQuarter: Hashable, Sendable {
  /// The riwayah of the quarter.
  public let riwayah: Riwayah
  /// The number of the quarter, from 1 to 240.
  public let number: Int
  /// The surah of its beginning.
  public let surah: Int
  /// The number of words of the surah's Hafs text before it.
  public let word: Int

  public init(riwayah: Riwayah, number: Int, surah: Int, word: Int) {
    self.riwayah = riwayah
    self.number = number
    self.surah = surah
    self.word = word
  }
}
