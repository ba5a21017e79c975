import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct BookmarkExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write bookmarks as JSON, or as a table for a spreadsheet.",
    discussion: "To another library of yours they also go with tilawa library export.")

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to make. Default: standard output.", valueName: "file"),
    completion: .file()) var output: String?

  @Option(help: "Default: csv for a file whose name ends so, else json.") var format: BookmarkFile.Format?

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard !report.json || !OutputTargets.isPrinted(output) || format != .csv else {
      throw ValidationError("--json and --format csv both want standard output: name a file with --output")
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
      ["\(Count.bookmarks(bookmarks.count)) in \(output)"],
      .object([("path", .string(path)), ("bookmarks", .int(bookmarks.count))])
    ).tell(report)
  }
}

struct BookmarkImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take bookmarks from a file that was exported, or that you wrote.",
    discussion: """
      JSON or a table; of a table the column ref is needed. What is here already does not come twice: a bookmark is its id, or \
      without one what it says. What is wrong is told with its line and left out; the rest is taken.
      """)

  @Argument(help: "The file, or - for standard input.", completion: .file()) var file: String

  @Option(
    help: "In whose numbers ranges are where the file does not say it. Default: the configured riwayah, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  private static let limit = 256 << 20

  func run() throws {
    let answer = try BookmarkImport(try bytes(), from: file, riwayah, in: AppContext())
    for fault in answer.faults { Terminal.complain("\(file): \(fault)") }
    answer.tell(report)
    if !answer.faults.isEmpty {
      throw Failure(.unreadable, report.json ? "" : "\(answer.faults.count) left out; the others are taken")
    }
  }

  private func bytes() throws -> [UInt8] {
    guard file == "-" else { return try WholeFile.read(file, atMost: Self.limit) }
    guard let bytes = try? StandardInput.read(atMost: Self.limit) else {
      throw Failure(.ioError, "standard input cannot be read")
    }
    return bytes
  }
}
