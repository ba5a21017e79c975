import Glibc
import TilawaFiles

/// The terminal that shows tmux or screen.
enum OuterTerminal {
  /// The variables of an environment that name a terminal.
  private static let names: Set<String> = [
    "TERM", "TERM_PROGRAM", "VTE_VERSION", "KONSOLE_VERSION", "MLTERM", "XTERM_VERSION", "TMUX", "STY",
  ]
  private static let milliseconds = 300
  /// The most bytes that are read of an answer or of an environment.
  private static let most = 1 << 18

  /// Returns the environment of the terminal that shows tmux or screen; nil if it cannot be known. tmux is asked for its
  /// client, for 0.3 s at most. screen knows only the terminal in which it was started.
  static func environment(_ environment: [String: String]) -> [String: String]? {
    if environment["TMUX"]?.isEmpty == false {
      let format = "#{client_pid}\t#{client_termname}\t#{client_termtype}"
      return answer(of: ["tmux", "display-message", "-p", format]).flatMap(client)
    }
    guard let id = environment["STY"]?.split(separator: ".").first.flatMap({ pid_t($0) }) else { return nil }
    return variables(of: id)
  }

  /// Reads tmux's answer: the id of the client's process, its TERM, and what the terminal calls itself.
  static func client(_ answer: String) -> [String: String]? {
    let fields = answer.split(separator: "\n").first?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
    guard fields.count == 3, let id = pid_t(fields[0]), id > 0 else { return nil }
    var found = variables(of: id) ?? [:]
    if !fields[1].isEmpty { found["TERM"] = String(fields[1]) }
    for (name, value) in variables(calledItself: fields[2]) where found[name] == nil { found[name] = value }
    return found.isEmpty ? nil : found
  }

  /// Returns the variables that a terminal with this name sets: “VTE(7006)”, “XTerm(379)”.
  private static func variables(calledItself name: Substring) -> [String: String] {
    let number = name.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let kinds = [
      "VTE": "VTE_VERSION", "XTerm": "XTERM_VERSION", "mlterm": "MLTERM", "Konsole": "KONSOLE_VERSION",
    ]
    guard let kind = kinds.first(where: { name.hasPrefix($0.key) }) else { return [:] }
    return [kind.value: number.isEmpty ? String(name) : String(number)]
  }

  /// Returns the variables of another process of the same user; nil if they cannot be read.
  private static func variables(of id: pid_t) -> [String: String]? {
    let file = open("/proc/\(id)/environ", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: most)
    let count = Glibc.read(file, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return bytes.prefix(count).split(separator: 0).reduce(into: [:]) { found, entry in
      let text = String(decoding: entry, as: UTF8.self)
      guard let equals = text.firstIndex(of: "=") else { return }
      let name = String(text[..<equals])
      if names.contains(name) { found[name] = String(text[text.index(after: equals)...]) }
    }
  }

  /// Runs a program and returns its output; nil if it fails or takes too long, after which it is killed.
  private static func answer(of words: [String]) -> String? {
    let folders = (getenv("PATH").map { String(path: $0) } ?? "/usr/bin:/bin").split(separator: ":")
    guard let program = folders.map({ "\($0)/\(words[0])" }).first(where: Disk.isProgram),
      var run = ProgramRun(ProgramStart(program, words), within: .milliseconds(milliseconds), patience: .zero)
    else { return nil }
    let outcome = run.outcome()
    return outcome.code == 0 ? String(decoding: outcome.output.prefix(most), as: UTF8.self) : nil
  }
}
