import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaConsole
import TilawaCore
import TilawaStore

struct LibraryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Copy recordings and their labels to a folder, or write a lesson as a page for a browser.",
    usage: """
      tilawa library export <folder> [<recording> ...] [<options>]
      tilawa library export <recording> ... --html <file> [<options>]
      """,
    discussion: """
      A page for a browser: tilawa library export RECORDING --html FILE. It has the sound, the confirmed ayat, the current \
      word, and with --reading the notes of your bookmarks. It needs no server and no network.

      A folder that another library takes with tilawa import FOLDER: tilawa library export FOLDER. Use it for a backup, \
      for another machine, or to give recordings to a student. The folder is created if necessary, and its present content \
      is kept and merged. You can stop the export and start it again. Your bookmarks and reading positions are included if \
      you export all recordings, else only with --reading.
      """)

  @Argument(help: "The folder to write. With --html: the recording.", completion: .directory)
  var folder: String?

  @Argument(
    help: ArgumentHelp(
      "The recordings: ids, titles, last:30 for the latest 30, a reciter, or a range. Default: all.",
      valueName: "recording"),
    completion: .severalRecordings)
  var recordings: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Include bookmarks and reading positions. Default: if all recordings are exported; with --html never.")
  var reading: Bool?

  @OptionGroup var filter: FilterOptions

  @OptionGroup(title: "A page for a browser") var page: LessonPageOptions

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if page.html == nil {
      if folder == nil { throw ValidationError(LibraryCommandsSentences.folderOrPage) }
      if let unused = page.firstGiven { throw ValidationError(LibraryCommandsSentences.needsHtml(option: unused)) }
    }
  }

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    RecoveredRecordings.tell(in: library, context)
    if let html = page.html { return try writePages(to: html, library, context) }
    guard let folder else { return }
    let path = Disk.standardized(folder)
    try OutputTargets.check(folder: path, in: AppContext())
    let chosen = try chosen(recordings, in: library)
    let progress = CountProgress(report)
    let done = try RecordingExchange(library, in: context)
      .export(chosen, to: path, withReading: reading ?? (recordings.isEmpty && filter.isAnything)) {
        progress.show($0, of: chosen.count)
      }
    progress.clear()
    done.answer.tell(report)
    try done.check(isForProgram: report.json)
  }

  private func chosen(_ names: [String], in library: Library) throws -> [Recording] {
    try names.isEmpty
      ? library.recordings.listed(filter.filter(in: library)).map(\.recording)
      : RecordingChoice(library, in: AppContext()).recordings(names)
  }

  private func writePages(to path: String, _ library: Library, _ context: AppContext) throws {
    let isShown = Terminal.isTerminal(2) && !report.json
    let pages = try LessonPages(
      library, soundPlace: page.soundPlace, withNotes: reading == true, replacing: page.force,
      isForProgram: report.json, in: context)
    defer { if isShown { ProgressBar.clear() } }
    let answer = try pages.write(try chosen([folder].compactMap(\.self) + recordings, in: library), to: path) {
      recording in
      guard isShown else { return nil }
      let bar = ProgressBar(total: recording.file.frames, rate: recording.file.rate)
      return { bar.show($0) }
    }
    if isShown { ProgressBar.clear() }
    answer.tell(report)
  }
}

/// The options of `library export` for pages.
struct LessonPageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a page with the sound, the ayat and their words. A folder, with a slash at its end, for several recordings.",
      valueName: "file"), completion: .file(extensions: ["html"]))
  var html: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Put the sound into the page itself; with --no-embed beside it. Default: in the page up to 16 MB.")
  var embed: Bool?

  @Flag(help: PlayOption.force.help())
  var force = false

  var soundPlace: LessonPages.SoundPlace { embed.map { $0 ? .inPage : .beside } ?? .bySize }

  /// The name of the first option that was given beside `--html`; nil if there is none.
  var firstGiven: String? { embed != nil ? "--embed" : force ? "--force" : nil }
}

/// A count of completed items, shown on a terminal; nothing with `--json`.
struct CountProgress {
  private let isShown: Bool

  init(_ report: ReportOptions) { isShown = Terminal.isTerminal(2) && !report.json }

  func show(_ done: Int, of all: Int) {
    if isShown { Terminal.draw(Painted(LibraryCommandsSentences.doneOf(done: done, all: all).text), on: 2) }
  }

  func clear() {
    if isShown { ProgressBar.clear() }
  }
}
