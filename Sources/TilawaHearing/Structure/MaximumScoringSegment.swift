import Glibc

/// The segment of a path with the greatest sum of scores (Kadane's algorithm): the part of a recording that speaks most for the
/// passage.
///
/// The score of a phrase is its gain over the null model, less `stretchMargin` a frame, less `restarting` where it does not
/// continue the phrase before. A frame of garbage scores −`stretchAside`. In hours of other ayat each ayah of a short passage has
/// something similar somewhere, but never in adjacent places.
struct MaximumScoringSegment {
  let phrases: ArraySlice<ViterbiBacktrack.Phrase>
  /// The sum of the gains, without the margin by chance.
  let gain: Float

  /// - Parameter parameters: the parameters, scaled to the frames of the path.
  init(_ all: ArraySlice<ViterbiBacktrack.Phrase>, _ parameters: AlignmentParameters) {
    func gain(_ phrase: ViterbiBacktrack.Phrase) -> Float {
      guard phrase.columns != nil else { return -parameters.presence.stretchAside * Float(phrase.rows.count) }
      let counts = phrase.dwells(parameters.presence) ? min(0, phrase.gain) : phrase.gain
      return counts - (phrase.goesOn ? 0 : parameters.jumps.restarting)
    }
    var (best, sum): (Float, Float) = (0, 0)
    var (first, range) = (all.startIndex, all.startIndex..<all.startIndex)
    for (index, phrase) in zip(all.indices, all) {
      sum += gain(phrase) - (phrase.columns == nil ? 0 : parameters.presence.stretchMargin * Float(phrase.rows.count))
      if sum <= 0 { (sum, first) = (0, index + 1) }
      if sum > best { (best, range) = (sum, first..<index + 1) }
    }
    phrases = all[range]
    self.gain = phrases.reduce(0) { $0 + gain($1) }
  }
}

extension PresenceParameters {
  /// Returns the threshold of the sum for an amount of speech: the greatest sum by chance grows with the logarithm of the length.
  /// Less than a minute counts as a minute.
  func leastStretch(inHops count: Int) -> Float {
    leastStretch + stretchGrowth * Float(log(Double(max(6000, count)) / 360_000))
  }
}
