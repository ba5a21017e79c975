/// An ayah with a prostration at its recitation.
public struct Sajdah: Hashable, Sendable {
  /// The number of the sajdah, from 1 in the order of the text.
  public let number: Int
  /// The ayah in the Kufi counting, as in the print of Hafs.
  public let ref: AyahRef
  /// The Kufi ayat with the sign in the print of each riwayah; a riwayah whose print has no sign is left out.
  public let signs: [Riwayah: AyahRef]

  /// - Precondition: Hafs is among the signs.
  public init(number: Int, signs: [Riwayah: AyahRef]) {
    guard let ref = signs[.hafs] else { preconditionFailure("the print of Hafs has all of them") }
    self.number = number
    self.ref = ref
    self.signs = signs
  }
}
