import TilawaCore
import TilawaTerminal

extension TextLine {
  /// Hints in one line: as many as fit, the last always.
  init(hints: [Sentence], columns: Int) { self.init(hints: hints.map(\.text), columns: columns) }

  init(hints: [String], columns: Int) {
    let end = " · " + (hints.last ?? "")
    var line = hints.first ?? ""
    for hint in hints.dropFirst().dropLast() where (line + " · " + hint + end).columns <= columns {
      line += " · " + hint
    }
    self.init(line + end, TextStyle(nil, .dim))
  }
}
