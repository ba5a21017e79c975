import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaStore

struct PresetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preset", abstract: "Keep what is typed for a session under a name.",
    discussion: "To hear one: tilawa play --preset NAME. What is typed beside it has the say.",
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
    try Preset.answer(AppContext().library().presets.all()).tell(report)
  }
}

struct PresetShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what a preset stands for, as it would be typed.")

  @Argument(help: "Which preset.", completion: .presets) var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let preset = try AppContext().library().presets.named(name)
    try preset.answer("tilawa play \(preset.line())").tell(report)
  }
}

struct PresetRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a preset another name.")

  @Argument(help: "Which preset.", completion: .presets) var name: String
  @Argument(help: "Its new name.") var newName: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: .writing)
    try PresetName.check(newName)
    try library.presets.rename(name, to: newName)
    try library.presets.named(newName).answer("\(name) is now \(newName)").tell(report)
  }
}

struct PresetDeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "delete", abstract: "Forget a preset.")

  @Argument(help: "Which preset.", completion: .presets) var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: .writing)
    let preset = try library.presets.named(name)
    try library.presets.delete(name)
    try preset.answer("deleted: \(name) (\(preset.line()))").tell(report)
  }
}
