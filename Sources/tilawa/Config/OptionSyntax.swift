import ArgumentParser
import Foundation

/// Which options a command has and which of them take a value, as its own help says.
struct OptionSyntax {
  struct Option: Hashable {
    /// What stands for all of its spellings, without hyphens: `--no-loudness` is `loudness` too.
    let name: String
    let isFlag: Bool
    /// What the help says of it.
    let help: String
    /// What it is unless it is given; nil: nothing, or the help does not say.
    let standard: String?
    /// The values that the help names.
    let values: [String]
  }

  /// By each spelling, such as `--each`, `-o`.
  private let spellings: [String: Option]

  init(_ command: (some ParsableCommand).Type) {
    let dump = try? JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8))
    var spellings: [String: Option] = [:]
    for argument in dump?.command.arguments ?? [] {
      let words = (argument.names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
      guard let long = words.first(where: { $0.hasPrefix("--") }) else { continue }
      let option = Option(
        name: OptionSyntax.name(of: long), isFlag: argument.kind == "flag", help: argument.abstract ?? "",
        standard: argument.defaultValue, values: argument.allValues ?? [])
      for word in words { spellings[word] = option }
    }
    self.spellings = spellings
  }

  /// Whether a command takes words that are no options.
  static func takesWords(_ command: (some ParsableCommand).Type) -> Bool {
    let dump = try? JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8))
    return dump?.command.arguments?.contains { $0.kind == "positional" } ?? false
  }
  /// The names of its options, in alphabetical order.
  var names: [String] { Set(spellings.values.map(\.name)).subtracting(["help", "version"]).sorted() }

  /// Nil where the command has no such option.
  subscript(name: String) -> Option? { spellings["--\(name)"] ?? spellings["--no-\(name)"] }

  /// A word that is an option without its hyphens, its value and what turns it round.
  static func name(of word: String) -> String {
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    return String(name.hasPrefix("no-") ? name.dropFirst("no-".count) : name)
  }

  /// Words as the command reads them: each option with its value.
  func pieces(_ words: [String]) -> [ArgumentPiece] {
    var pieces: [ArgumentPiece] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        pieces += rest.map { ArgumentPiece(option: nil, words: [$0]) }
        return pieces
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        pieces.append(ArgumentPiece(option: nil, words: [word]))
        continue
      }
      let option = spellings[String(word.prefix { $0 != "=" })]
      let isAlone = word.contains("=") || option?.isFlag ?? true
      let value = isAlone ? nil : rest.popFirst()
      pieces.append(
        ArgumentPiece(option: option?.name ?? OptionSyntax.name(of: word), words: [word] + [value].compactMap(\.self)))
    }
    return pieces
  }

  private struct Dump: Decodable {
    struct Name: Decodable { let kind: String, name: String }
    struct Argument: Decodable {
      let kind: String
      let names: [Name]?
      let abstract: String?
      let defaultValue: String?
      let allValues: [String]?
    }
    struct Command: Decodable { let arguments: [Argument]? }
    let command: Command
  }
}
