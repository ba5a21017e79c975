import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
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
    let interruption = context.leavingNothing(of: .recordings, in: path + "/recordings")
    defer { withExtendedLifetime(interruption) {} }
    for folder in ["", "/recordings", "/annotations"] { Leftovers.remove(.recordings, in: path + folder) }
    let progress = CountProgress(report)
    let structure = try context.quran().structure
    let exchange = ReadingExchange(library: library, structure: structure)
    let done = try LibraryExchange(library: library, structure: structure, measure: ExchangeWords.measure)
      .export(chosen, to: path) { progress.show($0, of: chosen.count) }
    progress.clear()
    let isAll = recordings.isEmpty && filter.isAnything
    let marks =
      reading ?? isAll
      ? ReadingWords.attempt(warn: Terminal.complain) { () throws(StoreError) in try exchange.export(to: path) } : nil
    let titles = Dictionary(chosen.map { ($0.sha256, $0.title) }, uniquingKeysWith: { $1 })
    try ExchangeWords.finish(
      [
        ("added", done.added.map(\.title)), ("updated", done.updated.map(\.title)),
        ("unchanged", done.unchanged.map(\.title)),
      ],
      done.faults, titles, marks, isForProgram: report.json, in: context)
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
    let interruption = context.leavingNothing(of: .recordings, in: context.folders.recordings)
    defer { withExtendedLifetime(interruption) {} }
    Leftovers.remove(.recordings, in: context.folders.recordings)
    let progress = CountProgress(report)
    let structure = try context.quran().structure
    let path = Disk.standardized(folder)
    let known = Set(try library.reciters.all().map(\.id))
    var done = LibraryExchange.Imported()
    var failure: StoreError?
    do throws(StoreError) {
      done = try LibraryExchange(library: library, structure: structure, measure: ExchangeWords.measure)
        .import(from: path, now: SystemClock.now) { progress.show($0, of: $1) }
    } catch {
      // Bookmarks may be there all the same.
      guard [.corrupt, .unreadable].contains(error.code) else { throw error }
      failure = error
    }
    progress.clear()
    let exchange = ReadingExchange(library: library, structure: structure)
    let marks = ReadingWords.attempt(warn: Terminal.complain) { () throws(StoreError) in try exchange.import(from: path)
    }
    for title in done.trashed {
      Terminal.complain("\(title) lies in your trash and was left there; see: tilawa library restore")
    }
    for note in done.notes { Terminal.complain(note.line) }
    if !report.json {
      try OrderWords(library).lines(new: done.added.map(\.reciter), besides: known).forEach(Terminal.complain)
    }
    if let failure, done.isNothing, marks == nil { throw failure }
    try ExchangeWords.finish(
      [
        ("added", done.added.map(\.title)), ("merged", done.merged.map(\.title)),
        ("unchanged", done.unchanged.map(\.title)), ("trashed", done.trashed),
      ], done.faults, [:], marks, isForProgram: report.json, in: context)
    if let failure { throw failure }
  }
}

/// How far something is, on a terminal; kept out of the way of JSON.
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
