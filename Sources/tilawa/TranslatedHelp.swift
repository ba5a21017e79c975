import AppBase
import ArgumentParser
import CommandOptions
import TilawaConsole
import TilawaCore
import TilawaTerminal

/// The help of a command in the language in force: the parser's text with the descriptions of that language in place of its own.
///
/// The file of a command, `help/COMMAND.ftl` among the sentences of the language, has a description for each option and argument;
/// `help/common.ftl` has those of all commands. A description that is missing stays in English.
struct TranslatedHelp {
  /// The parser's text, a line for each description.
  private let english: [Substring]
  private let own: SentenceFile
  private let common: SentenceFile
  let direction: LanguageForm.Direction

  /// The columns before a description, as the parser has them.
  private static let column = 26

  /// Returns nil in English, and for a command without help in the language.
  ///
  init?(of named: NamedCommand) {
    guard let catalogue = SentenceCatalogue.current else { return nil }
    let name = named.path.isEmpty ? "tilawa" : named.path.joined(separator: "-")
    guard let own = catalogue.file("help/\(name)") else { return nil }
    self.own = own
    common = catalogue.file("help/common") ?? SentenceFile("")
    direction = catalogue.form.direction
    english = Tilawa.helpMessage(for: named.type, columns: 1 << 20).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The command in a sentence; nil where the language has none.
  var about: String? { own.pattern(of: "about") }

  /// Returns what a command of the group does.
  func description(ofCommand name: String) -> String? { pattern("command-\(name)") }

  /// Returns the text for a terminal of some columns.
  func text(columns: Int) -> String {
    var lines = (["about", "discussion"].compactMap(own.pattern)).joined(separator: "\n").split(separator: "\n")
      .flatMap { String($0).wrapped(columns: columns) + [""] }
    var rest = english.drop { !$0.hasPrefix("USAGE: ") }
    var isOfCommands = false
    while let line = rest.popFirst() {
      if line.hasPrefix("USAGE: ") {
        lines.append("\(TilawaSentences.helpUsage)")
        lines += String(line.dropFirst("USAGE: ".count)).wrapped(columns: columns - 2).map { "  " + $0 }
      } else if line.hasSuffix(":"), line.first?.isUppercase == true {
        isOfCommands = line.hasSuffix("SUBCOMMANDS:")
        lines.append(title(line))
      } else if line.hasPrefix("  See '") {
        lines.append(TilawaSentences.helpDetails(command: CommandHint("help", "COMMAND")).text)
      } else if line.hasPrefix("  "), line.dropFirst(2).first != " " {
        let entry = TranslatedHelp.parted(line, &rest)
        let words = described(entry.head, entry.words, isOfCommands)
        lines += Self.entry(entry.head, words, at: Self.column, columns, direction)
      } else {
        lines.append(String(line))
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(_ line: Substring) -> String {
    switch line {
    case "ARGUMENTS:": TilawaSentences.helpArguments.text
    case "OPTIONS:": TilawaSentences.helpOptions.text
    case "SUBCOMMANDS:": TilawaSentences.helpCommands.text
    default: pattern("title-\(line.dropLast().lowercased().replacing(" ", with: "-"))") ?? String(line)
    }
  }

  /// Returns what is described and its description, which stands on a line of its own behind a long one.
  private static func parted(_ line: Substring, _ rest: inout ArraySlice<Substring>) -> (head: String, words: String) {
    let line = line.dropFirst(2)
    if let gap = line.firstRange(of: "  ") {
      return (String(line[..<gap.lowerBound]), String(line[gap.upperBound...].drop { $0 == " " }))
    }
    // A head that leaves one column before its description.
    let edge = line.index(line.startIndex, offsetBy: column - 2, limitedBy: line.endIndex) ?? line.endIndex
    if edge < line.endIndex, line[edge] != "<", line[line.index(before: edge)] == " " {
      return (String(line[..<edge].dropLast()), String(line[edge...]))
    }
    guard let next = rest.first, next.hasPrefix(String(repeating: " ", count: column)) else {
      return (String(line), "")
    }
    rest.removeFirst()
    return (String(line), String(next.drop { $0 == " " }))
  }

  private func described(_ head: String, _ english: String, _ isOfCommands: Bool) -> String {
    let name = head.prefix { $0 != " " }
    let key: String
    if isOfCommands {
      key = "command-\(name)"
    } else if head.hasPrefix("<") {
      key = "argument-\(head.dropFirst().prefix { $0 != ">" }.replacing(" ", with: "-"))"
    } else {
      let long = head.firstRange(of: "--").map { head[$0.upperBound...] } ?? head[...]
      key = String(long.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
    }
    guard let words = pattern(key) else { return english }
    // A default that is said in words, and not typed, is in the description.
    return [words, ending(of: english, withDefault: !words.hasSuffix(")"))].compactMap(\.self).joined(separator: " ")
  }

  /// Returns the values and the default that the parser adds.
  private func ending(of english: String, withDefault: Bool) -> String? {
    guard english.hasSuffix(")"), let start = english.lastIndex(of: "(") else { return nil }
    let parts = english[start...].dropFirst().dropLast().split(separator: "; ").map(String.init)
    func value(_ name: String) -> String? {
      parts.first { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) }
    }
    let values = value("values").map { TilawaSentences.helpValues(values: $0).text }
    let standard = (withDefault ? value("default") : nil).map { TilawaSentences.helpDefault(value: $0).text }
    let shown = [values, standard].compactMap(\.self)
    return shown.isEmpty ? nil : "(\(shown.joined(separator: TilawaSentences.helpSeparator.text + " ")))"
  }

  private func pattern(_ key: String) -> String? { own.pattern(of: key) ?? common.pattern(of: key) }

  /// Returns the lines of something that is described.
  ///
  /// - Parameters:
  ///   - column: the columns before the description.
  ///   - direction: that of the language; nil for English.
  static func entry(
    _ head: String, _ words: String, at column: Int, _ columns: Int, _ direction: LanguageForm.Direction?
  ) -> [String] {
    let isTurned = direction == .rightToLeft && Terminal.isTerminal(1)
    // Some terminals give each mark of direction a column.
    let room = max(24, columns - column - (isTurned ? 6 : 0))
    let described = words.wrapped(columns: room).map { row in
      // Lines from right to left begin below each other at the right edge.
      isTurned
        ? String(repeating: " ", count: room - row.columns) + row : row
    }
    let first = "  " + head
    let gap = String(repeating: " ", count: column)
    guard first.columns + 2 <= column, let begin = described.first else {
      return [first] + described.map { gap + $0 }
    }
    return [first + gap.dropFirst(first.columns) + begin] + described.dropFirst().map { gap + $0 }
  }
}
