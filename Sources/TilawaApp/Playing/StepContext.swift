import TilawaPlayer

/// What a step of a script takes from the run that it is part of.
package struct StepContext {
  /// The key of the script's history.
  package let script: String
  /// The word that the script has for the step, such as `review`.
  package let kind: String
  /// The requests to end, of the whole run.
  package let interruption: any InterruptionSource
  /// The wait for a sound server that does not answer yet.
  package let wait: SoundServerWait
  package let telling: Telling

  /// What is told while the step sounds.
  package enum Telling: Hashable {
    /// As by the command alone.
    case all
    /// Only what goes wrong: nobody looks on.
    case troubles
  }
}
