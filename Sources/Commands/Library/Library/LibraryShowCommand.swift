import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaCore
import TilawaStore

struct LibraryShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the details and the segments of recordings.")

  @Argument(
    help: ArgumentHelp(
      "Recordings: an id, a title, last, last:30 for the latest 30, a reciter, or a range.", valueName: "recording"),
    completion: .severalRecordings)
  var recordings: [String]

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    RecoveredRecordings.tell(in: library, context)
    for recording in try RecordingChoice(library, in: context).recordings(recordings) {
      try RecordingDetails(recording, in: library, context.quran().structure).tell(report)
    }
  }
}

struct LibraryStatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Show hours, sizes and numbers of recordings.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    try AppContext().library().statistics().answer.tell(report)
  }
}
