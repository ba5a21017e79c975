/// The pace of a recitation.
///
/// The network hears best at the pace of its training. Fast recitation loses short units between its frames; shorter
/// hops then make the sound slower for the network, at the same pitch.
package struct RecitationPace: Hashable, Sendable {
  /// The median time from the beginning of a word to that of the next one, for each of its units, in seconds.
  package let secondsPerUnit: Double

  /// The fewest words by which a pace is known.
  static let fewestWords = 20
  /// The longest time from a word to the next one, in seconds; between them somebody breathes.
  private static let longestWord = 2.5

  /// The pace from which on the network loses units. Emad al-Mansary and Alafasy have 0.13 to 0.22; made faster, to 0.09 and 0.08, they
  /// are heard best with hops of 107 samples in place of 160.
  private static let fast = 0.14
  /// The shortest hop, as a share of the network's own; and the share above which nothing is changed.
  private static let (shortest, unchanged) = (0.64, 0.9)

  package init(secondsPerUnit: Double) { self.secondsPerUnit = secondsPerUnit }

  /// Returns the model with the hops for this pace.
  package func fit(_ model: AcousticModel) -> AcousticModel {
    let share = max(Self.shortest, secondsPerUnit / Self.fast)
    return share > Self.unchanged ? model : model.hearing(withHop: Int((Double(model.features.hop) * share).rounded()))
  }

  /// Measures a pace; nil where too few words follow each other.
  package init?(_ words: [DecodedWord], secondsInFrame: Double) {
    self.init(
      zip(words, words.dropFirst()).compactMap { word, next in
        guard next.word == word.word + 1 else { return nil }
        return (Double(next.frames.lowerBound - word.frames.lowerBound) * secondsInFrame, word.unitCount)
      })
  }

  /// Measures a pace by the seconds from each word to the next one, and the number of its units.
  package init?(_ words: [(seconds: Double, units: Int)]) {
    let times = words.filter { 0.05...Self.longestWord ~= $0.seconds && $0.units > 0 }.map {
      $0.seconds / Double($0.units)
    }
    guard times.count >= Self.fewestWords else { return nil }
    self.init(secondsPerUnit: times.sorted()[times.count / 2])
  }
}
