import TilawaConsole
import TilawaCore
import TilawaTerminal

/// Draws rows of a page: what is heard stands out, what nobody has is amber, what is not of the session is dim.
struct PageView {
  /// What is known of each ayah of the page.
  struct Marks: Hashable {
    /// The places on the page of what is heard.
    var heard: Set<Int> = []
    /// What nobody recites.
    var missing: Set<Int> = []
    /// What the session has.
    var present: Set<Int> = []
    /// What somebody chose.
    var selected: Int?
    /// What has a bookmark.
    var bookmarked: Set<Int> = []
    /// The word that is heard.
    var word: Int?
  }

  let layout: PageLayout
  let marks: Marks
  let knowledge: Bidi.Knowledge
  let palette: TerminalScreen.Palette
  /// Of the screen.
  let columns: Int

  /// Lines longer than this are hard to follow.
  static let mostColumns = 100

  /// How many columns the text has on a screen.
  static func textColumns(_ columns: Int) -> Int { min(columns - 2, mostColumns) }

  func line(_ row: Int) -> TextLine {
    switch layout.rows[row] {
    case .heading(let surah): setting.centred([(surah.arabic, TextStyle(.cyan, .bold))])
    case .lead(let text): setting.centred([(text, TextStyle(.green, [.bold, .reverse]))])
    case .basmalah(let text):
      setting.centred([(text, TextStyle(.green, row == layout.leadRow ? [.bold, .reverse] : []))])
    case .text(let tokens, .justified): setting.aligned(parts(tokens))
    case .text(let tokens, .centred): setting.centred(parts(tokens))
    }
  }

  /// Lines of the print stand in the middle as wide as they are.
  private var setting: LineSetting {
    let most = PageView.textColumns(columns)
    return LineSetting(
      knowledge: knowledge, columns: columns, textColumns: layout.isPrinted ? min(most, layout.width) : most)
  }

  /// The words with what stands between them; a space is of the style that both of its neighbours have.
  private func parts(_ tokens: [PageLayout.Token]) -> [LineSetting.Part] {
    var parts: [LineSetting.Part] = []
    for token in tokens {
      let style = style(token)
      if let last = parts.last { parts.append((" ", last.style == style ? style : .plain)) }
      parts.append((token.word.text, style))
    }
    return parts
  }

  private func style(_ token: PageLayout.Token) -> TextStyle {
    var style = TextStyle.plain
    let isWordShown = marks.word != nil && knowledge.isCertain
    if marks.missing.contains(token.ayah) {
      style = TextStyle(.yellow, palette == .monochrome ? .underline : [])
    } else if !marks.present.contains(token.ayah) {
      style = TextStyle(nil, .dim)
    }
    if marks.heard.contains(token.ayah) {
      if !marks.missing.contains(token.ayah) { style = TextStyle(.green) }
      style.stress.formUnion(.bold)
      // Without colours it must be seen which ayah it is, also where no word of it stands out.
      if palette == .monochrome, !isWordShown { style.stress.formUnion(.reverse) }
      if isWordShown, let word = token.word.word, word == marks.word { style.stress.formUnion(.reverse) }
    } else if token.isNumber || token.isQuarterSign, !marks.missing.contains(token.ayah) {
      style.colour = .cyan
    }
    if token.isNumber, marks.bookmarked.contains(token.ayah) {
      style = TextStyle(.magenta, [.reverse, .bold])
    }
    if marks.selected == token.ayah { style.stress.formUnion([.underline, .bold]) }
    return style
  }
}
