import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

struct BookmarkExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write bookmarks to a file, as JSON or as a table (CSV).",
    discussion: "tilawa library export also writes them.")

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write. Default: standard output.", valueName: "file"),
    completion: .file()) var output: String?

  @Option(help: "The format. Default: csv for FILE.csv, else json.") var format: BookmarkFile.Format?

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard !report.json || !OutputTargets.isPrinted(output) || format != .csv else {
      throw ValidationError(ReadCommandsSentences.csvAndJson)
    }
  }

  func run() throws {
    let context = AppContext()
    let structure = try context.quran().structure
    let bookmarks = context.usable(try context.library().bookmarks.all(in: structure))
    let isTable = output?.lowercased().hasSuffix(".csv") == true
    let text = try BookmarkFile.text(bookmarks, as: format ?? (isTable ? .csv : .json))
    guard let output, !OutputTargets.isPrinted(output) else { return Terminal.put(file: text) }
    let path = Background.absolute(output)
    try OutputFile.write(Array(text.utf8), to: writing.target(output, report))
    CommandAnswer(
      [ReadCommandsSentences.bookmarksIn(count: bookmarks.count, path: output)],
      Exported(path: path, bookmarks: bookmarks.count)
    ).tell(report)
  }

  /// The line for programs.
  private struct Exported: Encodable {
    let path: String
    let bookmarks: Int
  }
}

struct BookmarkImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read bookmarks from a file.",
    discussion: """
      The file is JSON, or a table with at least the column ref. Bookmarks that you already have are not added again: \
      those with the same id, or without an id the same content. Wrong lines are reported and skipped; the others are \
      imported.
      """)

  @Argument(help: "The file, or - for standard input.", completion: .file()) var file: String

  @Option(
    help: "The riwayah for the numbers of ayat, if the file does not name it. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  private static let limit = 256 << 20

  func run() throws {
    let answer = try BookmarkImport(try bytes(), from: file, riwayah, in: AppContext())
    for fault in answer.faults { Terminal.complain("\(file): \(fault)") }
    answer.tell(report)
    if !answer.faults.isEmpty {
      throw Failure(.unreadable, report.json ? nil : ReadCommandsSentences.someSkipped(count: answer.faults.count))
    }
  }

  private func bytes() throws -> [UInt8] {
    guard file == "-" else { return try WholeFile.read(file, atMost: Self.limit) }
    do throws(StandardInput.Unreadable) { return try StandardInput.read(atMost: Self.limit) } catch {
      throw Failure(.ioError, ReadCommandsSentences.inputFailed(reason: error.message))
    }
  }
}
