import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaCore
import TilawaStore

/// The options that choose recordings.
struct FilterOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only this reciter.", valueName: "reciter"), completion: .reciters)
  var reciter: String?

  @Option(help: "Only this riwayah.")
  var riwayah: Riwayah?

  @Option(
    help: ArgumentHelp("Only recordings from this day or later: 2025, 2025-03 or 2025-03-21.", valueName: "date"))
  var since: DayArgument?

  @Option(help: ArgumentHelp("Only recordings from this day or earlier.", valueName: "date"))
  var until: DayArgument?

  /// Whether all recordings are meant.
  var isAnything: Bool { reciter == nil && riwayah == nil && since == nil && until == nil }

  /// Returns the filter.
  ///
  /// - Throws: `StoreError` for a reciter who is unknown, or a name that may mean several.
  func filter(in library: Library) throws -> RecordingFilter {
    var filter = RecordingFilter()
    filter.reciter = try reciter.map { try library.reciters.choose($0).id }
    filter.riwayah = riwayah
    filter.since = since?.start
    filter.until = until?.end
    return filter
  }
}

extension RecordingList.Order: ExpressibleByArgument {}

struct LibraryListCommand: ParsableCommand, TakesWords {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the recordings, or every take of an ayah.",
    discussion: """
      A line has the id, the day, the length, the number of confirmed segments (and of suggestions, with a question mark), \
      the reciter and the title.
      """)

  @Argument(
    help: ArgumentHelp("Only recordings with labels in this range.", valueName: "range"), completion: .ranges)
  var ranges: [String] = []

  @OptionGroup var filter: FilterOptions

  @Option(help: "The order.")
  var sort = RecordingList.Order.date

  @Flag(help: "Reverse the order.")
  var reverse = false

  @Option(
    help: ArgumentHelp(
      "List every take of this ayah, the earliest first. The take that is played is marked.", valueName: "ayah"),
    completion: .ranges)
  var timeline: String?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if timeline != nil, !ranges.isEmpty { throw ValidationError(LibraryCommandsSentences.timelineOrRange) }
  }

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    RecoveredRecordings.tell(in: library, context)
    if let timeline {
      return try AyahTimeline(of: timeline, filter.filter(in: library), reversed: reverse, in: library, context).tell(
        report)
    }
    var list = try RecordingList(filter.filter(in: library), marking: ranges, in: library, context)
    list.sort(by: sort, reversed: reverse)
    list.tell(report)
  }
}

struct LibrarySearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find recordings by words in their title, file name, reciter, date or labels.",
    discussion:
      "A recording must contain all words. Upper and lower case are the same. Exit code 66: nothing was found.")

  @Argument(help: "The words to find.")
  var words: [String]

  @OptionGroup var filter: FilterOptions

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library()
    var filter = try filter.filter(in: library)
    filter.search = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    let listed = try library.recordings.listed(filter)
    RecordingList(listed).tell(report)
    guard listed.isEmpty else { return }
    throw Failure(
      .noInput, report.json ? nil : LibraryCommandsSentences.noRecordingWith(words: words.joined(separator: " ")))
  }
}
