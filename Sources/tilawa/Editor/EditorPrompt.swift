import TilawaCore

/// A line in which something is typed.
struct EditorPrompt: Hashable {
  enum Kind: Hashable {
    /// What a segment holds.
    case assign(Segment.ID)
    /// Where to go.
    case time
    /// The ayah to go to.
    case find
  }

  let kind: Kind
  private(set) var text: String
  /// Whether the text is what was offered; the next letter takes its place then.
  private(set) var isOffer: Bool
  /// What is wrong with the text.
  var complaint: String?

  init(_ kind: Kind, offering text: String = "") {
    self.kind = kind
    self.text = text
    isOffer = true
  }

  mutating func type(_ letter: Character) {
    text = isOffer ? String(letter) : text + String(letter)
    (isOffer, complaint) = (false, nil)
  }

  mutating func erase() {
    text = String(text.dropLast())
    (isOffer, complaint) = (false, nil)
  }

  mutating func replace(by text: String) {
    self.text = text
    (isOffer, complaint) = (false, nil)
  }
}
