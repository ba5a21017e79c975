package import TilawaCore

/// The result of an import of one recording.
package struct ImportedRecording: Hashable, Sendable {
  /// Whether the sound is new to the library.
  package enum Outcome: Hashable, Sendable {
    case added
    /// The sound had been imported before. Its reciter is replaced, and its segments where the import brings some.
    case replaced
  }

  /// The reciter as the library has him now.
  package let reciter: Reciter
  /// Whether the sound is new.
  package let outcome: Outcome
}
