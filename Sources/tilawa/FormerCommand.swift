import AppBase
import TilawaCore

/// A command that had another name: its former words are understood until the end of a year, and the present ones are said
/// ([decision 0201](../../docs/decisions/0201-one-command-for-one-thing.md)).
struct FormerCommand {
  let words: [String]
  let present: [String]
  /// The command of a group that the former words ran where they named none.
  let standard: String?
  /// The last year in which the former words are understood.
  let year: String

  private init(_ words: String, _ present: String, standard: String? = nil, until year: String) {
    self.words = words.split(separator: " ").map(String.init)
    self.present = present.split(separator: " ").map(String.init)
    self.standard = standard
    self.year = year
  }

  static let all = [
    FormerCommand("downloads", "download", standard: "list", until: "2027"),
    FormerCommand("position", "bookmark position", until: "2027"),
    FormerCommand("library import", "import", until: "2027"),
  ]

  /// The words that ask for help, alone or before a command.
  private static let help = ["help", "--help", "-h", "--help-all"]

  /// Returns the former command of a line, and the line as it is typed now; nil for any other line.
  static func find(in typed: [String]) -> (command: FormerCommand, line: [String])? {
    let start = typed.first == "help" ? 1 : 0
    guard let command = all.first(where: { typed.dropFirst(start).starts(with: $0.words) }) else { return nil }
    let rest = typed.dropFirst(start + command.words.count)
    let asksForHelp = start == 1 || rest.first.map(help.contains) == true
    // A word may name a command of the group.
    let namesNone = rest.first.map { $0.hasPrefix("-") } ?? true
    let standard = namesNone && !asksForHelp ? command.standard : nil
    return (command, typed.prefix(start) + command.present + (standard.map { [$0] } ?? []) + rest)
  }

  /// Returns the line as it is typed now; a line without former words stays as it is.
  static func present(_ typed: [String]) -> [String] { find(in: typed)?.line ?? typed }

  /// The remark on the line as it is typed now.
  func remark(_ line: [String]) -> Sentence {
    TilawaSentences.formerCommand(
      former: words.joined(separator: " "), command: CommandHint(words: line), year: year)
  }
}
