public import TilawaCore

/// Finds the pauses of a recording in its envelope, and the probability that an ayah ends at each.
///
/// Pure: the same envelope gives the same result. A minute of sound takes about 0.1 ms.
public struct SilenceDetector: Hashable, Sendable {
  /// The definition of silence.
  public enum Silence: Hashable, Sendable {
    /// Levels near the noise of the recording at that time.
    case adaptive
    /// Levels of the envelope below this one, in decibels of full scale.
    case below(Double)
  }

  /// The pauses that are returned as ends of ayat.
  public enum Choice: Hashable, Sendable {
    /// The pauses that are probably an end.
    case likely
    /// The pauses of at least this many seconds.
    case lasting(Double)
  }

  /// Least probability of a likely end.
  private static let threshold = 0.5

  /// Greatest number of ayat times pauses. Each takes some tens of bytes; two hours stay far below it.
  private static let mostCells = 1 << 22

  /// The definition of silence.
  public let silence: Silence
  /// The pauses that are returned.
  public let choice: Choice

  public init(silence: Silence = .adaptive, choice: Choice = .likely) {
    self.silence = silence
    self.choice = choice
  }

  /// Returns the places at which an ayah may end, in order.
  public func boundaries(in envelope: Envelope) -> [Boundary] {
    let found = all(in: envelope)
    return found.pauses.filter { choice != .likely || $0.confidence >= SilenceDetector.threshold }.map { pause in
      Boundary(pause, in: envelope, confidence: pause.confidence, ayah: nil)
    }
  }

  /// Returns the beginnings of the ayat of a passage and the end of the last one, in order; empty if the recording
  /// cannot contain the passage.
  ///
  /// Some ayat have no boundary, because they follow the one before without a pause.
  public func boundaries(in envelope: Envelope, expecting passage: [ExpectedAyah]) -> [Boundary] {
    let found = all(in: envelope).keeping(8 * passage.count + 200)
    guard let first = found.speech.first, let last = found.speech.last, !passage.isEmpty,
      passage.count * found.pauses.count <= SilenceDetector.mostCells
    else { return [] }
    let fit = DurationAlignment(
      passage, speech: found.speech.map(\.count), odds: found.pauses.map { $0.confidence / (1 - $0.confidence) })
    let lead = Pause(before: first, after: 0)
    let tail = Pause(before: envelope.values.count..<envelope.values.count, after: last.upperBound)
    return fit.places().map { place in
      let pause = place.pause < 0 ? lead : place.pause < found.pauses.count ? found.pauses[place.pause] : tail
      return Boundary(pause, in: envelope, confidence: place.probability, ayah: place.ayah)
    }
  }

  /// Returns the frames from the first speech to the last; nil where there is none.
  public func speech(in envelope: Envelope) -> Range<Int>? {
    let speech = PauseDetector(envelope, silence: silence).speech()
    guard let first = speech.first, let last = speech.last else { return nil }
    let start = max(0, first.lowerBound - Pause.lead)
    let end = min(envelope.values.count, last.upperBound + Pause.lead) - 1
    return envelope.frames(of: Hop(start)).lowerBound..<envelope.frames(of: Hop(end)).upperBound
  }

  /// Returns all pauses and the speech around them.
  func all(in envelope: Envelope) -> SpeechPartition {
    let finder = PauseDetector(envelope, silence: silence)
    let speech = finder.speech()
    let parting = SpeechPartition(speech: speech, pauses: finder.pauses(between: speech))
    guard case .lasting(let seconds) = choice else { return parting }
    return parting.keeping { $0.seconds >= seconds }
  }
}
