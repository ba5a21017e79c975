import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaConsole
import TilawaScreens
import TilawaStore

struct AboutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "about", abstract: "Say what this program is, whose text it shows, and under which terms.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let notices = try context.quran().notices()
    let catalogue = try PackCatalogue(context)
    let packs = try catalogue.store.ids.compactMap { try? catalogue.store.pack($0) }
    if report.json {
      let list = notices.map { JSON.object([("subject", .string($0.subject)), ("text", .string($0.text))]) }
      return Terminal.say(
        JSON.object(
          [
            ("version", .string(Release.version)), ("licence", .string("Apache-2.0")), ("notices", .array(list)),
          ] + (packs.isEmpty ? [] : [("packs", .array(packs.map { .object(InstalledTexts.members(of: $0)) }))])
        ).text)
    }
    Terminal.say("Tilawa " + Release.version + ", Apache License 2.0")
    for notice in notices { Terminal.put("\n\(notice.subject)\n\n\(notice.text)\n") }
    guard !packs.isEmpty else { return }
    Terminal.put("\nPacks that you installed\n\n")
    for pack in packs { Terminal.say(ShownPacks.credit(pack)) }
  }
}
