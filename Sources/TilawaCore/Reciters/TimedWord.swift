/// A word of the Quran with the times at which it is heard in a file.
public struct TimedWord: Hashable, Sendable {
  /// An origin of the times; the raw values are written to JSON.
  public enum Basis: String, Hashable, Sendable, CaseIterable, Codable {
    /// The times were published, or corrected by hand.
    case told
    /// The times were carried over from another reciter.
    case estimated
  }

  /// The number of the word in the Hafs text, from 0 through the whole Quran.
  public let word: Int
  /// The start, from the start of the file.
  public let start: Duration
  /// The end, from the start of the file; after `start`.
  public let end: Duration
  /// The origin of the times.
  public let basis: Basis

  public init(word: Int, start: Duration, end: Duration, basis: Basis = .told) {
    self.word = word
    self.start = start
    self.end = end
    self.basis = basis
  }
}
