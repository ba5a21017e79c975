import TilawaCore
import TilawaConsole

/// The answer of a command. It is printed in one place, as text or as JSON.
protocol CommandAnswer {
  /// The line for people; nil where they need none.
  var words: String? { get }
  /// The line for programs.
  var json: String { get }
}

/// The form in which a command prints its answer.
enum AnswerForm {
  case text, json

  init(_ report: ReportOptions) { self = report.json ? .json : .text }
}

extension CommandAnswer {
  /// Prints the answer on standard output.
  func print(as form: AnswerForm) {
    switch form {
    case .text: if let words { Terminal.say(words) }
    case .json: Terminal.say(json)
    }
  }
}
