/// The numbers of a surah and an ayah from a file or a server: small enough for calculations, but not checked against a
/// counting.
///
/// Every reader of ayah numbers from outside uses this type, so that no later code needs to check for overflow.
public struct UncheckedPlace: Hashable, Sendable {
  /// The numbers of the surahs.
  public static let surahs = 1...114
  /// The accepted numbers of ayat, up to more than any surah has; 0 stands for the text before the first ayah, and 999
  /// ends a surah in databases.
  public static let ayat = 0...999

  /// The surah's number.
  public let surah: Int
  /// The number of the ayah in the source's counting.
  public let ayah: Int

  /// Returns nil unless the numbers are in `surahs` and `ayat`.
  public init?(surah: Int, ayah: Int) {
    guard UncheckedPlace.surahs.contains(surah), UncheckedPlace.ayat.contains(ayah) else { return nil }
    self.surah = surah
    self.ayah = ayah
  }
}
