package import AppBase
import TilawaCore
package import TilawaStore

extension LibraryBackup {
  /// Finds the backup of a day.
  ///
  /// - Parameter day: such as `2025-03-21`; nil: the newest.
  /// - Throws: `Failure`, 66, where there is none.
  package static func find(_ day: String?, in folders: Folders) throws -> LibraryBackup {
    let backups = try LibraryBackup.all(in: folders)
    guard let newest = backups.first else {
      throw Failure(
        .noInput, "\(folders.backups): there is no backup; to begin anew: tilawa library restore-backup --none")
    }
    guard let day else { return newest }
    guard let named = backups.first(where: { $0.day == day }) else {
      throw Failure(.noInput, "there is no backup of \(day); there are: \(backups.map(\.day).joined(separator: " "))")
    }
    return named
  }
}

extension LibraryRescue {
  /// The question before a backup, or an empty library where it is nil, takes the place of the library.
  package func question(_ backup: LibraryBackup?) throws -> String {
    let what = backup.map { "take the backup of \($0.day)" } ?? "begin anew"
    if try isMissing { return "The library is gone. \(what.prefix(1).uppercased())\(what.dropFirst())?" }
    let state =
      damage.map { "The library is damaged (\($0))." }
      ?? "The library is not damaged; later changes are set aside with it."
    return "\(state) Set it aside and \(what)?"
  }
}

extension LibraryRescue.Outcome {
  package var answer: CommandAnswer {
    let lines = [
      aside.map { "the old library is now \($0)" },
      backup.map { "your library is now the backup of \($0.day)" } ?? "your library is now new and empty",
      "next: tilawa library check --repair",
    ]
    return CommandAnswer(
      lines.compactMap(\.self),
      .object([("aside", .optional(aside, JSON.string)), ("backup", .optional(backup?.path, JSON.string))]))
  }
}
