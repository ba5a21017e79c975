import TilawaApp
import TilawaConsole

/// The form in which a command prints its answer.
enum AnswerForm {
  case text, json

  init(_ report: ReportOptions) { self = report.json ? .json : .text }
}

extension Answer {
  /// Prints the answer on standard output.
  func print(as form: AnswerForm) {
    switch form {
    case .text: if let words { Terminal.say(words) }
    case .json: Terminal.say(json)
    }
  }
}
