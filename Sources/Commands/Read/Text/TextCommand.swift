import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaStore

struct TextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text", abstract: "Install, list, check and remove translations, prints and other texts.",
    discussion: """
      Translations, transliterations and word-by-word meanings are packs: files that you get from their publishers. No \
      pack comes with the program. The texts of riwayat other than Hafs are installed in the same way.
      """,
    subcommands: [
      TextListCommand.self, TextAddCommand.self, TextShowCommand.self, TextDefaultCommand.self, TextRemoveCommand.self,
      TextVerifyCommand.self,
    ],
    defaultSubcommand: TextListCommand.self)
}

struct TextListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the installed texts. The text of Hafs comes with the program.")

  @Flag(
    help:
      "List also texts that are not installed: of riwayat, with their publisher and digests, and those that setup downloads."
  )
  var all = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let texts = InstalledTexts(
      riwayat: InstalledTexts.opened(in: try context.texts()), packs: try PackCatalogue(context).listed(),
      prints: try InstalledTexts.prints(in: context), all: all ? Riwayah.allCases.filter { $0 != .hafs } : [],
      offers: all ? PackOffer.all : [])
    texts.list.tell(report)
  }
}

struct TextVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check every installed text. Exit code 65: a text was changed.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let texts = InstalledTexts(
      riwayat: InstalledTexts.opened(in: try context.texts()), packs: try PackCatalogue(context).verified(),
      prints: try InstalledTexts.prints(in: context))
    texts.answer.tell(report)
    if texts.isDamaged { throw Failure(silent: .unreadable) }
  }
}

struct TextRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a pack, a print, or the text of a riwayah.")

  @Argument(help: "The id of the pack or print, or the riwayah.", completion: .installedTexts)
  var text: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    if let riwayah = Riwayah(argument: text) {
      let store = try context.texts()
      guard store.isThere(riwayah) else {
        throw Failure(.noInput, ReadCommandsSentences.textNotInstalled(riwayah: riwayah.name))
      }
      try store.remove(riwayah)
    } else if let id = PackID(text), try context.prints().isThere(id) {
      try context.prints().remove(id)
      if context.setting(.print) == id.text {
        try context.library(for: .writing).settings.set(.print, to: nil)
      }
    } else {
      let catalogue = try PackCatalogue(context)
      let id = try catalogue.id(text)
      try catalogue.store.remove(id)
      for kind in PackKind.allCases where try catalogue.standard(kind) == id {
        try context.library(for: .writing).settings.set(kind.setting, to: nil)
      }
    }
    CommandAnswer(value: Removed(removed: text)).tell(report)
  }

  /// The line for programs.
  private struct Removed: Encodable {
    /// The text or pack, as it was typed.
    let removed: String
  }
}
