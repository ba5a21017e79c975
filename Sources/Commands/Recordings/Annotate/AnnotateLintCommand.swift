import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaConsole
import TilawaCore
import TilawaStore

struct AnnotateLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Find probable errors in the labels of a recording.",
    discussion: """
      Errors are overlaps, gaps inside an ayah, ayat much longer or shorter than their letters suggest, labels out of \
      order or missing, numbers of another counting, and segments without a label or not confirmed. Exit code 65: \
      something was found.
      """)

  @Argument(help: ArgumentHelp("The recordings.", valueName: "rec"), completion: .recordings)
  var recordings: [String] = []

  @Flag(help: "Every recording in the library.")
  var all = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard recordings.isEmpty == all else { throw ValidationError(RecordingCommandsSentences.recordingOrAll) }
  }

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    let quran = try context.quran()
    let found = try all ? library.recordings.all() : recordings.map { try library.recordings.find($0) }
    let answer = try LintAnswer(found, in: library, quran)
    answer.tell(report)
    if !answer.isClean { throw Failure(silent: .unreadable) }
  }
}
