import ArgumentParser
import CommandOptions
import AppBase
import TilawaStore
import TilawaCore
import TilawaScreens

struct TextShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the author, the language and the licence of a pack.")

  @Argument(help: "The id of the pack.", completion: .allPacks)
  var id: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let catalogue = try PackCatalogue(context)
    let opened = try catalogue.store.open(catalogue.id(id))
    let pack = opened.pack
    let isDefault = try catalogue.standard(pack.kind) == pack.id
    pack.answer(isDefault: isDefault).tell(report)
    if !report.json { opened.saySamples() }
  }
}
