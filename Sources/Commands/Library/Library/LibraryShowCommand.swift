import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaStore

struct LibraryShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Say all that is known of a recording, with its segments.")

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
    commandName: "stats", abstract: "Say how much there is: hours, sizes, counts.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    try AppContext().library().statistics().answer.tell(report)
  }
}
