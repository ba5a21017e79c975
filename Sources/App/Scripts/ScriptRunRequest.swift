package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaScripts

/// A request to run a script.
package struct ScriptRunRequest: Sendable {
  /// The script as the user typed it.
  package var file: String
  /// The output, the display and the turn of the whole run.
  package var play = PlayRequest()
  /// The longest wait for a sound server; nil: five minutes without a terminal, else none.
  package var wait: TimeLength?
  /// The longest wait for another run of the script.
  package var lockWait: TimeLength?
  /// The schedule that starts the run: the times and days, and the latest start; nil for a run by hand.
  package var due: (times: [TimeOfDay], days: Weekdays, notLaterThan: TimeLength)?
  /// The file of the log, or `none`.
  package var log: String?
  package var isQuiet = false
  /// Whether a run goes on after a failed step.
  package var keepsGoing = false
  package var replacesFiles = false
  package var remembersNothing = false

  package init(file: String) { self.file = file }

  /// The output of a run that names none. It holds for the whole run, also if a preset of a step names another.
  static let standardOutput = SinkChoice.pulse(sink: nil)

  var isForProgram: Bool { play.isForProgram == true }
  var output: SinkChoice { play.output ?? ScriptRunRequest.standardOutput }

  /// The options of each step that plays.
  var step: PlayRequest {
    var step = PlayRequest()
    step.output = output
    step.isForProgram = isForProgram ? true : nil
    step.keeps = remembersNothing ? false : nil
    step.replacesFiles = replacesFiles ? true : nil
    return step
  }
}
