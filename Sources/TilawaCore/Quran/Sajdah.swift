/// An ayah at whose recitation one prostrates.
public struct Sajdah: Hashable, Sendable {
  /// From 1, in the order of the text.
  public let number: Int
  /// In the Kufi counting, as the print of Hafs has it.
  public let ref: AyahRef
  /// The Kufi ayah in which the print of a riwayah has the sign; a riwayah whose print has none is not there.
  public let signs: [Riwayah: AyahRef]

  /// - Precondition: Hafs is among the signs.
  public init(number: Int, signs: [Riwayah: AyahRef]) {
    guard let ref = signs[.hafs] else { preconditionFailure("the print of Hafs has all of them") }
    self.number = number
    self.ref = ref
    self.signs = signs
  }
}
