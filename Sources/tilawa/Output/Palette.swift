import Glibc
import TilawaCore

/// The colours in which a terminal shows what belongs together; none where nobody could see them.
enum Palette {
  case plain, coloured

  /// Plain unless standard output is a terminal that knows colours, and its user did not set NO_COLOR.
  static var standardOutput: Palette {
    let isUnwanted = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return Terminal.isTerminal(STDOUT_FILENO) && !isUnwanted && !isDumb ? .coloured : .plain
  }

  /// A row as text, without the space at its end.
  func line(_ row: [WaveformText.Cell]) -> String {
    let row = row.prefix((row.lastIndex { $0.character != " " } ?? -1) + 1)
    var line = ""
    var current = WaveformText.Style.wave
    for cell in row {
      if self == .coloured, cell.style != current {
        line += Palette.sequence(cell.style)
        current = cell.style
      }
      line.append(cell.character)
    }
    return current == .wave ? line : line + Palette.sequence(.wave)
  }

  private static func sequence(_ style: WaveformText.Style) -> String {
    switch style {
    case .wave: "\u{1B}[0m"
    case .confirmed: "\u{1B}[0;36m"
    case .suggested: "\u{1B}[0;33m"
    case .join: "\u{1B}[0;32m"
    case .speech, .time: "\u{1B}[0;2m"
    }
  }
}
