package import TilawaCore
import TilawaTerminal

extension Bidi {
  /// The order of letters on a terminal, as far as it is known.
  package struct Knowledge: Hashable, Sendable {
    /// The order in which letters are sent.
    package let bidi: Bidi
    /// Whether the order of the terminal is known. If not, a colour might be shown at the wrong word.
    package let isCertain: Bool
    /// Whether the terminal, which orders letters itself, leaves that to a program that asks for it (BDSM of ECMA-48).
    package let yields: Bool

    package init(bidi: Bidi, isCertain: Bool, yields: Bool = false) {
      self.bidi = bidi
      self.isCertain = isCertain
      self.yields = yields
    }

    /// The knowledge for a full screen. In a language from right to left, the program orders the lines itself where the terminal
    /// lets it: a terminal takes each line of a screen for one that begins at the left.
    package var onScreen: Knowledge {
      let isTurned = SentenceCatalogue.spoken?.form.direction == .rightToLeft
      return yields && isTurned && VisualOrder.isAvailable
        ? Knowledge(bidi: .visual, isCertain: isCertain, yields: true) : self
    }
  }

  /// The knowledge of an order named by the user. Without FriBidi, `visual` becomes `none`.
  package var asNamed: Knowledge {
    Knowledge(bidi: self == .visual && !VisualOrder.isAvailable ? .none : self, isCertain: true)
  }

  /// The number of terminals within one another that are looked through.
  private static let depth = 3

  /// Returns the knowledge from the environment. Inside tmux or screen, the terminal that shows it decides.
  ///
  /// - Parameter outer: returns the environment of the terminal that shows tmux or screen; nil if it is not known.
  package static func known(
    _ environment: [String: String], outer: ([String: String]) -> [String: String]? = { _ in nil }
  ) -> Knowledge {
    let isWithin = isInside(environment)
    var environment = environment
    for _ in 0..<depth where isInside(environment) {
      guard let shown = outer(environment) else { return Knowledge(bidi: .terminal, isCertain: false) }
      environment = shown
    }
    guard !isInside(environment) else { return Knowledge(bidi: .terminal, isCertain: false) }
    let found = alone(environment)
    // tmux and screen do not pass on what asks for it.
    return isWithin ? Knowledge(bidi: found.bidi, isCertain: found.isCertain) : found
  }

  /// Whether a program such as tmux stands between this one and the terminal.
  private static func isInside(_ environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    return environment["TMUX"]?.isEmpty == false || environment["STY"]?.isEmpty == false
      || term.hasPrefix("tmux") || term.hasPrefix("screen")
  }

  private static func alone(_ environment: [String: String]) -> Knowledge {
    func has(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let term = environment["TERM"] ?? ""
    // VTE reorders text itself since 0.58; its variable holds the version as a number.
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }) {
      return version >= 5800 ? Knowledge(bidi: .terminal, isCertain: true, yields: true) : Bidi.visual.asNamed
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
    return Knowledge(bidi: .terminal, isCertain: false)
  }
}

extension VisualOrder {
  /// Whether FriBidi can be loaded; the first failure is reported on standard error.
  static let isAvailable: Bool = {
    do throws(Failure) {
      _ = try check()
      return true
    } catch {
      Terminal.complain(ConsoleSentences.lettersUnordered(fault: error.message).text)
      return false
    }
  }()
}
