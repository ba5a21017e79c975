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
    case .text: for line in lines { Terminal.say(line) }
    case .json: Terminal.say(json)
    }
  }
}

extension LineAnswer {
  /// Prints the answer; the remarks of a text on standard error.
  func tell(_ report: ReportOptions) {
    print(as: AnswerForm(report))
    if !report.json { remarks.forEach(Terminal.complain) }
  }
}
