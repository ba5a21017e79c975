import ArgumentParser
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

  /// What is printed of a recording, for programs.
  static func json(_ listed: ListedRecording) -> JSON {
    .object(
      members(of: listed.recording) + [
        ("confirmed", .int(listed.confirmed)), ("suggested", .int(listed.suggested)),
        ("file", .string(listed.recording.file.path)), ("state", .string(listed.file.word)),
      ])
  }

  static func members(of recording: Recording) -> [(String, JSON)] {
    [
      ("id", .string(recording.id)), ("sha256", .string(recording.sha256)), ("title", .string(recording.title)),
      ("date", .string(recording.date)), ("reciter", JSON.reciter(recording.reciter)),
      ("duration", .time(recording.length)),
    ]
  }

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

extension FileState {
  /// For programs.
  var word: String {
    switch self {
    case .unchanged: "there"
    case .changed: "changed"
    case .missing: "missing"
    }
  }

  /// For people.
  var complaint: String {
    switch self {
    case .unchanged: ""
    case .changed: "its file has changed; tilawa library check"
    case .missing: "its file is gone; tilawa library check"
    }
  }
}
