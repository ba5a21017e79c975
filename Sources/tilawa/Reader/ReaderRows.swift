import TilawaCore
import TilawaTerminal

/// Draws the rows of a layout: where somebody is stands out, what has a bookmark is said at its number.
struct ReaderRows {
  let state: ReaderState
  let text: ReaderText
  let palette: TerminalScreen.Palette
  let setting: LineSetting

  func line(_ row: ReaderLayout.Placed) -> TextLine {
    switch row.row {
    case .heading(let surah): setting.centred([(ReaderRows.heading(surah), TextStyle(.cyan, .bold))])
    case .basmalah(let words): setting.centred([(words, TextStyle(.green))])
    case .text(let tokens, .justified): setting.aligned(parts(tokens))
    case .text(let tokens, .centred): setting.centred(parts(tokens))
    case .gloss(let words, .leftToRight): setting.fromLeft(words, glossStyle(row))
    case .gloss(let words, .rightToLeft): setting.aligned([(words, glossStyle(row))])
    case .source(let name): setting.fromLeft(name, TextStyle(nil, .dim))
    case .blank: TextLine()
    }
  }

  /// The name of a surah as it stands above its text.
  static func heading(_ surah: Surah) -> String { "سورة \(surah.arabic)" }

  private func glossStyle(_ row: ReaderLayout.Placed) -> TextStyle {
    TextStyle(nil, row.ayat?.lowerBound == selected ? .bold : [])
  }

  private var selected: Int? { text.place(of: state.selection) }

  /// The words with what stands between them; a space is of the style that both of its neighbours have.
  private func parts(_ tokens: [PageLayout.Token]) -> [LineSetting.Part] {
    var parts: [LineSetting.Part] = []
    for token in tokens {
      let pieces = pieces(token)
      if let last = parts.last, let next = pieces.first {
        parts.append((" ", last.style == next.style ? next.style : TextStyle(nil, stress(token.ayah))))
      }
      parts += pieces
    }
    return parts
  }

  private func pieces(_ token: PageLayout.Token) -> [LineSetting.Part] {
    let stress = stress(token.ayah)
    guard !token.isQuarterSign else { return [(token.word.text, TextStyle(.cyan, stress))] }
    guard !token.isNumber else {
      let colour: TextStyle.Colour = isMarked(token.ayah) ? .yellow : .cyan
      let isSeen = palette == .colours || !isMarked(token.ayah)
      return [(token.word.text, TextStyle(colour, isSeen ? stress : stress.union(.reverse)))]
    }
    guard text.tints.indices.contains(token.ayah), let word = token.word.word else {
      return [(token.word.text, TextStyle(nil, stress))]
    }
    let tint = text.tints[token.ayah]
    return tint.pieces(of: token.word.text, at: word - text.ayat[token.ayah].span.start).map {
      ($0.text, TextStyle($0.colour, stress))
    }
  }

  private func stress(_ ayah: Int) -> TextStyle.Stress { ayah == selected ? [.bold, .underline] : [] }

  private func isMarked(_ ayah: Int) -> Bool { state.marks.contains { $0.words.overlaps(text.ayat[ayah].span) } }
}
