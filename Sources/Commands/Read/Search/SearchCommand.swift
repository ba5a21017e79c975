import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find ayat by their words, surahs by their names, and places by their numbers.",
    discussion: """
      Arabic is found with marks or without, in the spelling of the mushaf or of today, on any keyboard. All words must stand \
      in the ayah; words between quotation marks, or in one argument, stand in that order. Installed translations are \
      searched for what is not in the Quran. Exit code 66: nothing was found.
      """)

  @Argument(help: "Words, a surah's name, or a reference such as 2:255, juz:30 or page:77.")
  var query: [String]

  @Flag(help: "Find whole words alone.")
  var whole = false

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("Search these ayat alone, such as 2, juz:30 or page:1-20.", valueName: "range"),
    completion: .ranges)
  var range: [String] = []

  @Option(
    help: ArgumentHelp("Search this pack, or none instead of those that are installed. Repeatable.", valueName: "id"),
    completion: .allPacks)
  var pack: [String] = []

  @Option(help: "The riwayah in whose numbers ayat are named. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var paging: PagingOptions

  @Flag(help: "Say only how often it was found, and in how many ayat.")
  var count = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let search = SearchRun(
      query: SearchQuery(arguments: query, matching: whole ? .whole : .parts), words: query.joined(separator: " "),
      quran: try context.quran(), context: context, riwayah: try context.riwayah(riwayah))
    let answer = try search.answer(in: range, packs: pack)
    let page = paging.page
    let found = SearchPage(answer: answer, search: search, page: page)
    let view = SearchView(found: found)
    if report.json {
      Terminal.say(try (count ? found.counts : found.json()).text)
    } else if count {
      view.sayCounts()
    } else {
      try view.say()
    }
    guard answer.isEmpty else { return }
    throw Failure(.noInput, report.json || count ? "" : search.nothing(whole: whole, isLimited: !range.isEmpty))
  }
}

/// Which part of a long list is shown.
struct PagingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Show so many at once. Default: 20 on a terminal, else all.", valueName: "n"))
  var limit: Int?

  @Option(name: .customLong("page"), help: ArgumentHelp("Show the next ones: 2 is the second page.", valueName: "n"))
  var number = 1

  static let usual = 20

  mutating func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit is 1 or more") }
    guard number > 0 else { throw ValidationError("--page is 1 or more") }
  }

  var page: ListPage {
    ListPage(number: number, size: limit ?? (Terminal.isTerminal(1) || number > 1 ? PagingOptions.usual : nil))
  }
}
