import TilawaCore

/// What somebody types in answer to a question at the foot of the screen.
struct ScreenPrompt: Hashable {
  enum Kind: Hashable {
    /// Which ayah to go to.
    case jump
    /// After how many minutes to end.
    case sleep
    /// What to note about an ayah.
    case note(AyahRef)
  }

  let kind: Kind
  var text = ""
  /// What is wrong with it.
  var complaint: String?

  init(_ kind: Kind) { self.kind = kind }

  mutating func type(_ letter: Character) {
    text.append(letter)
    complaint = nil
  }

  mutating func erase() {
    if !text.isEmpty { text.removeLast() }
    complaint = nil
  }
}
