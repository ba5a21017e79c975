extension TerminalKey: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral letter: Character) { self = .character(letter) }

  /// The keys with a name of their own: for the configuration, and for a page of keys.
  private static let named: [(key: TerminalKey, name: String, label: String)] = [
    (.character(" "), "space", "Space"), (.enter, "enter", "Enter"), (.escape, "esc", "Esc"),
    (.backspace, "backspace", "Backspace"), (.delete, "delete", "Del"), (.tab, "tab", "Tab"),
    (.backTab, "shift-tab", "Shift-Tab"), (.left, "left", "←"), (.right, "right", "→"), (.up, "up", "↑"),
    (.down, "down", "↓"), (.home, "home", "Home"), (.end, "end", "End"), (.pageUp, "page-up", "PgUp"),
    (.pageDown, "page-down", "PgDn"), (.shiftLeft, "shift-left", "Shift-←"), (.shiftRight, "shift-right", "Shift-→"),
  ]

  /// The name in the configuration: “n”, “page-up”, “ctrl-r”.
  package var name: String {
    if let entry = TerminalKey.named.first(where: { $0.key == self }) { return entry.name }
    return switch self {
    case .character(let letter): String(letter)
    case .control(let letter): "ctrl-\(letter)"
    default: ""
    }
  }

  /// The name on a page of keys: “n”, “PgUp”, “Ctrl-R”.
  package var label: String {
    if let entry = TerminalKey.named.first(where: { $0.key == self }) { return entry.label }
    if case .control(let letter) = self { return "Ctrl-\(letter.uppercased())" }
    return name
  }

  /// Reads a key by its name, its label or its letter. Returns nil if it is none.
  package init?(named name: String) {
    if name.count == 1, let letter = name.first, letter.unicodeScalars.allSatisfy({ !$0.isObeyed && $0 != " " }) {
      self = TerminalKey.named.first { $0.label == name }?.key ?? .character(letter)
      return
    }
    let plain = name.lowercased()
    if let entry = TerminalKey.named.first(where: { $0.name == plain || $0.label.lowercased() == plain }) {
      self = entry.key
    } else if plain.hasPrefix("ctrl-"), plain.count == 6, let letter = plain.last, ("a"..."z").contains(letter) {
      self = .control(letter)
    } else {
      return nil
    }
  }

  /// Reads the keys that a terminal sends alike: Ctrl-H, Ctrl-I, Ctrl-J, Ctrl-M and Ctrl-[ are keys of their own.
  package var isSentAsOther: Bool {
    if case .control(let letter) = self { return "hijm".contains(letter) }
    return false
  }
}
