public import TilawaCore

/// The result of measuring the loudness of a recording.
public enum LoudnessFinding: Hashable, Sendable {
  /// The loudness was measured.
  case measured(Loudness)
  /// Silence, or less than 0.4 s.
  case inaudible
  /// libebur128 is not installed.
  case unavailable(AudioError)

  /// The loudness; nil for silence, or without a measurement.
  public var value: Loudness? { if case .measured(let loudness) = self { loudness } else { nil } }
}
