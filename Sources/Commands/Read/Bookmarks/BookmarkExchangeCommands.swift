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
    let bookmarks = SetAsideWords.told(try context.library().bookmarks.all(in: structure))
    let isTable = output?.lowercased().hasSuffix(".csv") == true
    let text = try BookmarkFile.text(bookmarks, as: format ?? (isTable ? .csv : .json))
    guard let output, !OutputTargets.isPrinted(output) else { return Terminal.put(file: text) }
    let path = Background.absolute(output)
    try OutputFile.write(Array(text.utf8), to: writing.target(output, report))
    Terminal.say(
      report.json
        ? JSON.object([("path", .string(path)), ("bookmarks", .int(bookmarks.count))]).text
        : "\(Count.bookmarks(bookmarks.count)) in \(output)")
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
    let context = AppContext()
    let structure = try context.quran().structure
    let counting = try context.riwayah(riwayah).counting
    let reader = BookmarkEntry.Reader(structure, standard: counting)
    let bytes = try bytes()
    var faults: [BookmarkEntry.Fault] = []
    var entries: [BookmarkEntry] = []
    do throws(BookmarkEntry.Fault) {
      for fields in try BookmarkFile.entries(bytes) {
        do throws(BookmarkEntry.Fault) { entries.append(try BookmarkEntry(fields, by: reader)) } catch {
          faults.append(error)
        }
      }
    } catch { throw Failure(.unreadable, "\(file): \(error)") }
    let intake =
      entries.isEmpty
      ? BookmarkIntake()
      : try context.library(for: .writing).bookmarks.take(
        entries, now: SystemClock.now, in: structure)
    try tell(intake, faults)
  }

  private func bytes() throws -> [UInt8] {
    guard file == "-" else { return try WholeFile.read(file, atMost: Self.limit) }
    guard let bytes = try? StandardInput.read(atMost: Self.limit) else {
      throw Failure(.ioError, "standard input cannot be read")
    }
    return bytes
  }

  private func tell(_ intake: BookmarkIntake, _ faults: [BookmarkEntry.Fault]) throws {
    let outcomes = [
      ("added", intake.added), ("changed", intake.changed), ("known", intake.known), ("removed", intake.removed),
    ]
    for fault in faults { Terminal.complain("\(file): \(fault)") }
    if report.json {
      let list = faults.map { fault in
        JSON.object([("line", .optional(fault.line, JSON.int)), ("message", .string(fault.reason))])
      }
      Terminal.say(JSON.object(outcomes.map { ($0, JSON.strings($1.map(\.id))) } + [("faults", .array(list))]).text)
    } else {
      let words = outcomes.filter { !$1.isEmpty }.map { word, marks in
        "\(marks.count) \(word == "known" ? "known already" : word == "removed" ? "left removed" : word)"
      }
      Terminal.say(words.isEmpty ? "nothing to take" : words.joined(separator: ", "))
    }
    if !faults.isEmpty {
      throw Failure(.unreadable, report.json ? "" : "\(faults.count) left out; the others are taken")
    }
  }
}
