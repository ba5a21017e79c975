package import TilawaCore

/// The result of a script step.
package enum StepResult {
  /// The step was done to its end.
  case done
  /// The step had nothing to do, for this reason.
  case skipped(Sentence)
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
  package var because: Sentence? {
    switch self {
    case .skipped(let why): why
    case .failed(let failure): failure.told
    case .done, .stopped, .overTime, .interrupted: nil
    }
  }

  /// "done", "skipped: no terminal".
  package var words: Sentence {
    guard let because, !because.text.isEmpty else { return name }
    return ScriptsSentences.because(result: name, reason: because)
  }

  private var name: Sentence {
    switch self {
    case .done: ScriptsSentences.done
    case .skipped: ScriptsSentences.skipped
    case .stopped: ScriptsSentences.stopped
    case .overTime: ScriptsSentences.timeIsUp
    case .interrupted: ScriptsSentences.interrupted
    case .failed: ScriptsSentences.failed
    }
  }
}

extension Failure {
  /// The failure as a sentence.
  var told: Sentence { sentence ?? Sentence(verbatim: message) }
}
