import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct LibraryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library", abstract: "See, search, move, delete, restore, exchange and check your recordings.",
    subcommands: [
      LibraryListCommand.self, LibraryCoverageCommand.self, LibraryShowCommand.self, LibrarySearchCommand.self,
      LibraryStatsCommand.self, LibraryMoveCommand.self, LibraryDeleteCommand.self, LibraryRestoreCommand.self,
      LibraryGcCommand.self,
      LibraryExportCommand.self, LibraryImportCommand.self, LibraryCheckCommand.self, LibraryRestoreBackupCommand.self,
      LibrarySetAsideCommand.self,
    ], defaultSubcommand: LibraryListCommand.self)

  /// Recordings for people, a line each.
  static func say(_ listed: [ListedRecording]) {
    Columns.say(
      listed.map(cells), headings: ["id", "date", "length", "ayat", "reciter", "title", ""], numbers: [2])
  }

  /// What is printed of a recording, for people: the cells of a line.
  private static func cells(_ listed: ListedRecording) -> [String] {
    let recording = listed.recording
    let suggested = listed.suggested > 0 ? " +\(listed.suggested)?" : ""
    return [
      recording.id, recording.date, recording.clock, "\(listed.confirmed)\(suggested)", recording.reciter.name,
      recording.title, listed.file == .unchanged ? "" : "(\(listed.file.complaint))",
    ]
  }
}
