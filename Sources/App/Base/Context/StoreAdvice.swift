import TilawaCore
package import TilawaStore

// The advice to a user about an error of the store. The store says what is wrong; only here stands what to type.

extension StoreError.Reason {
  /// The end of a line, with the separator before it.
  package var advice: String {
    switch self {
    case .unknownReciter: "; see `tilawa reciters list`"
    case .unknownRecording: "; see `tilawa library list`"
    case .closedKhatm(let name): "; to open it: tilawa khatm open \(ShellWord.quoted(name))"
    case .removedKhatm(let name): "; to restore it: tilawa khatm restore \(ShellWord.quoted(name))"
    case .damagedLibrary(let day?):
      "; to use the backup of \(day), type: tilawa library restore-backup"
    case .damagedLibrary(nil): "; to begin with an empty library, type: tilawa library restore-backup --none"
    case .damagedLibraryAndBackups: "; its backups cannot be listed"
    case .unreadableRow: "; to check the library, type: tilawa library check"
    case .missingLibrary(let day):
      "; to use the backup of \(day), type: tilawa library restore-backup; to begin with an empty library: tilawa library restore-backup --none"
    case .damagedBackup: "; name another with --from"
    case .changedText: "; install it again with: tilawa text add FILE"
    case .changedRecording: "; see tilawa library check"
    case .missingSound: "; import it again, or import a folder that contains it: tilawa library import FOLDER"
    case .unnamedPack: ": give one with --id, such as en.somebody"
    }
  }
}

extension StoreError {
  /// The whole line for the user.
  package var lineWithAdvice: String { "\(self)\(reason?.advice ?? "")" }

  /// The message for the user, without operation and path.
  package var messageWithAdvice: String { message + (reason?.advice ?? "") }
}

extension Error {
  /// The whole line for the user; with advice where the store gave a reason.
  package var lineWithAdvice: String { (self as? StoreError)?.lineWithAdvice ?? "\(self)" }
}

extension LibraryProblem {
  /// The message for the user.
  package var messageWithAdvice: String { message + (reason?.advice ?? "") }
}

extension LibraryExchange.Note {
  /// The line for the user.
  package var line: String {
    switch self {
    case .otherFiles(let folder, let count): "\(folder): \(count) other files are passed over"
    case .unknownSound(let path):
      "\(path): nothing is known of this sound there; to take it all the same: tilawa import FILE"
    case .fitted(let title, let change): "\(title): \(change)"
    }
  }
}
