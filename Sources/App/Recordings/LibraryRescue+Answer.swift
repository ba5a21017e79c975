package import AppBase
package import TilawaCore
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
        .noInput,
        RecordingsSentences.noBackup(
          path: folders.backups, command: CommandHint("library", "restore-backup", "--none")))
    }
    guard let day else { return newest }
    guard let named = backups.first(where: { $0.day == day }) else {
      let days = backups.map(\.day).joined(separator: " ")
      throw Failure(.noInput, RecordingsSentences.noBackupOf(day: day, days: days))
    }
    return named
  }
}

extension LibraryRescue {
  /// The question before a backup, or an empty library where it is nil, takes the place of the library.
  package func question(_ backup: LibraryBackup?) throws -> Sentence {
    if try isMissing {
      return backup.map { RecordingsSentences.goneTakeBackup(day: $0.day) } ?? RecordingsSentences.goneBeginAnew
    }
    let state = damage.map { RecordingsSentences.libraryDamaged(damage: $0) } ?? RecordingsSentences.libraryWhole
    return backup.map { RecordingsSentences.takeBackup(state: state, day: $0.day) }
      ?? RecordingsSentences.beginAnew(state: state)
  }
}

extension LibraryRescue.Outcome {
  package var answer: CommandAnswer {
    let lines = [
      aside.map { RecordingsSentences.libraryAside(path: $0) },
      backup.map { RecordingsSentences.libraryIsBackup(day: $0.day) } ?? RecordingsSentences.libraryIsNew,
      RecordingsSentences.next(command: CommandHint("library", "check", "--repair")),
    ]
    return CommandAnswer(
      lines.compactMap(\.self),
      Value(aside: aside, backup: backup?.path))
  }

  /// The line for programs: the files of the old library and of the backup.
  private struct Value: Encodable {
    @Nullable var aside: String?
    @Nullable var backup: String?
  }
}
