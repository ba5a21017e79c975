import ArgumentParser
import CommandOptions
import AppBase
import AppReciters
import TilawaConsole
public import TilawaCore

struct RecitersSearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find reciters in the catalogue, by name, riwayah, style and kind of files.",
    discussion: """
      Type a name in Arabic or Latin letters, in any usual spelling. The best results come first. Without a name, all are \
      listed. Exit code 66: nobody was found.
      """)

  @Argument(help: "A name, or part of it.")
  var name: [String] = []

  @Option(help: "Only reciters of this riwayah.")
  var riwayah: Riwayah?

  @Option(help: "Only this style.")
  var style: RecitationStyle?

  @Option(help: "Only files of this kind.")
  var kind: CatalogueEntry.Kind?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let filter = CatalogueSearch.Filter(riwayah: riwayah, style: style, kind: kind)
    let list = try CatalogueList(name.joined(separator: " "), filter, in: context)
    if report.json || !list.views.isEmpty { list.tell(report) }
    guard !list.views.isEmpty else { throw Failure(.noInput, report.json ? nil : list.nothing) }
    if !report.json, Terminal.isTerminal(1), let hint = list.hint { Terminal.complain(hint.text) }
  }
}

extension RecitationStyle: ExpressibleByArgument {}
extension CatalogueEntry.Kind: ExpressibleByArgument {}
