package import TilawaCore

/// The result of a script step.
package enum StepResult {
  /// The step was done to its end.
  case done
  /// The step had nothing to do; the text gives the reason.
  case skipped(String)
  /// The run was stopped by a person or by the script.
  case stopped
  /// The time limit of the script has passed.
  case overTime
  /// The run was ended by a signal.
  case interrupted(ExitCodes)
  case failed(Failure)

  /// The name of the result in events.
  package var word: String {
    switch self {
    case .done: "done"
    case .skipped: "skipped"
    case .stopped: "stopped"
    case .overTime: "time"
    case .interrupted: "interrupted"
    case .failed: "failed"
    }
  }

  /// The reason why the step is not done, if there is more to say than the name.
  package var because: String? {
    switch self {
    case .skipped(let why): why
    case .failed(let failure): failure.message
    case .done, .stopped, .overTime, .interrupted: nil
    }
  }

  /// "done", "skipped: no terminal".
  package var words: String {
    let word =
      switch self {
      case .overTime: "the time is up"
      default: word
      }
    return [word, because].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
