import TilawaConsole
import TilawaCore
import TilawaTerminal

/// The rows of a page as lines of the screen: heard ayat stand out, missing ayat are amber, ayat outside of the session
/// are dim.
struct PageView {
  /// The state of the ayat of the page, by their places on it.
  struct Marks: Hashable {
    /// The ayat that are heard.
    var heard: Set<Int> = []
    /// The ayat that no reciter has.
    var missing: Set<Int> = []
    /// The ayat in the session.
    var present: Set<Int> = []
    /// The ayah that the user has selected.
    var selected: Int?
    /// The ayat with a bookmark.
    var bookmarked: Set<Int> = []
    /// The word that is heard.
    var word: Int?
  }

  let layout: PageLayout
  let marks: Marks
  let knowledge: Bidi.Knowledge
  let palette: TerminalScreen.Palette
  /// The number of columns of the screen.
  let columns: Int

  /// The greatest width of the text; longer lines are hard to follow.
  static let mostColumns = 100

  /// Returns the number of columns for the text on a screen of this width.
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

  /// The setting of the lines. Lines of the print keep their width and stand in the middle.
  private var setting: LineSetting {
    let most = PageView.textColumns(columns)
    return LineSetting(
      knowledge: knowledge, columns: columns, textColumns: layout.isPrinted ? min(most, layout.width) : most)
  }

  /// Returns the place on the page of the ayah at a column of a row; nil where none stands.
  func ayah(in row: Int, at column: Int) -> Int? {
    guard layout.rows.indices.contains(row), case .text(let tokens, let kind) = layout.rows[row] else { return nil }
    return setting.token(tokens, kind, at: column)?.ayah
  }

  /// Returns the words with the spaces between them. A space has the style of its neighbours if both have the same.
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
      // Mark the ayah without colours too, also where no word of it stands out.
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
