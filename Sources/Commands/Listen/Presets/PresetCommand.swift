import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
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
    let presets = try AppContext().library().presets.all()
    if report.json { return Terminal.say(JSON.object([("presets", .array(presets.map(\.json)))]).text) }
    guard !presets.isEmpty else {
      return Terminal.complain("there are no presets yet; for example: tilawa preset save hifz --each 3 --gap 100%")
    }
    Columns.say(presets.map { [$0.name, $0.line] }, headings: ["name", "tilawa play …"])
  }
}

struct PresetShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what a preset stands for, as it would be typed.")

  @Argument(help: "Which preset.", completion: .presets) var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let preset = try AppContext().library().presets.named(name)
    Terminal.say(report.json ? preset.json.text : "tilawa play \(preset.line)")
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
    if report.json { return Terminal.say(try library.presets.named(newName).json.text) }
    Terminal.say("\(name) is now \(newName)")
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
    Terminal.say(report.json ? preset.json.text : "deleted: \(name) (\(preset.line))")
  }
}

/// What a preset may be called.
enum PresetName {
  static func check(_ name: String) throws {
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.".unicodeScalars.contains($0)
    }
    guard isName, !name.isEmpty, name.count <= 60, !name.hasPrefix("-") else {
      throw Failure(.usage, "a preset's name is of letters, digits, - _ and ., not “\(name)”")
    }
  }
}

extension Preset {
  /// As somebody types it.
  var line: String { arguments.map { ShellWord.quoted($0) }.joined(separator: " ") }

  var json: JSON { .object([("name", .string(name)), ("arguments", .strings(arguments)), ("saved", .int(saved))]) }
}
