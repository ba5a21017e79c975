import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

/// Which recordings are meant, by what people know of them.
struct FilterOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only of this reciter.", valueName: "id"), completion: .reciters)
  var reciter: String?

  @Option(help: "Only what is recited in this riwayah.")
  var riwayah: Riwayah?

  @Option(
    help: ArgumentHelp("Only what was recorded on this day or later: 2025, 2025-03 or 2025-03-21.", valueName: "date"))
  var since: DayArgument?

  @Option(help: ArgumentHelp("Only what was recorded on this day or earlier.", valueName: "date"))
  var until: DayArgument?

  /// Whether it asks for nothing in particular.
  var isAnything: Bool { reciter == nil && riwayah == nil && since == nil && until == nil }

  func filter() -> RecordingFilter {
    var filter = RecordingFilter()
    filter.reciter = reciter
    filter.riwayah = riwayah
    filter.since = since?.start
    filter.until = until?.end
    return filter
  }
}

/// By what a list is sorted.
enum ListOrder: String, CaseIterable, ExpressibleByArgument {
  case date, title, reciter, length, segments

  func sorted(_ listed: [ListedRecording]) -> [ListedRecording] {
    switch self {
    case .date: listed
    case .title: listed.sorted { $0.recording.title < $1.recording.title }
    case .reciter: listed.sorted { $0.recording.reciter.name < $1.recording.reciter.name }
    case .length: listed.sorted { $0.recording.seconds > $1.recording.seconds }
    case .segments: listed.sorted { $0.confirmed > $1.confirmed }
    }
  }
}

extension Recording {
  fileprivate var seconds: Double { Double(file.frames) / Double(max(1, file.rate)) }
}

struct LibraryListCommand: ParsableCommand, TakesWords {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the recordings, or every take of an ayah through the years.",
    discussion: """
      A line has the id, the day, the length, how many segments are confirmed (and suggested, with a question mark), \
      the reciter and the title.
      """)

  @Argument(
    help: ArgumentHelp("Only recordings in which some of this is marked.", valueName: "range"), completion: .ranges)
  var ranges: [String] = []

  @OptionGroup var filter: FilterOptions

  @Option(help: "What comes first.")
  var sort = ListOrder.date

  @Flag(help: "Turn the order round.")
  var reverse = false

  @Option(
    help: ArgumentHelp(
      "Every take of this ayah, the earliest first; the one that is played has a mark.", valueName: "ayah"),
    completion: .ranges)
  var timeline: String?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if timeline != nil, !ranges.isEmpty { throw ValidationError("use --timeline or a range, not both") }
  }

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    RecoveredRecordings.tell(in: library, context)
    if let timeline {
      return try TimelineReport(context, library, filter.riwayah).tell(timeline, filter, reverse, report)
    }
    if let reciter = filter.reciter { _ = try library.reciters.find(reciter) }
    var listed: [ListedRecording] = []
    if ranges.isEmpty {
      listed = try library.recordings.listed(filter.filter())
    } else {
      let structure = try context.quran().structure
      let parser = RangeParser(structure: structure, riwayah: try context.riwayah(filter.riwayah))
      for range in try parser.parse(ranges) {
        var filter = filter.filter()
        filter.text = structure.words(of: range)
        let known = Set(listed.map(\.recording.sha256))
        listed += try library.recordings.listed(filter).filter { !known.contains($0.recording.sha256) }
      }
      listed.sort {
        ($0.recording.recordedAt ?? $0.recording.importedAt) > ($1.recording.recordedAt ?? $1.recording.importedAt)
      }
    }
    let sorted = sort.sorted(listed)
    tell(reverse ? sorted.reversed() : sorted)
  }

  private func tell(_ listed: [ListedRecording]) {
    if report.json {
      return Terminal.say(JSON.object([("recordings", .array(listed.map(JSON.listed)))]).text)
    }
    if listed.isEmpty { Terminal.complain("no such recordings; take one in with: tilawa import FILE") }
    LibraryCommand.say(listed)
  }
}

extension QuranStructure {
  /// The words from the first ayah of a range to its last.
  func words(of range: AyahRange) -> WordRange {
    WordRange(span(of: range.first).start, span(of: range.last).end)
  }
}

struct LibrarySearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find recordings by words of their title, file name, reciter, date or labels.",
    discussion: "All of the words have to occur; upper and lower case are the same. Exit code 66: nothing was found.")

  @Argument(help: "Words to look for.")
  var words: [String]

  @OptionGroup var filter: FilterOptions

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library()
    var filter = filter.filter()
    filter.search = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    let listed = try library.recordings.listed(filter)
    if report.json {
      Terminal.say(JSON.object([("recordings", .array(listed.map(JSON.listed)))]).text)
    } else {
      LibraryCommand.say(listed)
    }
    guard listed.isEmpty else { return }
    throw Failure(.noInput, report.json ? "" : "no recording has all of these words: \(words.joined(separator: " "))")
  }
}
