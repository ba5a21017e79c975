import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaConsole
import TilawaCore
import TilawaStore

struct HifzExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all that was noted to a file: lines of JSON, or CSV.",
    discussion:
      "Lines of JSON can be imported again, also on another machine. A file whose name ends in .csv is a table.")

  @Argument(help: ArgumentHelp("The file; - is standard output.", valueName: "file"), completion: .file())
  var file = "-"

  @Option(help: "The form of the file. (default: by its name, else jsonl)")
  var format: HifzBook.ExportForm?

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if report.json, OutputTargets.isPrinted(file) {
      throw ValidationError(LearnCommandsSentences.alreadyJson)
    }
  }

  func run() throws {
    let form = format ?? (file.lowercased().hasSuffix(".csv") ? .csv : .jsonl)
    let bytes = Array(try HifzBook(in: AppContext()).export(as: form).utf8)
    guard !OutputTargets.isPrinted(file) else { return Terminal.put(bytes) }
    try OutputFile.write(bytes, to: writing.target(file, report))
    CommandAnswer(
      [LearnCommandsSentences.written(path: file)],
      FileWritten(file, bytes: bytes.count)
    ).tell(report)
  }
}

extension HifzBook.ExportForm: ExpressibleByArgument {}

extension HifzIntake {
  /// Prints the answer.
  ///
  /// - Throws: `Failure` (unreadable) if lines were left out; the others are imported.
  func told(_ report: ReportOptions) throws {
    for complaint in complaints { Terminal.complain(complaint.text) }
    tell(report)
    guard skipped == 0 else {
      throw Failure(.unreadable, report.json ? nil : LearnCommandsSentences.someSkipped(count: skipped))
    }
  }
}

struct HifzImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Merge a file of tilawa hifz export. Nothing counts twice.",
    discussion: "Invalid lines are reported and skipped.")

  @Argument(help: ArgumentHelp("The file; - is standard input.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let book = try HifzBook(in: AppContext(), for: .writing)
    try book.import(try CommandInput.bytes(of: file, atMost: 1 << 30), from: CommandInput.name(of: file)).told(report)
  }
}
