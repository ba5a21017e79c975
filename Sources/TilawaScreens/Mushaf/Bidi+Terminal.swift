package import TilawaCore

extension Bidi {
  /// What is known of a terminal, and whether that is enough to tell one word of a line apart from the others.
  package struct Knowledge: Hashable, Sendable {
    /// What is done.
    package let bidi: Bidi
    /// Where it is not known what the terminal does, a word in other colours might stand elsewhere than the word.
    package let isCertain: Bool
  }

  /// What somebody who names it knows of their terminal.
  package var asNamed: Knowledge { Knowledge(bidi: self, isCertain: true) }

  /// What the environment tells of the terminal. One inside another, such as tmux, may be shown by any.
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
