import TilawaCore

/// A rule of tajweed at a word, as the sound shows it.
package struct TajweedFinding: Hashable, Sendable {
  /// The outcome.
  package enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    case asExpected = "as-expected"
    case short
    /// A stop where one must not stop.
    case stopped
    /// No stop where one must stop.
    case joined
    /// The sound does not tell.
    case notJudged = "not-judged"
  }

  /// The index of the word in the text.
  package let word: Int
  /// The name of the rule.
  package let rule: String
  package let outcome: Outcome
  /// The counts that are expected; nil for stops.
  package let expected: ClosedRange<Int>?
  /// The counts that were heard, by the reciter's own natural madd; nil where that is not known.
  package let heard: Double?
  /// The confidence of the outcome, from 0 to 1.
  package let confidence: Double
  /// The frame in which it begins.
  package let frame: Int
}
