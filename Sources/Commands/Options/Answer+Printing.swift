package import AppBase
package import TilawaConsole
import TilawaCore

/// The form in which a command prints its answer.
package enum AnswerForm {
  case text, json

  package init(_ report: ReportOptions) { self = report.json ? .json : .text }
}

extension Answer {
  /// Prints the answer on standard output; the remarks on a text on standard error.
  package func print(as form: AnswerForm) {
    switch form {
    case .text:
      for part in text {
        switch part {
        case .line(let line): Terminal.say(sentence: line)
        case .table(let table): Columns.say(table)
        case .remark(let remark): Terminal.complain(remark)
        }
      }
      for remark in remarks { Terminal.complain(remark.text) }
    case .json: Terminal.put(file: json + "\n")
    }
  }

  /// Prints the answer in the form that `--json` asks for.
  package func tell(_ report: ReportOptions) { print(as: AnswerForm(report)) }
}

extension Columns {
  /// Prints a table.
  package static func say(_ table: AnswerTable) {
    say(
      table.rows, headings: table.headings.map(\.text), numbers: table.numbers,
      gaps: table.closesGaps ? .closed : .kept,
      overflow: table.isCut ? .cut : .wrapped)
  }
}
