package import TilawaConsole
package import TilawaCore

/// A line of the status, in pieces that have a tone of their own.
package struct KhatmLine: Hashable {
  /// The meaning of a piece for the reader. Signs express the same meaning without colours.
  package enum Tone: Hashable {
    case plain, faint, strong
    /// Green, amber, red.
    case met, partial, missed

    package init(_ status: ReadingReport.DayMark.Status) {
      switch status {
      case .met: self = .met
      case .partial: self = .partial
      case .missed: self = .missed
      case .open, .none: self = .faint
      }
    }
  }

  package struct Piece: Hashable {
    package let text: String
    package let tone: Tone

    /// The words, each with the spaces before it; the last may consist of spaces only.
    fileprivate var words: [Substring] {
      var words: [Substring] = []
      var start = text.startIndex
      while start < text.endIndex {
        let first = text[start...].firstIndex { $0 != " " } ?? text.endIndex
        let end = text[first...].firstIndex(of: " ") ?? text.endIndex
        words.append(text[start..<end])
        start = end
      }
      return words
    }
  }

  package private(set) var pieces: [Piece] = []

  package init(_ text: String = "", _ tone: Tone = .plain) { append(text, tone) }

  package mutating func append(_ text: String, _ tone: Tone = .plain) {
    if !text.isEmpty { pieces.append(Piece(text: text, tone: tone)) }
  }

  /// Joins two lines.
  package static func + (left: KhatmLine, right: KhatmLine) -> KhatmLine {
    var line = left
    for piece in right.pieces { line.append(piece.text, piece.tone) }
    return line
  }

  /// The number of columns; every sign in the line takes one.
  package var width: Int { pieces.reduce(0) { $0 + $1.text.count } }

  /// Returns the line with spaces appended up to this width.
  package func padded(to width: Int) -> KhatmLine {
    self + KhatmLine(String(repeating: " ", count: max(0, width - self.width)))
  }

  /// Returns the line broken between words into lines of this width. A longer word is cut only when it is written.
  ///
  /// - Parameter indent: the number of spaces before each line except the first.
  package func wrapped(columns: Int, indent: Int) -> [KhatmLine] {
    guard width > columns else { return [self] }
    var (lines, line) = ([KhatmLine](), KhatmLine())
    var isBlank = true
    for piece in pieces {
      // A space is with the word behind it, so that signs and bars stay whole.
      for word in piece.words {
        if !isBlank, line.width + word.count > columns {
          lines.append(line)
          line =
            KhatmLine(String(repeating: " ", count: indent)) + KhatmLine(String(word.drop { $0 == " " }), piece.tone)
        } else {
          line.append(String(word), piece.tone)
        }
        isBlank = isBlank && word.allSatisfy { $0 == " " }
      }
    }
    return lines + [line]
  }

  /// Returns the text of the line, cut to the number of columns.
  package func text(_ palette: Palette, columns: Int) -> Painted {
    var (text, left) = (Painted(), columns)
    for piece in pieces {
      let part = String(piece.text.prefix(left))
      left -= part.count
      text.append(part, palette == .plain ? .plain : KhatmLine.look(piece.tone))
    }
    return palette == .plain ? Painted(String(text.text.reversed().drop { $0 == " " }.reversed())) : text
  }

  private static func look(_ tone: Tone) -> Painted.Look {
    switch tone {
    case .plain: .plain
    case .faint: .faint
    case .strong: .bold
    case .met: .green
    case .partial: .yellow
    case .missed: .red
    }
  }
}
