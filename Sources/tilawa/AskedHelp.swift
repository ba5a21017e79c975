import AppBase
import ArgumentParser
import CommandOptions
import TilawaConsole
import TilawaCore
import TilawaTerminal

/// The help that a line asks for: of a group some ten lines, the commands of daily use first; of any other command, and with `--help-all` or
/// `help --all`, all that there is. Examples end it ([decision 0205](../../docs/decisions/0205-short-help-with-examples.md)).
struct AskedHelp {
  private let named: NamedCommand
  private let isWhole: Bool

  private static let whole = "--help-all"
  private static let all = "--all"
  /// The most commands and examples in the help of a group.
  private static let (mostCommands, mostExamples) = (6, 2)

  /// - Parameter typed: a line that asks for help, or that names a group alone.
  init(_ typed: [String]) {
    let asking = ["help", "--help", "-h", AskedHelp.whole]
    let isOfHelp = typed.first == "help"
    isWhole = typed.contains(AskedHelp.whole) || isOfHelp && typed.contains(AskedHelp.all)
    named = NamedCommand(typed.filter { !asking.contains($0) && !(isOfHelp && $0 == AskedHelp.all) })
  }

  /// Returns the line with which the parser gives the whole help.
  static func plain(_ typed: [String]) -> [String] {
    let isOfHelp = typed.first == "help"
    return typed.filter { !isOfHelp || $0 != all }.map { $0 == whole ? "--help" : $0 }
  }

  /// Returns the text for a terminal of some columns.
  ///
  /// - Parameter english: the parser's help.
  func text(_ english: String, columns: Int) -> String {
    let translated = TranslatedHelp(of: named)
    let isGroup = !named.type.configuration.subcommands.isEmpty
    if !isWhole, isGroup { return ofGroup(translated, columns) }
    let lines = Examples.of(named.path).prefix(isGroup ? Self.mostExamples : .max)
    var whole = translated?.text(columns: columns) ?? english
    while whole.hasSuffix("\n") { whole.removeLast() }
    return whole + "\n\n"
      + examples(lines, title: translated == nil ? "EXAMPLES:" : TilawaSentences.helpExamples.text)
  }

  private func examples(_ lines: ArraySlice<String>, title: String) -> String {
    ([title] + lines.map { "  tilawa \($0)" }).joined(separator: "\n") + "\n"
  }

  private func ofGroup(_ translated: TranslatedHelp?, _ columns: Int) -> String {
    let about = translated?.about ?? "OVERVIEW: \(named.type.configuration.abstract)"
    let commands = named.type.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    let names = Examples.names(below: named.path)
    let shown = names.prefix(commands.count > Self.mostCommands + 1 ? Self.mostCommands : .max).compactMap { name in
      commands.first { $0.configuration.commandName == name }.map { (name: name, abstract: $0.configuration.abstract) }
    }
    let column = (shown.map(\.name.count).max() ?? 0) + 4
    let entries = shown.flatMap { name, abstract in
      TranslatedHelp.entry(
        name, translated?.description(ofCommand: name) ?? abstract, at: column, columns, translated?.direction)
    }
    let path = ["help"] + named.path
    let more = TilawaSentences.helpMore(
      allCommand: CommandHint(words: path + [AskedHelp.all]),
      command: CommandHint(words: path + [shown.first?.name ?? ""]))
    let title = translated == nil ? "EXAMPLES:" : TilawaSentences.helpExamples.text
    return (about.wrapped(columns: columns) + [""] + entries).joined(separator: "\n") + "\n\n"
      + examples(Examples.of(named.path).prefix(Self.mostExamples), title: title) + "\n"
      + more.text.wrapped(columns: columns).joined(separator: "\n") + "\n"
  }
}
