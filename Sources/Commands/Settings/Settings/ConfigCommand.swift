import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaConsole
import TilawaStore

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Settle once what holds for all sessions.",
    discussion: """
      Options that are given hold for their session only. A setting has the name of the option of `tilawa play` that it \
      stands for; a flag is on or off.
      """,
    subcommands: [
      ConfigListCommand.self, ConfigGetCommand.self, ConfigSetCommand.self, ConfigUnsetCommand.self,
      ConfigEditCommand.self,
    ],
    defaultSubcommand: ConfigListCommand.self)
}

struct ConfigListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List all settings: what is set, and what holds otherwise.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let configuration = Configuration(try context.library(), in: context)
    let values = try configuration.shown()
    if report.json {
      return Terminal.say(
        JSON.object([
          ("settings", .array(configuration.keys.map { $0.json(values[$0]) }))
        ]).text)
    }
    // Programs have the words in JSON.
    let isExplained = Terminal.isTerminal(1)
    Columns.say(
      configuration.keys.map { key in
        let value = values[key] ?? "(\(key.standard ?? "nothing"))"
        return [key.name, value] + (isExplained ? [key.help] : [])
      }, headings: ["setting", "value", "what it settles"])
    if isExplained { Terminal.complain("what stands in brackets was not set; to set one: tilawa config set each 3") }
  }
}

struct ConfigGetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Say what a setting is: what was set, else what holds otherwise.")

  @Argument(help: "Which setting.", completion: .configKeys) var key: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let configuration = Configuration(try context.library(), in: context)
    let key = try configuration.key(key)
    let value = try configuration.shown()[key]
    if report.json { return Terminal.say(key.json(value).text) }
    Terminal.say(value ?? key.standard ?? "")
  }
}

struct ConfigSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Settle something for all sessions.",
    discussion: "For example: tilawa config set gap 150%")

  @Argument(help: "Which setting.", completion: .configKeys) var key: String
  @Argument(help: "What it is to be, as the option takes it.", completion: .configValues) var value: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let configuration = Configuration(try context.library(for: .writing), in: context)
    let key = try configuration.key(key)
    let value = try key.checked(value, in: configuration.library, context)
    try configuration.library.settings.change([key.place: value])
    let shown = key.shown(value)
    if report.json { return Terminal.say(key.json(shown).text) }
    Columns.say(key.name, shown)
  }
}

struct ConfigUnsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset", abstract: "Forget what was set; what holds otherwise holds again.")

  @Argument(help: "Which setting.", completion: .configKeys) var key: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let configuration = Configuration(try context.library(for: .writing), in: context)
    let key = try configuration.key(key)
    if try configuration.stored()[key] != nil { try configuration.library.settings.change([key.place: nil]) }
    if report.json { return Terminal.say(key.json(nil).text) }
    Columns.say(key.name, "(\(key.standard ?? "nothing"))")
  }
}
