/// What somebody types in answer to a question at the foot of the reader's screen.
struct ReaderPrompt: Hashable {
  enum Kind: Hashable {
    /// Where to go.
    case place
    /// What to look for.
    case search
    /// What to write beside the ayah.
    case note(ref: String)
    /// What to play; in place of what.
    case play(instead: String?)

    var question: String {
      switch self {
      case .place: "Go to: "
      case .search: "Search: "
      case .note(let ref): "Note at \(ref): "
      case .play(let sounding): sounding.map { "Play instead of \($0): " } ?? "Play: "
      }
    }
  }

  let kind: Kind
  var text = ""
  /// What is wrong with it.
  var complaint: String?

  init(_ kind: Kind, text: String = "") {
    self.kind = kind
    self.text = text
  }

  mutating func type(_ letter: Character) {
    text.append(letter)
    complaint = nil
  }

  mutating func erase() {
    if !text.isEmpty { text.removeLast() }
    complaint = nil
  }
}
