import TilawaConsole
import TilawaTerminal

/// The text of what is heard, cut to the room, with the present word highlighted.
///
/// A longer text is turned one page at a time, so that it stands still while a page is read. Its letters keep their
/// order: highlighting does not change the order on the terminal.
struct LiveText {
  /// The way in which a word is highlighted.
  enum Emphasis: Hashable {
    case reverse
    /// Brackets, for a user without escape codes or a terminal that knows none.
    case brackets

    static var standardOutput: Emphasis { Terminal.isColoured ? .reverse : .brackets }

    func mark(_ word: String) -> Painted {
      switch self {
      case .reverse: Painted(word, .reverse)
      case .brackets: "[\(word)]"
      }
    }

    /// The number of added columns.
    var width: Int { self == .brackets ? 2 : 0 }
  }

  private let words: [String]
  private let whole: String

  /// Makes the text of an ayah.
  ///
  /// - Parameter words: the words in order; a single element when they are not told apart.
  init(words: [String]) {
    self.words = words
    whole = words.joined(separator: " ")
  }

  /// Returns the text, or the page of it with the highlighted word, in these columns.
  ///
  /// - Parameter place: the index of the highlighted word, from 0; for nil or another number no word is highlighted.
  func line(showing place: Int?, columns: Int, _ emphasis: Emphasis) -> Painted {
    guard let place, words.indices.contains(place), words.count > 1 else {
      return Painted(whole.fitting(columns))
    }
    if whole.columns + emphasis.width <= columns { return text(words.indices, place, emphasis) }
    let page = page(holding: place, columns: columns - emphasis.width - 2)
    let width = words[page].reduce(0) { $0 + $1.columns + 1 } - 1 + emphasis.width + 2
    guard width <= columns else { return Painted(words[place].fitting(columns)) }
    return Painted(page.lowerBound > 0 ? "…" : "") + text(page, place, emphasis)
      + Painted(page.upperBound < words.count ? "…" : "")
  }

  private func text(_ range: Range<Int>, _ place: Int, _ emphasis: Emphasis) -> Painted {
    range.map { $0 == place ? emphasis.mark(words[$0]) : Painted(words[$0]) }.joined(separator: " ")
  }

  /// Returns the page with a word: as many words as fit, after a full page or from the beginning.
  private func page(holding place: Int, columns: Int) -> Range<Int> {
    var start = 0
    var width = -1
    for (index, word) in words.enumerated() {
      let grown = width + 1 + word.columns
      if index > start, grown > columns {
        if index > place { return start..<index }
        (start, width) = (index, word.columns)
      } else {
        width = grown
      }
    }
    return start..<words.count
  }
}
