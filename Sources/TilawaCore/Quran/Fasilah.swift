/// A place at which some counting ends an ayah.
public struct Fasilah: Hashable, Sendable {
  /// The surah's number, from 1.
  public let surah: Int
  /// The word before the place, from 1 in the surah's Hafs text.
  public let word: Int
  /// The countings that end an ayah at this place.
  public let countings: CountingSet

  public init(surah: Int, word: Int, countings: CountingSet) {
    self.surah = surah
    self.word = word
    self.countings = countings
  }
}
