import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct TextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text", abstract: "Install translations and other texts, list, show, verify and remove them.",
    discussion: """
      Translations, transliterations and words one by one are packs: files that you have from whoever publishes them. None \
      comes with the program. The texts of other riwayat than Hafs are installed in the same way.
      """,
    subcommands: [
      TextListCommand.self, TextAddCommand.self, TextShowCommand.self, TextDefaultCommand.self, TextRemoveCommand.self,
      TextVerifyCommand.self,
    ],
    defaultSubcommand: TextListCommand.self)
}

struct TextListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the texts that are installed. The text of Hafs comes with the program.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let texts = InstalledTexts(
      riwayat: InstalledTexts.opened(in: try context.texts()), packs: try PackCatalogue(context).listed())
    if texts.isEmpty, !report.json { Terminal.complain("no text is installed; install one with: tilawa text add FILE") }
    texts.tell(isForProgram: report.json)
  }
}

struct TextVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Hash every text that is installed; exit 65 where one is not what it was.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let texts = InstalledTexts(
      riwayat: InstalledTexts.opened(in: try context.texts()), packs: try PackCatalogue(context).verified())
    texts.tell(isForProgram: report.json)
    if texts.isDamaged { throw Failure(.unreadable, "") }
  }
}

struct TextRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a pack, or the text of a riwayah.")

  @Argument(help: "The id of the pack, or the riwayah.", completion: .installedTexts)
  var text: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    if let riwayah = Riwayah(argument: text) {
      let store = try context.texts()
      guard store.isThere(riwayah) else { throw Failure(.noInput, "the text of \(riwayah.name) is not installed") }
      try store.remove(riwayah)
    } else {
      let catalogue = try PackCatalogue(context)
      let id = try catalogue.id(text)
      try catalogue.store.remove(id)
      for kind in PackKind.allCases where try catalogue.standard(kind) == id {
        try context.library(for: .writing).settings.set(kind.setting, to: nil)
      }
    }
    if report.json { Terminal.say(JSON.object([("removed", .string(text))]).text) }
  }
}
