import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find ayat by their words, surahs by their names, and places by their numbers.",
    discussion: """
      You can type Arabic with or without marks, in the spelling of the mushaf or in modern spelling, on any keyboard. An \
      ayah must contain all words. Words in quotation marks, or in one argument, must be in that order. If the words are \
      not in the Quran, installed translations are searched, and 20 passages of each are shown unless --limit says \
      otherwise. Exit code 66: nothing was found. For the page and the juz of a place, and for lists of surahs, see info.
      """)

  @Argument(help: "Words, the name of a surah, or a reference such as 2:255, juz:30 or page:77.")
  var query: [String]

  @Flag(help: "Find whole words only.")
  var whole = false

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("Search only these ayat, such as 2, juz:30 or page:1-20.", valueName: "range"),
    completion: .ranges)
  var range: [String] = []

  @Option(
    help: ArgumentHelp("Search this pack instead of all installed ones, or none. Repeatable.", valueName: "id"),
    completion: .allPacks)
  var pack: [String] = []

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var paging: PagingOptions

  @Flag(help: "Print only how many times it was found, and in how many ayat.")
  var count = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let search = SearchRun(
      query: SearchQuery(arguments: query, matching: whole ? .whole : .parts), words: query.joined(separator: " "),
      quran: try context.quran(), context: context, riwayah: try context.riwayah(riwayah))
    let answer = try search.answer(in: range, packs: pack)
    let found = SearchPage(answer: answer, search: search, page: paging.page, passages: paging.short)
    if count {
      found.counts.tell(report)
    } else if report.json {
      try CommandAnswer(value: found.value()).tell(report)
    } else {
      try SearchView(found: found).say()
    }
    guard answer.isEmpty else { return }
    throw Failure(.noInput, report.json || count ? nil : search.nothing(whole: whole, isLimited: !range.isEmpty))
  }
}

/// The part of a long list that is shown.
struct PagingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("How many results to show. Default: 20 on a terminal, else all.", valueName: "n"))
  var limit: Int?

  @Option(name: .customLong("page"), help: ArgumentHelp("The page of results: 2 is the second page.", valueName: "n"))
  var number = 1

  static let usual = 20

  mutating func validate() throws {
    if let limit, limit < 1 { throw ValidationError(ReadCommandsSentences.limitTooSmall) }
    guard number > 0 else { throw ValidationError(ReadCommandsSentences.pageTooSmall) }
  }

  /// The page of a list that is short wherever it goes, unless a length is wanted.
  var short: ListPage { ListPage(number: number, size: limit ?? PagingOptions.usual) }

  var page: ListPage {
    ListPage(number: number, size: limit ?? (Terminal.isTerminal(1) || number > 1 ? PagingOptions.usual : nil))
  }
}
