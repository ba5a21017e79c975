/// An ayah by its number in a counting.
///
/// Only `QuranStructure` knows the number of ayat of a surah; it also compares and converts refs.
public struct AyahRef: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The surah's number, from 1.
  public let surah: Int
  /// The ayah's number in its surah, from 1.
  public let ayah: Int
  /// The counting of the number.
  public let counting: VerseCounting

  public init(surah: Int, ayah: Int, counting: VerseCounting = .kufi) {
    self.surah = surah
    self.ayah = ayah
    self.counting = counting
  }

  public var description: String { "\(surah):\(ayah)" }
}
