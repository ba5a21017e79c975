import TilawaConsole
import TilawaPlayer

/// What a step of a script takes from the run that it is part of.
struct ScriptPart {
  /// What the script's history is kept under.
  let script: String
  /// The word that the script has for the step, such as `review`.
  let kind: String
  /// Of the whole run: whoever performs hears of signals by it.
  let interruption: Interruption
  /// For a sound server that is not there yet.
  let patience: SoundPatience
  let telling: Telling
  /// With what the run has open.
  let context: CommandContext

  /// What is told while the step sounds.
  enum Telling: Hashable {
    /// As by the command alone.
    case all
    /// Only what goes wrong: nobody looks on.
    case troubles
  }
}
