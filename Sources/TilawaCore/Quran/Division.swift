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
  /// The first ayah, in the Kufi counting.
  public let start: AyahRef

  public init(kind: Kind, number: Int, start: AyahRef) {
    self.kind = kind
    self.number = number
    self.start = start
  }
}
