import ArgumentParser
import CommandOptions
import AppBase
import TilawaStore

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show and change settings for all sessions.",
    discussion: """
      Most settings have the name of an option of `tilawa play`; a flag is on or off. An option that you type overrides \
      the setting for that session.
      """,
    subcommands: [
      ConfigListCommand.self, ConfigGetCommand.self, ConfigSetCommand.self, ConfigUnsetCommand.self,
      ConfigEditCommand.self, ConfigKeysCommand.self, ConfigLanguagesCommand.self,
    ],
    defaultSubcommand: ConfigListCommand.self)
}

struct ConfigListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List all settings with their values.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let configuration = Configuration(try context.library(), in: context)
    try configuration.list().tell(report)
  }
}

struct ConfigGetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Show the value of a setting.")

  @Argument(help: "The setting.", completion: .configKeys) var key: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let configuration = Configuration(try context.library(), in: context)
    let key = try configuration.key(key)
    let value = try configuration.shown()[key]
    CommandAnswer(parts: [.line(value ?? key.standard ?? "")], key.value(value)).tell(report)
  }
}

struct ConfigSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Change a setting.",
    discussion: "For example: tilawa config set gap 150%")

  @Argument(help: "The setting.", completion: .configKeys) var key: String
  @Argument(help: "The new value, as for the option.", completion: .configValues) var value: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let configuration = Configuration(try context.library(for: .writing), in: context)
    let key = try configuration.key(key)
    let value = try key.checked(value, in: configuration.library, context)
    try configuration.change([key: value])
    let shown = key.shown(value)
    CommandAnswer(
      table: AnswerTable([[key.name, shown]]), key.value(shown), remarks: configuration.remarks(on: key, value)
    ).tell(report)
  }
}

struct ConfigLanguagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages", abstract: "List the languages in which the program can speak.",
    discussion: "To choose one: tilawa config set language ar")

  @OptionGroup var report: ReportOptions

  func run() throws { AppContext().languages().tell(report) }
}

struct ConfigUnsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset", abstract: "Set a setting back to its default.")

  @Argument(help: "The setting.", completion: .configKeys) var key: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let configuration = Configuration(try context.library(for: .writing), in: context)
    let key = try configuration.key(key)
    if try configuration.stored()[key] != nil { try configuration.change([key: nil]) }
    CommandAnswer(table: AnswerTable([[key.name, key.bracketed]]), key.value(nil)).tell(report)
  }
}
