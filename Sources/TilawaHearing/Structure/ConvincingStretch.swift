import Glibc

/// The stretch of a recording that speaks most for the passage: what stands out from chance in it, all of it together.
///
/// Each phrase of the way counts what it gains, less what is usual by chance, `stretchMargin` a frame; less what it costs to begin anew where
/// it does not go on from the one before. Something else costs a little, `stretchAside` a frame. The stretch is that of which the
/// sum is greatest. In hours of other ayat something like every ayah of a short passage is found, each somewhere, but not one
/// beside the other.
struct ConvincingStretch {
  let phrases: ArraySlice<StructureTrace.Phrase>
  /// What it gains, without what is usual by chance.
  let gain: Float

  /// - Parameter parameters: as they are for the frames of the trace.
  init(_ all: ArraySlice<StructureTrace.Phrase>, _ parameters: AlignmentParameters) {
    func gain(_ phrase: StructureTrace.Phrase) -> Float {
      guard phrase.columns != nil else { return -parameters.stretchAside * Float(phrase.rows.count) }
      let counts = phrase.dwells(parameters) ? min(0, phrase.gain) : phrase.gain
      return counts - (phrase.goesOn ? 0 : parameters.restarting)
    }
    var (best, sum): (Float, Float) = (0, 0)
    var (first, range) = (all.startIndex, all.startIndex..<all.startIndex)
    for (index, phrase) in zip(all.indices, all) {
      sum += gain(phrase) - (phrase.columns == nil ? 0 : parameters.stretchMargin * Float(phrase.rows.count))
      if sum <= 0 { (sum, first) = (0, index + 1) }
      if sum > best { (best, range) = (sum, first..<index + 1) }
    }
    phrases = all[range]
    self.gain = phrases.reduce(0) { $0 + gain($1) }
  }
}

extension AlignmentParameters {
  /// What a stretch must gain in so much speech: the greatest of what is found by chance grows with the logarithm of how long one looks. What
  /// is shorter than a minute counts as one.
  func leastStretch(inHops count: Int) -> Float {
    leastStretch + stretchGrowth * Float(log(Double(max(6000, count)) / 360_000))
  }
}
