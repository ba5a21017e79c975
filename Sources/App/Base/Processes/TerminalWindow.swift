import TilawaCore

/// A window with a terminal in which this program runs: the terminal of `$TERMINAL`, else the default one of the
/// system.
package struct TerminalWindow: Sendable {
  /// The end of a window.
  package enum Ending: Sendable {
    /// The window closes with the program.
    case withProgram
    /// The window stays until Enter is pressed, so that what was printed can be read.
    case afterEnter
  }

  private let program: String
  /// The name of the terminal, and its options before the command.
  package let words: [String]
  private let environment: [String: String]

  /// Returns nil if there is no graphical display, or no terminal is installed.
  package init?(environment: [String: String]) {
    guard TerminalWindow.hasDisplay(environment) else { return nil }
    let own = (environment["TERMINAL"] ?? "").split(separator: " ").map(String.init)
    let known = [["xdg-terminal-exec"], ["x-terminal-emulator", "-e"]]
    for words in [own + [TerminalWindow.option(of: own.first ?? "")]] + known {
      guard let name = words.first, let program = TerminalWindow.path(name, environment) else { continue }
      self.program = program
      self.words = words
      self.environment = environment
      return
    }
    return nil
  }

  /// Opens a window, which outlives this process.
  ///
  /// - Parameters:
  ///   - arguments: the arguments with which this program runs.
  ///   - ending: the end of the window.
  ///   - token: the activation token, with which the window may come to the front.
  /// - Throws: `Failure` 69 if it does not start.
  package func open(_ arguments: [String], ending: Ending, token: String?) throws {
    var environment = environment
    environment["XDG_ACTIVATION_TOKEN"] = token
    let program = [try Background.program()] + arguments
    let words = ShellWord.quoted(BaseSentences.enterCloses.text)
    let waiting = ["/bin/sh", "-c", #""$@"; printf '\n%s ' \#(words); read -r line"#, "tilawa"]
    let all = self.words + (ending == .afterEnter ? waiting : []) + program
    guard Background.start(self.program, all, environment: environment) != nil else {
      throw Failure(.unavailable, BaseSentences.programDoesNotStart(program: self.program))
    }
  }

  /// Whether windows can be opened.
  package static func hasDisplay(_ environment: [String: String]) -> Bool {
    ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  private static func path(_ name: String, _ environment: [String: String]) -> String? {
    if name.isEmpty { return nil }
    return name.hasPrefix("/") ? OtherProgram.executable(name) : OtherProgram.path(name, environment)
  }

  /// Returns the option before the command; nearly all terminals take `-e`.
  private static func option(of terminal: String) -> String {
    switch terminal.split(separator: "/").last {
    case "gnome-terminal", "kgx", "ptyxis": "--"
    case "xfce4-terminal", "mate-terminal", "terminator": "-x"
    default: "-e"
    }
  }
}
