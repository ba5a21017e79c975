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

  /// Where the share found and the share of false ones are in balance.
  private static let threshold = 0.35

  /// What counts as silence.
  public let silence: Silence
  /// Which pauses are suggested.
  public let choice: Choice

  public init(silence: Silence = .adaptive, choice: Choice = .likely) {
    self.silence = silence
    self.choice = choice
  }

  /// The pauses at which an ayah may end, in order.
  public func pauses(in envelope: Envelope) -> [Pause] {
    all(in: envelope).pauses.filter { pause in
      switch choice {
      case .likely: pause.confidence >= SilenceDetector.threshold
      case .lasting(let seconds): pause.seconds >= seconds
      }
    }
  }

  /// Every pause there is, each with what speaks for it, and the speech around them.
  func all(in envelope: Envelope) -> (speech: [Range<Int>], pauses: [Pause]) {
    let finder = PauseFinder(envelope, silence: silence)
    let speech = finder.speech()
    return (speech, finder.pauses(between: speech))
  }
}
