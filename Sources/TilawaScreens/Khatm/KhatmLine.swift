package import TilawaConsole
package import TilawaCore

/// A line of the status, in pieces that have a tone of their own.
package struct KhatmLine: Hashable {
  /// What a piece is to the reader; without colours its signs say the same.
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

    /// Each with the spaces before it; the last may be spaces alone.
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

  /// One behind the other.
  package static func + (left: KhatmLine, right: KhatmLine) -> KhatmLine {
    var line = left
    for piece in right.pieces { line.append(piece.text, piece.tone) }
    return line
  }

  /// How many columns it takes; every sign here takes one.
  package var width: Int { pieces.reduce(0) { $0 + $1.text.count } }

  /// The same with spaces behind it.
  package func padded(to width: Int) -> KhatmLine {
    self + KhatmLine(String(repeating: " ", count: max(0, width - self.width)))
  }

  /// In lines of so many columns, broken between words; a word that is longer than a line is cut when it is written.
  ///
  /// - Parameter indent: what stands before each line but the first.
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

  /// As it is written; no longer than there are columns.
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
