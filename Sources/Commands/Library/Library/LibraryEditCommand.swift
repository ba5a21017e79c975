import AppBase
import ArgumentParser
import CommandOptions
import TilawaCore
import TilawaFiles
import TilawaStore

struct LibraryEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Correct the date of a recording.",
    discussion: "Of several takes of an ayah the newest is played, so the date matters.")

  @Argument(help: ArgumentHelp("Its id, its title, or last.", valueName: "recording"), completion: .recordings)
  var recording: String

  @Option(help: "The date of the recording.") var date: DateArgument

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: .writing)
    let former = try library.recordings.find(recording)
    try library.recordings.edit(former, title: nil, recorded: date.seconds)
    let recording = try library.recordings.find(former.id)
    let day = recording.recordedAt.map { LocalTime($0).day } ?? ""
    CommandAnswer(
      [LibraryCommandsSentences.edited(title: recording.title, id: recording.id, day: day)],
      Edited(id: recording.id, title: recording.title, recorded: recording.recordedAt)
    ).tell(report)
  }

  /// The line for programs.
  private struct Edited: Encodable {
    let id: String
    let title: String
    /// Seconds since 1970.
    @Nullable var recorded: Int?
  }
}
