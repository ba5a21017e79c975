import TilawaCore

/// A question at the foot of the player's screen.
enum PlayerScreenQuestion: PromptQuestion {
  /// The ayah to go to.
  case jump
  /// The number of minutes until the end.
  case sleep
  /// The note about an ayah.
  case note(AyahRef)

  var words: String {
    switch self {
    case .jump: "Go to which ayah? "
    case .sleep: "Stop after how many minutes? "
    case .note(let ref): "Note about \(ref): "
    }
  }

  var hints: [String] {
    switch self {
    case .jump: ["Enter go", "2:255 · 255 · yasin", "Esc leave"]
    case .sleep: ["Enter set", "20 · 1h30m · 0: none", "Esc leave"]
    case .note: ["Enter mark it", "Esc leave"]
    }
  }
}
