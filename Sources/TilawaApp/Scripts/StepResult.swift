package import TilawaCore

/// What became of a step of a script.
package enum StepResult {
  /// It was done to its end.
  case done
  /// There was nothing to do; the text says why.
  case skipped(String)
  /// Somebody ended the run, or the script did.
  case stopped
  /// The time was up that the script has.
  case overTime
  /// By a signal.
  case interrupted(ExitCodes)
  case failed(Failure)

  /// As events name it.
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

  /// Why it is not done, where there is more to say than that.
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
