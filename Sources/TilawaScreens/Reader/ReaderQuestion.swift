/// A question at the foot of the reader's screen.
enum ReaderQuestion: PromptQuestion {
  /// The place to go to.
  case place
  /// The text to search for.
  case search
  /// The note about the ayah.
  case note(ref: String)
  /// The request to play; `instead` holds the ranges that it replaces.
  case play(instead: String?)

  var words: String {
    switch self {
    case .place: "Go to: "
    case .search: "Search: "
    case .note(let ref): "Note at \(ref): "
    case .play(let sounding): sounding.map { "Play instead of \($0): " } ?? "Play: "
    }
  }

  var hints: [String] {
    switch self {
    case .place: ["Enter go", "2:255 · 255 · yasin · page 50", "Esc leave"]
    case .search: ["Enter look", "words, marks or not", "Esc leave"]
    case .note: ["Enter keep", "Ctrl-U empties it", "Esc leave"]
    case .play: ["Enter play", "2:255 · -260 · page · yasin · x3 · each 2", "Ctrl-U empties it", "Esc leave"]
    }
  }
}
