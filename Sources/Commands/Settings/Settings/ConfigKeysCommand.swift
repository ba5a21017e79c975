import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaScreens
import TilawaStore
import TilawaTerminal

struct ConfigKeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Show and change the keys of the full screens.",
    discussion: """
      The player, the reader and the editor have one table of keys. An action has one key or several; on one screen, no \
      key belongs to two actions.
      """,
    subcommands: [ConfigKeysListCommand.self, ConfigKeysSetCommand.self, ConfigKeysResetCommand.self],
    defaultSubcommand: ConfigKeysListCommand.self)
}

struct ConfigKeysListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List all actions with their keys; a star stands at changed ones.")

  @Option(help: "The actions of one screen only.") var screen: KeyAction.Screen?
  @OptionGroup var report: ReportOptions

  func run() throws {
    let table = try AppContext().keys()
    let actions = KeyAction.all.filter { screen == nil || $0.screen == screen }
    let rows = actions.map { action in
      [action.id, table.names(of: action) + (table.isChanged(action) ? " *" : ""), action.words]
    }
    CommandAnswer(
      table: AnswerTable(
        rows,
        headings: [
          SettingsCommandsSentences.action, SettingsCommandsSentences.keys, SettingsCommandsSentences.whatItDoes,
        ]),
      KeysListed(keys: actions.map(table.value))
    ).tell(report)
  }
}

struct ConfigKeysSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Give an action other keys, in place of all its keys.",
    discussion: """
      For example: tilawa config keys set player.next-ayah l right

      A key is a letter or a sign, or one of: space enter esc tab shift-tab backspace delete left right up down \
      shift-left shift-right home end page-up page-down ctrl-a … ctrl-y.
      """)

  @Argument(help: "Which action: see tilawa config keys.") var action: String
  @Argument(parsing: .remaining, help: "Its keys.") var keys: [String]
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let table = try context.keys().setting(action, to: keys)
    let action = try KeyTable.action(action)
    try library.settings.change([.key(action.id): table.stored(action)])
    table.tell([action], report)
  }
}

struct ConfigKeysResetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Give actions their standard keys again; without an action, all of them.")

  @Argument(help: "Which actions.") var actions: [String] = []
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let table = try context.keys()
    guard !actions.isEmpty else {
      let changed = KeyAction.all.filter(table.isChanged)
      // Keys of actions that this version does not know as well.
      let stored = try library.settings.all().keys.filter { if case .key = $0 { true } else { false } }
      try library.settings.change(stored.reduce(into: [:]) { $0[$1] = .some(nil) })
      return KeyTable.standard.tell(changed, report)
    }
    let named = try actions.map { (id) throws(Failure) in try KeyTable.action(id) }
    let reset = try named.reduce(table) { (table, action) throws(Failure) in try table.resetting(action.id) }
    try library.settings.change(named.reduce(into: [:]) { $0[.key($1.id)] = .some(nil) })
    reset.tell(named, report)
  }
}

extension KeyAction.Screen: ExpressibleByArgument {}

extension AppContext {
  /// The keys in force.
  fileprivate func keys() throws -> KeyTable { KeyTable(stored: try opening.keys()) }
}

extension KeyTable {
  fileprivate func names(of action: KeyAction) -> String { keys(of: action).map(\.name).joined(separator: " ") }

  fileprivate func tell(_ actions: [KeyAction], _ report: ReportOptions) {
    CommandAnswer(
      table: AnswerTable(actions.map { [$0.id, names(of: $0)] }), KeysListed(keys: actions.map(value))
    ).tell(report)
  }

  fileprivate func value(_ action: KeyAction) -> KeysListed.Action {
    KeysListed.Action(
      action: action.id, screen: action.screen.rawValue, keys: keys(of: action).map(\.name),
      standard: action.standard.map(\.name), words: action.words)
  }
}

/// The line for programs about keys. Members keep this order.
private struct KeysListed: Encodable {
  struct Action: Encodable {
    let action: String
    let screen: String
    let keys: [String]
    /// The keys without a setting.
    let standard: [String]
    let words: String
  }

  let keys: [Action]
}
