import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaStore

struct PresetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preset", abstract: "Save the options of a session under a name.",
    discussion: "To play a preset: tilawa play --preset NAME. Options that you type override it.",
    subcommands: [
      PresetListCommand.self, PresetSaveCommand.self, PresetShowCommand.self, PresetRenameCommand.self,
      PresetDeleteCommand.self,
    ],
    defaultSubcommand: PresetListCommand.self)
}

struct PresetListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the presets.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    Preset.answer(try AppContext().library().presets.all()).tell(report)
  }
}

struct PresetShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the options of a preset.")

  @Argument(help: "The preset.", completion: .presets) var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let preset = try AppContext().library().presets.named(name)
    try preset.answer("\(CommandHint(words: ["play"] + preset.words()))").tell(report)
  }
}

struct PresetRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a preset another name.")

  @Argument(help: "The preset.", completion: .presets) var name: String
  @Argument(help: "The new name.") var newName: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: .writing)
    try PresetName.check(newName)
    try library.presets.rename(name, to: newName)
    try library.presets.named(newName).answer(ListenCommandsSentences.presetRenamed(name: name, newName: newName).text)
      .tell(report)
  }
}

struct PresetDeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a preset.")

  @Argument(help: "The preset.", completion: .presets) var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: .writing)
    let preset = try library.presets.named(name)
    try library.presets.delete(name)
    preset.answer(ListenCommandsSentences.presetDeleted(name: name, line: "\(preset.shownLine)").text).tell(report)
  }
}
