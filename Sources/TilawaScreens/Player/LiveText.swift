import TilawaConsole
import TilawaTerminal

/// The text of what is heard, as far as there is room for it, with the word that is heard made to stand out.
///
/// A text that is too long is turned over a page at a time, so that it stands still while a page is read. It is left in the order
/// of its letters: what stands out changes nothing of the order in which a terminal shows them.
struct LiveText {
  /// How a word is made to stand out.
  enum Emphasis: Hashable {
    case reverse
    /// Where the user wants no escape codes, or the terminal knows none.
    case brackets

    static var standardOutput: Emphasis { Terminal.isColoured ? .reverse : .brackets }

    func mark(_ word: String) -> Painted {
      switch self {
      case .reverse: Painted(word, .reverse)
      case .brackets: "[\(word)]"
      }
    }

    /// In columns.
    var width: Int { self == .brackets ? 2 : 0 }
  }

  private let words: [String]
  private let whole: String

  /// - Parameter words: in order; one alone where they are not told apart.
  init(words: [String]) {
    self.words = words
    whole = words.joined(separator: " ")
  }

  /// - Parameter place: which of the words stands out, from 0; nil, or what is none of them: none does.
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

  /// As many words as fit, from one that follows a full page or the beginning.
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
