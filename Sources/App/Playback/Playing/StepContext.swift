package import AppBase
import TilawaPlayer

/// The context that a script step gets from its script run.
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

  package init(
    script: String, kind: String, interruption: any InterruptionSource, wait: SoundServerWait, telling: Telling
  ) {
    (self.script, self.kind, self.interruption, self.wait, self.telling) = (script, kind, interruption, wait, telling)
  }

  /// The amount of messages while the step plays.
  package enum Telling: Hashable {
    /// All messages, as of the command alone.
    case all
    /// Messages about problems only, because nobody watches.
    case troubles
  }
}
