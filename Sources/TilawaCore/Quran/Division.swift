/// A part of the Quran that starts at an ayah: juz, hizb, rub, manzil, ruku, or page of the Madani mushaf.
public struct Division: Hashable, Sendable {
  /// By what the Quran is divided.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    case juz, hizb, rub, manzil, ruku, page
  }

  /// By what the Quran is divided here.
  public let kind: Kind
  /// From 1.
  public let number: Int
  /// The first ayah, in the Kufi counting; of juz, hizb and rub as Hafs has them.
  public let start: AyahRef

  public init(kind: Kind, number: Int, start: AyahRef) {
    self.kind = kind
    self.number = number
    self.start = start
  }
}

extension Division.Kind {
  /// The quarter of a hizb with which a division of this number begins; nil where it does not by itself begin with one.
  func firstQuarter(ofNumber number: Int) -> Int? {
    switch self {
    case .juz: 8 * (number - 1) + 1
    case .hizb: 4 * (number - 1) + 1
    case .rub: number
    case .manzil, .ruku, .page: nil
    }
  }
}

/// A quarter of a hizb that begins elsewhere in some riwayah than in Hafs.
public struct MovedQuarter: Hashable, Sendable {
  /// Whose quarter it is.
  public let riwayah: Riwayah
  /// From 1 to 240.
  public let number: Int
  /// The surah in which it begins.
  public let surah: Int
  /// Words of the surah's Hafs text before it.
  public let word: Int

  public init(riwayah: Riwayah, number: Int, surah: Int, word: Int) {
    self.riwayah = riwayah
    self.number = number
    self.surah = surah
    self.word = word
  }
}
