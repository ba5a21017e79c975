public import TilawaCore

/// What became of an imported recording.
public struct ImportedRecording: Hashable, Sendable {
  /// Whether the sound is new to the library.
  public enum Outcome: Hashable, Sendable {
    case added
    /// The same sound had been imported before; its reciter is replaced, and its labels where there are new ones.
    case replaced
  }

  /// Whose recording it is, as the library has them now.
  public let reciter: Reciter
  /// Whether the sound is new.
  public let outcome: Outcome
}
