/// A stretch of the text, whole words, whatever the counting.
///
/// Words are those of the Hafs text, counted through the whole Quran from 0; `start` is the first, `end` the
/// one after the last. A stand-alone waqf mark or ۞ is no word.
public struct WordRange: Hashable, Sendable {
  public let start: Int
  public let end: Int

  /// - Precondition: `start < end`.
  public init(_ start: Int, _ end: Int) {
    precondition(start < end, "a stretch of text holds at least one word")
    self.start = start
    self.end = end
  }

  public var count: Int { end - start }
  public func overlaps(_ other: WordRange) -> Bool { start < other.end && other.start < end }
  public func contains(_ other: WordRange) -> Bool { start <= other.start && other.end <= end }
}
