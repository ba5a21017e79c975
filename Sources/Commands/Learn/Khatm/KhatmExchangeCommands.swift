import ArgumentParser
import CommandOptions
import FoundationEssentials
import AppBase
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all khatmat, goals and reading to a file, as JSON.")

  @Argument(help: ArgumentHelp("The file; - is standard output.", valueName: "file"), completion: .file())
  var file = "-"

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if report.json, OutputTargets.isPrinted(file) {
      throw ValidationError(LearnCommandsSentences.alreadyJson)
    }
  }

  func run() throws {
    let bytes = Array(try AppContext().library().khatm.export()) + [10]
    guard !OutputTargets.isPrinted(file) else { return Terminal.put(bytes) }
    try OutputFile.write(bytes, to: writing.target(file, report))
    CommandAnswer(
      [LearnCommandsSentences.written(path: file)],
      FileWritten(file, bytes: bytes.count)
    ).tell(report)
  }
}

struct KhatmImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import khatmat, goals and reading from a file. Nothing counts twice.",
    discussion:
      "Invalid entries are reported and skipped. Khatmat and goals that you already have stay as they are.")

  @Argument(help: ArgumentHelp("The file; - is standard input.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let outcome = try context.library(for: .writing).khatm.import(
      Data(try CommandInput.bytes(of: file, atMost: 1 << 30)), at: CommandInput.name(of: file),
      in: try context.quran().structure)
    let refused = outcome.refused.map { (key: $0.key.text, value: $0.value) }.sorted { $0.key < $1.key }
    for (reason, count) in refused {
      Terminal.complain(LearnCommandsSentences.leftOut(file: file, count: count, reason: reason).text)
    }
    let (new, all) = (outcome.added, outcome.added + outcome.known)
    CommandAnswer(
      [
        outcome.khatmat > 0
          ? LearnCommandsSentences.entriesAndKhatmatNew(new: new, all: all, khatmat: outcome.khatmat)
          : LearnCommandsSentences.entriesNew(new: new, all: all)
      ],
      Imported(
        added: outcome.added, known: outcome.known, khatmat: outcome.khatmat,
        refused: NamedMembers(refused.map { ($0.key, $0.value) }))
    ).tell(report)
    let skipped = refused.reduce(0) { $0 + $1.value }
    if skipped > 0 {
      throw Failure(.unreadable, report.json ? nil : LearnCommandsSentences.someSkipped(count: skipped))
    }
  }

  /// The line for programs.
  private struct Imported: Encodable {
    let added: Int
    let known: Int
    let khatmat: Int
    /// The number of entries that were left out, by reason.
    let refused: NamedMembers<Int>
  }
}
