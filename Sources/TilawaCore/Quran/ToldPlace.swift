/// The numbers of a surah and an ayah as a file or a server gives them: small enough to be reckoned with, and not yet believed.
///
/// Whoever reads numbers of ayat from outside reads them into this, so that nothing behind it has to ask whether one more overflows.
public struct ToldPlace: Hashable, Sendable {
  /// The surahs that there are.
  public static let surahs = 1...114
  /// More than the ayat of any surah; 0 is what precedes the first, and 999 ends a surah in databases.
  public static let ayat = 0...999

  /// The surah's number.
  public let surah: Int
  /// The number in the source's counting.
  public let ayah: Int

  /// Nil for numbers that no ayah has in any counting.
  public init?(surah: Int, ayah: Int) {
    guard ToldPlace.surahs.contains(surah), ToldPlace.ayat.contains(ayah) else { return nil }
    self.surah = surah
    self.ayah = ayah
  }
}
