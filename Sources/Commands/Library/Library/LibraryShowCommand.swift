import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaCore
import TilawaStore

struct LibraryShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the details and the segments of a recording.")

  @Argument(help: ArgumentHelp("Its id, its title, or last.", valueName: "recording"), completion: .recordings)
  var recording: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    RecoveredRecordings.tell(in: library, context)
    let recording = try library.recordings.find(self.recording)
    try RecordingDetails(recording, in: library, context.quran().structure).tell(report)
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
