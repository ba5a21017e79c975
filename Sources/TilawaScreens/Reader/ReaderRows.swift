import TilawaConsole
import TilawaCore
import TilawaTerminal

/// The rows of a layout as lines of the screen: the selected ayah stands out, a bookmark changes the colour of the
/// ayah's number.
struct ReaderRows {
  let state: ReaderModel
  let text: ReaderText
  let palette: TerminalScreen.Palette
  let setting: LineSetting

  func line(_ row: ReaderLayout.Placed) -> TextLine {
    switch row.row {
    case .heading(let surah): setting.centred([(ReaderRows.heading(surah), TextStyle(.cyan, .bold))])
    case .basmalah(let words): setting.centred([(words, TextStyle(.green))])
    case .text(let tokens, .justified): setting.aligned(parts(tokens))
    case .text(let tokens, .centred): setting.centred(parts(tokens))
    case .cells(let cells): setting.cells(cells.map { (parts($0.tokens), $0.width) })
    case .meanings(let cells, let line): meanings(cells, line, glossStyle(row))
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
        parts.append((" ", last.style == next.style ? next.style : TextStyle(colour(token.ayah), stress(token.ayah))))
      }
      parts += pieces
    }
    return parts
  }

  private func pieces(_ token: PageLayout.Token) -> [LineSetting.Part] {
    var stress = stress(token.ayah)
    guard !token.isQuarterSign else { return [(token.word.text, TextStyle(.cyan, stress))] }
    if !token.isNumber, isHeard(token.word.word) { stress.formUnion(.reverse) }
    guard !token.isNumber else {
      let colour: TextStyle.Colour = isMarked(token.ayah) ? .yellow : .cyan
      let isSeen = palette == .colours || !isMarked(token.ayah)
      return [(token.word.text, TextStyle(colour, isSeen ? stress : stress.union(.reverse)))]
    }
    guard text.tints.indices.contains(token.ayah), let word = token.word.word else {
      return [(token.word.text, TextStyle(colour(token.ayah), stress))]
    }
    let tint = text.tints[token.ayah]
    return tint.pieces(of: token.word.text, at: word - text.ayat[token.ayah].span.start).map {
      ($0.text, TextStyle($0.colour ?? colour(token.ayah), stress))
    }
  }

  /// A line of what words mean, each part below its word.
  private func meanings(_ cells: [WordCell], _ line: Int, _ style: TextStyle) -> TextLine {
    let places = cells.map { (parts: [LineSetting.Part(text: $0.line(line), style: style)], width: $0.width) }
    return cells.first?.script == .rightToLeft ? setting.cells(places) : setting.cellsBelow(places)
  }

  private func stress(_ ayah: Int) -> TextStyle.Stress {
    var stress: TextStyle.Stress = ayah == selected ? [.bold, .underline] : []
    if isHeard(ayah) { stress.formUnion(palette == .colours ? .bold : [.bold, .reverse]) }
    return stress
  }

  /// Returns the colour of letters without a tajweed colour.
  private func colour(_ ayah: Int) -> TextStyle.Colour? { isHeard(ayah) ? .green : nil }

  private func isHeard(_ ayah: Int) -> Bool { state.heard.map { text.ayat[ayah].span.overlaps($0) } ?? false }

  /// Returns whether a word is heard; always false on a terminal that may show the styles of words in the wrong places.
  private func isHeard(_ word: Int?) -> Bool {
    guard let word, setting.knowledge.isCertain else { return false }
    return state.heardWord == word
  }

  private func isMarked(_ ayah: Int) -> Bool { state.marks.contains { $0.words.overlaps(text.ayat[ayah].span) } }
}
