/// A place where some counting ends a verse.
public struct Fasilah: Hashable, Sendable {
  public let surah: Int
  /// The place stands after this word of the surah's Hafs text, from 1.
  public let word: Int
  public let countings: CountingSet

  public init(surah: Int, word: Int, countings: CountingSet) {
    self.surah = surah
    self.word = word
    self.countings = countings
  }
}
