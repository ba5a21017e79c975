/// The thresholds from which lengths and stops are judged. Doubtful lengths and stops are not judged.
package struct TajweedParameters: Hashable, Sendable {
  /// The least confidence of a word whose lengths are measured.
  package var leastConfidence = 0.9
  /// The fewest natural madds and short vowels that are compared, and the frames by which the former must be longer.
  package var fewestNatural = 8
  package var leastCount = 1.5
  /// The least log probability of the units at both ends of a length.
  package var leastEvidence: Float = -3
  /// The share of the least counts up to which a length is short, and from which on it is enough.
  package var shortShare = 0.6
  package var enoughShare = 0.8
  /// The least deviation of a length in frames, and the deviations by which a short one differs.
  package var leastDeviation = 1.5
  package var leastDistance = 2.5
  /// The frames around a run of words in which its first and last units may be.
  package var margin = 2
  /// The shortest pause that is looked for, in hops; the pause from which on it is a stop, and up to which it is none.
  package var shortestPause = 10
  package var stop = 40
  package var join = 0

  package init() {}
}
