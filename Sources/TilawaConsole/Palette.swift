import Glibc
package import TilawaCore

/// The colours of a waveform picture; `plain` if they would not be visible.
package enum Palette {
  case plain, coloured

  /// The palette of standard output: plain unless it is a terminal with colours and NO_COLOR is not set.
  package static var standardOutput: Palette {
    let isUnwanted = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return Terminal.isTerminal(STDOUT_FILENO) && !isUnwanted && !isDumb ? .coloured : .plain
  }

  /// Returns a row as text, without trailing space.
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
