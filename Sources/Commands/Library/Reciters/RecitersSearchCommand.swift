public import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
public import TilawaCore

struct RecitersSearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find reciters in the catalogue, by name, riwayah, style and kind of files.",
    discussion: """
      Names are found in Arabic and Latin letters and in any usual spelling; the best come first. Without a name all are \
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
    let search = CatalogueSearch(try context.catalogue().entries)
    let words = name.joined(separator: " ")
    let found = search.find(words, CatalogueSearch.Filter(riwayah: riwayah, style: style, kind: kind))
    // A library that cannot be read stops nobody from looking around.
    let known = (try? CatalogueView.known(in: context.library())) ?? [:]
    let views = found.map { CatalogueView(entry: $0, known: known[$0.id]) }
    if report.json { Terminal.say(JSON.object([("reciters", .array(views.map(\.json)))]).text) }
    guard !views.isEmpty else { throw Failure(.noInput, report.json ? "" : nothing(words, search)) }
    if report.json { return }
    Columns.say(views.map(\.cells), headings: ["id", "name", "riwayah", "style", "files", ""])
    if let first = views.first(where: { $0.known == nil }), Terminal.isTerminal(1) {
      Terminal.complain("to add one: tilawa reciters add \(first.entry.id)")
    }
  }

  private func nothing(_ words: String, _ search: CatalogueSearch) -> String {
    let isElsewhere = !words.isEmpty && !search.find(words).isEmpty
    return isElsewhere
      ? "no reciter of that name fits the options; all of them: tilawa reciters search \(ShellWord.quoted(words))"
      : "no reciter in the catalogue has a name like that; to add files of your own: tilawa reciters add NAME FOLDER"
  }
}

extension RecitationStyle: ExpressibleByArgument {}
extension CatalogueEntry.Kind: ExpressibleByArgument {}
