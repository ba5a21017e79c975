import AppBase
import ArgumentParser
import CommandOptions
import TilawaCore
import TilawaStore

struct LibraryRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a recording another title.")

  @Argument(help: ArgumentHelp("Its id, its title, or last.", valueName: "recording"), completion: .recordings)
  var recording: String

  @Argument(help: "The new title.", completion: .list([]))
  var title: String

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard title.contains(where: { !$0.isWhitespace }) else {
      throw ValidationError(LibraryCommandsSentences.titleEmpty)
    }
  }

  func run() throws {
    let library = try AppContext().library(for: .writing)
    let recording = try library.recordings.find(self.recording)
    try library.recordings.edit(recording, title: title, recorded: nil)
    CommandAnswer(
      [LibraryCommandsSentences.renamed(former: recording.title, name: title)],
      Renamed(id: recording.id, title: title, formerly: recording.title)
    ).tell(report)
  }

  /// The line for programs.
  private struct Renamed: Encodable {
    let id: String
    let title: String
    let formerly: String
  }
}
