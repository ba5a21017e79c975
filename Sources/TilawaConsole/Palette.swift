import Glibc
package import TilawaCore

/// The colours in which a terminal shows what belongs together; none where nobody could see them.
package enum Palette {
  case plain, coloured

  /// Plain unless standard output is a terminal that knows colours, and its user did not set NO_COLOR.
  package static var standardOutput: Palette {
    let isUnwanted = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return Terminal.isTerminal(STDOUT_FILENO) && !isUnwanted && !isDumb ? .coloured : .plain
  }

  /// A row as text, without the space at its end.
  package func line(_ row: [WaveformText.Cell]) -> Painted {
    let row = row.prefix((row.lastIndex { $0.character != " " } ?? -1) + 1)
    return row.reduce(into: Painted()) { line, cell in
      line.append(String(cell.character), self == .coloured ? Palette.look(cell.style) : .plain)
    }
  }

  private static func look(_ style: WaveformText.Style) -> Painted.Look {
    switch style {
    case .wave: .plain
    case .confirmed: .cyan
    case .suggested: .yellow
    case .join: .green
    case .speech, .time: .faint
    }
  }
}
