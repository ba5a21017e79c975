import TilawaCore
import TilawaTerminal

/// A word of the text, or several words as one, with the meaning below it.
struct WordCell: Hashable {
  let tokens: [PageLayout.Token]
  /// The meaning, in lines.
  let meaning: [String]
  let script: ReaderText.Script

  /// The width up to which a meaning is not broken, in columns; a longer word raises it.
  private static let leastMeaning = 14

  init(_ tokens: [PageLayout.Token], meaning: String, _ script: ReaderText.Script) {
    self.tokens = tokens
    self.script = script
    self.meaning = meaning.wrapped(columns: max(WordCell.leastMeaning, WordCell.width(of: tokens)))
  }

  private static func width(of tokens: [PageLayout.Token]) -> Int { tokens.reduce(-1) { $0 + 1 + $1.word.columns } }

  /// The width of the word itself, in columns.
  var wordWidth: Int { WordCell.width(of: tokens) }
  /// The width of the word and its meaning, in columns.
  var width: Int { max(wordWidth, meaning.map(\.columns).max() ?? 0) }

  /// A line of what it means; empty where it has no more.
  func line(_ place: Int) -> String { meaning.indices.contains(place) ? meaning[place] : "" }

  /// The words of an ayah over what they mean; its number stays with its last word.
  static func cells(of ayah: MushafPage.Ayah, at place: Int, _ meanings: [ReaderText.Meaning]) -> [WordCell] {
    let number = PageLayout.Token(word: ayah.number, ayah: place, isNumber: true)
    return meanings.enumerated().compactMap { index, meaning in
      let own = ayah.words.filter { word in
        word.word.map { meaning.words.start <= $0 && $0 < meaning.words.end } ?? false
      }
      let tokens = own.flatMap { PageLayout.tokens($0, place) }
      guard !tokens.isEmpty else { return nil }
      return WordCell(tokens + (index == meanings.count - 1 ? [number] : []), meaning: meaning.text, meaning.script)
    }
  }

  /// Cells in rows of so many columns.
  static func wrapped(_ cells: [WordCell], columns: Int) -> [[WordCell]] {
    var rows: [[WordCell]] = []
    var width = 0
    for cell in cells {
      if let last = rows.indices.last, width + LineSetting.cellGap + cell.width <= columns {
        rows[last].append(cell)
        width += LineSetting.cellGap + cell.width
      } else {
        rows.append([cell])
        width = cell.width
      }
    }
    return rows
  }
}
