/// A place where some counting ends a verse.
public struct Fasilah: Hashable, Sendable {
  /// The surah's number, from 1.
  public let surah: Int
  /// The place stands after this word of the surah's Hafs text, from 1.
  public let word: Int
  /// Which countings end an ayah there.
  public let countings: CountingSet

  public init(surah: Int, word: Int, countings: CountingSet) {
    self.surah = surah
    self.word = word
    self.countings = countings
  }
}
