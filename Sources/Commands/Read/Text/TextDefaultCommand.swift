import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct TextDefaultCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "default", abstract: "Settle which pack of a kind is taken where none is named.",
    discussion: "Without an id it says what is settled.")

  @Argument(help: "The id of a pack, or none.", completion: .allPacks)
  var id: String?

  @Option(help: "Of which kind none is to be taken.")
  var kind: PackKind?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if id == "none", kind == nil { throw ValidationError("which kind? none needs --kind") }
    if id != "none", kind != nil { throw ValidationError("--kind goes with none") }
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
    let standards = try PackKind.allCases.map { ($0.rawValue, try catalogue.standard($0)?.text) }
    guard !report.json else {
      let members = standards.map { ($0, JSON.optional($1, JSON.string)) }
      return Terminal.say(JSON.object([("defaults", .object(members))]).text)
    }
    Columns.say(standards.map { ["\($0)", $1.map { "\($0)" } ?? "none"] })
  }
}
