package import TilawaConsole
package import TilawaCore
import TilawaTerminal

/// The letters of a transliteration for a terminal: with lines under the letters that its file underlines. Output
/// without underlines shows the signs of the letters.
package struct StyledLetters {
  private let head: String
  private let source: String

  /// - Parameters:
  ///   - head: what stands before it in the first line.
  ///   - source: the text as the file has it.
  package init(_ head: String, _ source: String) {
    self.head = head
    self.source = source
  }

  /// The lines of a paragraph, as `TextFlow` sets them.
  package func lines(_ flow: TextFlow, _ direction: TextDirection) -> [Painted] {
    let sound = SoundLetters(source)
    guard flow.columns != nil, flow.styles == .shown, direction == .leftToRight else {
      return flow.lines(head + sound.marked, direction).map { Painted($0) }
    }
    var rest = sound.letters.filter { $0.character != " " }[...]
    // Lines hold the letters in order; only spaces may be fewer.
    var before = head.count(where: { $0 != " " })
    return flow.lines(head + sound.bare, direction).map { line in
      var painted = Painted()
      for character in line {
        var style = SoundLetters.Style()
        if character != " " {
          if before > 0 { before -= 1 } else { style = rest.popFirst()?.style ?? [] }
        }
        painted.append(String(character), StyledLetters.look(style))
      }
      return painted
    }
  }

  private static func look(_ style: SoundLetters.Style) -> Painted.Look {
    let codes: [(SoundLetters.Style, UInt8)] = [(.bold, 1), (.slanted, 3), (.underlined, 4)]
    return Painted.Look(codes: codes.filter { style.contains($0.0) }.map(\.1))
  }
}
