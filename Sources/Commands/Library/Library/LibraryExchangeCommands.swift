import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct LibraryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Add recordings, with what is marked in them, to a folder that other libraries import.",
    discussion: """
      A backup, another machine, a student's teacher. The folder is made if absent; what it has already stays and is \
      merged. It can be stopped at any time and begun again. With all recordings go your bookmarks and reading positions; of \
      some recordings, which may be for somebody else, only with --reading.
      """)

  @Argument(help: "The folder.", completion: .directory)
  var folder: String

  @Argument(
    help: ArgumentHelp("Ids or titles. Default: all recordings.", valueName: "recording"), completion: .recordings)
  var recordings: [String] = []

  @Flag(inversion: .prefixedNo, help: "Add bookmarks and reading positions too. Default: with all recordings.")
  var reading: Bool?

  @OptionGroup var filter: FilterOptions

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    RecoveredRecordings.tell(in: library, context)
    let path = Disk.standardized(folder)
    try OutputTargets.check(folder: path, in: AppContext())
    let chosen =
      try recordings.isEmpty
      ? library.recordings.listed(filter.filter()).map(\.recording) : recordings.map { try library.recordings.find($0) }
    let progress = CountProgress(report)
    let done = try RecordingExchange(library, in: context)
      .export(chosen, to: path, withReading: reading ?? (recordings.isEmpty && filter.isAnything)) {
        progress.show($0, of: chosen.count)
      }
    progress.clear()
    done.answer.tell(report)
    try done.check(isForProgram: report.json)
  }
}

struct LibraryImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take recordings, with what is marked in them, from a folder that was exported.",
    discussion: """
      The same sound is one recording, and the later decision about a segment holds. What comes into a recording that is \
      here already is one change, which can be undone. A recording that lies in your trash is left there.
      """)

  @Argument(help: "The folder.", completion: .directory)
  var folder: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let progress = CountProgress(report)
    let done = try RecordingExchange(library, in: context)
      .import(from: Disk.standardized(folder), tellingOrder: !report.json) { progress.show($0, of: $1) }
    progress.clear()
    done.answer.tell(report)
    try done.check(isForProgram: report.json)
  }
}

/// A count of completed items, shown on a terminal; nothing with `--json`.
struct CountProgress {
  private let isShown: Bool

  init(_ report: ReportOptions) { isShown = Terminal.isTerminal(2) && !report.json }

  func show(_ done: Int, of all: Int) {
    if isShown { Terminal.draw("\(done) of \(all)", on: 2) }
  }

  func clear() {
    if isShown { ProgressBar.clear() }
  }
}
