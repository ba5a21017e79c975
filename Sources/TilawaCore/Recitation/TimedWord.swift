/// A word of the Quran, and when it is heard in a file.
public struct TimedWord: Hashable, Sendable {
  /// How it is known when it is heard; the raw values stand in JSON.
  public enum Basis: String, Hashable, Sendable, CaseIterable, Codable {
    /// Somebody published it, or put it right by hand.
    case told
    /// It was carried over from another reciter.
    case estimated
  }

  /// Of the Hafs text, counted from 0 through the whole Quran.
  public let word: Int
  /// From the start of the file.
  public let start: Duration
  /// From the start of the file; after `start`.
  public let end: Duration
  /// How that is known.
  public let basis: Basis

  public init(word: Int, start: Duration, end: Duration, basis: Basis = .told) {
    self.word = word
    self.start = start
    self.end = end
    self.basis = basis
  }
}
