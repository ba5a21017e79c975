import TilawaCore

/// An interval of a recording without speech, between two intervals of speech.
struct Pause: Hashable, Sendable {
  /// The features by which it is judged whether an ayah ends at a pause.
  struct Evidence: Hashable {
    /// The depth of its minimum below the noise floor, in decibels from 0 to 30. Places where files were joined fall far, however
    /// short they are.
    let fall: Double
    /// Its mean level relative to noise (0) and voice (1), from 0 to 0.3.
    let height: Double
    /// The level of the following speech below that of the voice, in decibels from 0 to 20. An ayah begins with a full
    /// voice.
    let faintness: Double
  }

  /// The hops of the pause.
  let hops: Range<Int>
  /// The probability that an ayah ends here, from 0 to 1.
  let confidence: Double

  init(hops: Range<Int>, _ evidence: Evidence) {
    self.hops = hops
    let seconds = Double(hops.count) / Double(Hop.perSecond)
    confidence = PauseClassifier.confidence(of: evidence, lasting: seconds)
  }

  /// Creates the silence before all speech or after it, which is not judged.
  init(before next: Range<Int>, after end: Int) {
    hops = end..<next.lowerBound
    confidence = 1
  }

  /// Distance of the mark to the speech that follows, in hops: 0.1 s.
  static let lead = Hop.perSecond / 10

  /// The length in seconds.
  var seconds: Double { Double(hops.count) / Double(Hop.perSecond) }

  /// The hop of the mark: 0.1 s before the speech that follows, or in the middle of a shorter pause.
  var mark: Int { hops.upperBound - min(Pause.lead, hops.count / 2) }
}
