public import TilawaCore

/// What became of measuring how loud a recording is.
public enum LoudnessFinding: Hashable, Sendable {
  /// It is so loud.
  case measured(Loudness)
  /// Silence, or less than 0.4 s.
  case inaudible
  /// libebur128 cannot be had.
  case unavailable(AudioError)

  /// How loud it is; nil where nothing can be heard or measured.
  public var value: Loudness? { if case .measured(let loudness) = self { loudness } else { nil } }
}
