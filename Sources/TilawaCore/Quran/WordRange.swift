/// A stretch of the text in whole words, independent of the counting.
///
/// Words are those of the Hafs text, counted through the whole Quran from 0; `start` is the first, `end` the one after
/// the last. A stand-alone waqf mark or ۞ is no word.
public struct WordRange: Hashable, Sendable {
  /// The first word, counted from 0 through the whole Quran.
  public let start: Int
  /// The word after the last one.
  public let end: Int

  /// - Precondition: `start < end`.
  public init(_ start: Int, _ end: Int) {
    precondition(start < end, "a stretch of text holds at least one word")
    self.start = start
    self.end = end
  }

  /// The number of words.
  public var count: Int { end - start }

  /// Whether both stretches share a word.
  public func overlaps(_ other: WordRange) -> Bool { start < other.end && other.start < end }

  /// Whether the stretch contains all words of the other.
  public func contains(_ other: WordRange) -> Bool { start <= other.start && other.end <= end }
}
