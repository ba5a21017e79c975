import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaTerminal

// MARK: - The translation of the present ayah

extension PlayerScreenPage {
  /// Returns the lines of the translation of the ayah that is heard, up to `room`. From a longer translation it returns
  /// the part that corresponds to the progress of the ayah.
  func translation(_ room: Int) -> [TextLine] {
    guard room > 0, state.phase == .session, let heard = state.heard,
      let text = state.page?.ayat.first(where: { $0.span.overlaps(heard) })?.translation
    else { return [] }
    let lines = text.text.wrapped(columns: PageView.textColumns(columns))
    let start = min(max(0, lines.count - room), Int(share * Double(lines.count)))
    return lines[start..<min(lines.count, start + room)].map { line($0, text.direction) }
  }

  /// The share of the present sound that was heard, from 0 to 1.
  private var share: Double {
    guard let progress = state.progress, let length = progress.length, length.frames > 0 else { return 0 }
    return Double(min(progress.heard.frames, length.frames)) / Double(length.frames)
  }

  private func line(_ text: String, _ direction: TextDirection) -> TextLine {
    let margin = max(0, (columns - PageView.textColumns(columns)) / 2)
    let isTurned = direction == .rightToLeft
    var line = TextLine(script: isTurned && look.knowledge.bidi != .none ? .rightToLeft : .leftToRight)
    line.pad(to: isTurned && look.knowledge.bidi != .none ? max(0, columns - margin - text.columns) : margin)
    line.append(text)
    return line
  }
}
