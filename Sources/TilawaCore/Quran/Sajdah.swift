/// An ayah at whose recitation one prostrates.
public struct Sajdah: Hashable, Sendable {
  /// Whether the prostration is recommended or obligatory, as the source marks it.
  public enum Kind: String, Hashable, Sendable, Codable { case recommended, obligatory }

  /// From 1, in the order of the text.
  public let number: Int
  /// In the Kufi counting.
  public let ref: AyahRef
  /// How the source marks it.
  public let kind: Kind

  public init(number: Int, ref: AyahRef, kind: Kind) {
    self.number = number
    self.ref = ref
    self.kind = kind
  }
}
