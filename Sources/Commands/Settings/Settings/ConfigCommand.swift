import ArgumentParser
import CommandOptions
import TilawaApp
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
    try configuration.list().tell(report)
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
    CommandAnswer([value ?? key.standard ?? ""], key.json(value)).tell(report)
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
    CommandAnswer(table: AnswerTable([[key.name, shown]]), key.json(shown)).tell(report)
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
    CommandAnswer(table: AnswerTable([[key.name, key.bracketed]]), key.json(nil)).tell(report)
  }
}
