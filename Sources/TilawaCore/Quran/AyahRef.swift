/// A verse by its number, in the counting that numbers it so.
///
/// Whether the surah has so many ayat only `QuranStructure` knows; it is also what compares and converts.
public struct AyahRef: Hashable, Sendable, Codable, CustomStringConvertible {
  public let surah: Int
  public let ayah: Int
  public let counting: VerseCounting

  public init(surah: Int, ayah: Int, counting: VerseCounting = .kufi) {
    self.surah = surah
    self.ayah = ayah
    self.counting = counting
  }

  public var description: String { "\(surah):\(ayah)" }
}
