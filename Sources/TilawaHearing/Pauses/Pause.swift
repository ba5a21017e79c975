import TilawaCore

/// A stretch of a recording in which nobody recites, with speech before and after it.
struct Pause: Hashable, Sendable {
  /// What speaks for an ayah's end at a pause, or against it.
  struct Evidence: Hashable {
    /// How far it falls below what is ordinarily the quietest around, in decibels from 0 to 30. A place where files were
    /// put together falls far, be it ever so short.
    let fall: Double
    /// How far its mean lies on the way from the noise to the voice, from 0 to 0.3.
    let height: Double
    /// How far what follows lies below the voice, in decibels from 0 to 20: an ayah begins with a full voice.
    let faintness: Double
  }

  /// The hops of the envelope that it lasts.
  let hops: Range<Int>
  /// The share of such pauses at which an ayah ends, from 0 to 1.
  let confidence: Double

  init(hops: Range<Int>, _ evidence: Evidence) {
    self.hops = hops
    let seconds = Double(hops.count) / Double(Envelope.hopsPerSecond)
    confidence = PauseOdds.confidence(of: evidence, lasting: seconds)
  }

  /// What is quiet before all speech or after it, of which nothing is judged.
  init(before next: Range<Int>, after end: Int) {
    hops = end..<next.lowerBound
    confidence = 1
  }

  /// How many hops before what follows the mark stands.
  static let lead = Envelope.hopsPerSecond / 10

  /// Its length in seconds.
  var seconds: Double { Double(hops.count) / Double(Envelope.hopsPerSecond) }

  /// The hop with which the mark stands: a tenth of a second before what follows, or in the middle of a short pause.
  var mark: Int { hops.upperBound - min(Pause.lead, hops.count / 2) }
}
