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

  @Argument(
    help: ArgumentHelp(
      "The recordings: each as in REC, or last:30 for the latest 30, a reciter, or the ayat of a range.",
      valueName: "rec"), completion: .severalRecordings)
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
    let found = try all ? library.recordings.all() : RecordingChoice(library, in: context).recordings(recordings)
    let answer = try LintAnswer(found, in: library, quran)
    answer.tell(report)
    if !answer.isClean { throw Failure(silent: .unreadable) }
  }
}
