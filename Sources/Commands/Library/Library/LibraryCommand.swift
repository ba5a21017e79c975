import ArgumentParser

struct LibraryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library", abstract: "List, search, move, delete, export and check your recordings.",
    subcommands: [
      LibraryListCommand.self, LibraryCoverageCommand.self, LibraryShowCommand.self, LibrarySearchCommand.self,
      LibraryStatsCommand.self, LibraryEditCommand.self, LibraryMoveCommand.self, LibraryRenameCommand.self,
      LibraryDeleteCommand.self, LibraryRestoreCommand.self, LibraryGcCommand.self,
      LibraryExportCommand.self, LibraryCheckCommand.self, LibraryRestoreBackupCommand.self,
      LibrarySetAsideCommand.self,
    ], defaultSubcommand: LibraryListCommand.self)
}
