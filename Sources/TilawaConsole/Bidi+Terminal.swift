package import TilawaCore

extension Bidi {
  /// The order of letters on a terminal, as far as it is known.
  package struct Knowledge: Hashable, Sendable {
    /// The order in which letters are sent.
    package let bidi: Bidi
    /// Whether the order of the terminal is known. If not, a colour might be shown at the wrong word.
    package let isCertain: Bool

    package init(bidi: Bidi, isCertain: Bool) {
      self.bidi = bidi
      self.isCertain = isCertain
    }
  }

  /// The knowledge of an order named by the user. Without FriBidi, `visual` becomes `none`.
  package var asNamed: Knowledge {
    Knowledge(bidi: self == .visual && !VisualOrder.isAvailable ? .none : self, isCertain: true)
  }

  /// Returns the knowledge from the environment. It is uncertain inside another terminal, such as tmux.
  package static func known(_ environment: [String: String]) -> Knowledge {
    func has(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let term = environment["TERM"] ?? ""
    let unknown = Knowledge(bidi: .terminal, isCertain: false)
    if has("TMUX") || has("STY") || term.hasPrefix("tmux") || term.hasPrefix("screen") { return unknown }
    // Since 0.58, as a number.
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }) {
      return (version >= 5800 ? Bidi.terminal : .visual).asNamed
    }
    if has("KONSOLE_VERSION") || has("MLTERM") { return Bidi.terminal.asNamed }
    switch environment["TERM_PROGRAM"] {
    case "Apple_Terminal", "mintty": return Bidi.terminal.asNamed
    case "Alacritty", "alacritty", "ghostty": return Bidi.visual.asNamed
    default: break
    }
    if term.hasPrefix("mlterm") { return Bidi.terminal.asNamed }
    let unturned = ["linux", "alacritty", "foot", "st-", "rxvt", "vt"]
    if has("XTERM_VERSION") || unturned.contains(where: { term.hasPrefix($0) }) { return Bidi.visual.asNamed }
    return unknown
  }
}
