import TilawaCore
import TilawaTerminal

/// The letters of a transliteration as a terminal shows them: with lines under those that its file underlines. What shows no
/// lines gets the signs of the letters.
struct StyledLetters {
  private let head: String
  private let source: String

  /// - Parameters:
  ///   - head: what stands before it in the first line.
  ///   - source: the text as the file has it.
  init(_ head: String, _ source: String) {
    self.head = head
    self.source = source
  }

  /// The lines of a paragraph, as `TextFlow` sets them.
  func lines(_ flow: TextFlow, _ direction: TextDirection) -> [String] {
    let sound = SoundLetters(source)
    guard flow.columns != nil, flow.styles == .shown, direction == .leftToRight else {
      return flow.lines(head + sound.marked, direction)
    }
    var rest = sound.letters.filter { $0.character != " " }[...]
    // Lines hold the letters in order; only spaces may be fewer.
    var before = head.count(where: { $0 != " " })
    return flow.lines(head + sound.bare, direction).map { line in
      var text = ""
      var style = SoundLetters.Style()
      for character in line {
        var own = style
        if character != " " {
          if before > 0 { before -= 1 } else { own = rest.popFirst()?.style ?? [] }
        }
        if own != style { text += StyledLetters.change(to: own) }
        style = own
        text.append(character)
      }
      return style.isEmpty ? text : text + StyledLetters.change(to: [])
    }
  }

  private static func change(to style: SoundLetters.Style) -> String {
    let codes = [(SoundLetters.Style.bold, "1"), (.slanted, "3"), (.underlined, "4")]
    return "\u{1B}[" + (["0"] + codes.filter { style.contains($0.0) }.map(\.1)).joined(separator: ";") + "m"
  }
}
