public import TilawaCore

/// Finds in the envelope of a recording where somebody pauses, and how likely an ayah ends there.
///
/// Pure, and the same for the same envelope. A minute of sound takes about a tenth of a millisecond.
public struct SilenceDetector: Hashable, Sendable {
  /// What counts as silence.
  public enum Silence: Hashable, Sendable {
    /// What lies near the noise of the recording at that time.
    case adaptive
    /// What lies below this level of the envelope, in decibels of full scale.
    case below(Double)
  }

  /// Which pauses are suggested as ends of ayat.
  public enum Choice: Hashable, Sendable {
    /// Those which are likely enough one.
    case likely
    /// All of this many seconds and more.
    case lasting(Double)
  }

  /// More likely one than not.
  private static let threshold = 0.5

  /// Ayat times pauses: what is weighed takes some tens of bytes for each, and two hours stay far below it.
  private static let mostCells = 1 << 22

  /// What counts as silence.
  public let silence: Silence
  /// Which pauses are suggested.
  public let choice: Choice

  public init(silence: Silence = .adaptive, choice: Choice = .likely) {
    self.silence = silence
    self.choice = choice
  }

  /// The places at which an ayah may end, in order.
  public func boundaries(in envelope: Envelope) -> [Boundary] {
    let found = all(in: envelope)
    return found.pauses.filter { choice != .likely || $0.confidence >= SilenceDetector.threshold }.map { pause in
      Boundary(pause, in: envelope, confidence: pause.confidence, ayah: nil)
    }
  }

  /// The places at which the ayat of a passage begin, and where the last of them ends; in order, empty where the recording
  /// cannot hold the passage.
  ///
  /// Not every ayah begins at one of them: some may run into each other without a pause.
  public func boundaries(in envelope: Envelope, expecting passage: [ExpectedAyah]) -> [Boundary] {
    let found = all(in: envelope).keeping(8 * passage.count + 200)
    guard let first = found.speech.first, let last = found.speech.last, !passage.isEmpty,
      passage.count * found.pauses.count <= SilenceDetector.mostCells
    else { return [] }
    let fit = PassageFit(
      passage, speech: found.speech.map(\.count), odds: found.pauses.map { $0.confidence / (1 - $0.confidence) })
    let lead = Pause(before: first, after: 0)
    let tail = Pause(before: envelope.values.count..<envelope.values.count, after: last.upperBound)
    return fit.places().map { place in
      let pause = place.pause < 0 ? lead : place.pause < found.pauses.count ? found.pauses[place.pause] : tail
      return Boundary(pause, in: envelope, confidence: place.probability, ayah: place.ayah)
    }
  }

  /// Where speech begins first and ends last, in frames; nil where there is none.
  public func speech(in envelope: Envelope) -> Range<Int>? {
    let speech = PauseFinder(envelope, silence: silence).speech()
    guard let first = speech.first, let last = speech.last else { return nil }
    let start = max(0, first.lowerBound - Pause.lead)
    let end = min(envelope.values.count, last.upperBound + Pause.lead) - 1
    return envelope.frames(ofHop: start).lowerBound..<envelope.frames(ofHop: end).upperBound
  }

  /// Every pause there is, and the speech around them.
  func all(in envelope: Envelope) -> Parting {
    let finder = PauseFinder(envelope, silence: silence)
    let speech = finder.speech()
    let parting = Parting(speech: speech, pauses: finder.pauses(between: speech))
    guard case .lasting(let seconds) = choice else { return parting }
    return parting.keeping { $0.seconds >= seconds }
  }
}
