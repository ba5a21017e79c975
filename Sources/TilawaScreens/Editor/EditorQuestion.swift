import TilawaCore

/// A question at the foot of the editor's screen.
enum EditorQuestion: PromptQuestion {
  /// The content of a segment.
  case assign(Segment.ID)
  /// The time to go to.
  case time
  /// The ayah to go to.
  case find

  var words: String {
    switch self {
    case .assign: "What is recited? "
    case .time: "Go to which time? "
    case .find: "Go to which ayah? "
    }
  }

  var hints: [String] {
    switch self {
    case .assign:
      ["Enter assign", "↑↓ next, previous", "78:5 · 5 · 2:1-3 · 2:282:1-40", "basmalah istiadha speech -", "Esc leave"]
    case .time, .find: ["Enter go", "Esc leave"]
    }
  }
}
