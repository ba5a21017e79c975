import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaStore

struct TextDefaultCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "default", abstract: "Set the default pack of a kind.",
    discussion: "Without an id, the present defaults are shown.")

  @Argument(help: "The id of a pack, or none.", completion: .allPacks)
  var id: String?

  @Option(help: "With none: the kind that shall have no default.")
  var kind: PackKind?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if id == "none", kind == nil { throw ValidationError(ReadCommandsSentences.noneNeedsKind) }
    if id != "none", kind != nil { throw ValidationError(ReadCommandsSentences.kindForNone) }
  }

  func run() throws {
    let context = AppContext()
    let catalogue = try PackCatalogue(context)
    if let kind {
      try context.library(for: .writing).settings.set(kind.setting, to: nil)
    } else if let id {
      let pack = try catalogue.described(id)
      try context.library(for: .writing).settings.set(pack.kind.setting, to: pack.id.text)
    }
    try catalogue.defaults().tell(report)
  }
}
