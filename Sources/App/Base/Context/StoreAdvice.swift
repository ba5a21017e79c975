package import TilawaCore
package import TilawaStore

// The advice to a user about an error of the store. The store says what is wrong; only here stands what to type.

extension StoreError.Reason {
  /// Returns a fault of this reason with what to do about it.
  package func advised(_ fault: Sentence) -> Sentence {
    switch self {
    case .unknownReciter: BaseSentences.seeReciters(fault: fault, command: CommandHint("reciters", "list"))
    case .unknownRecording: BaseSentences.seeRecordings(fault: fault, command: CommandHint("library", "list"))
    case .closedKhatm(let name): BaseSentences.openKhatm(fault: fault, command: CommandHint("khatm", "open", name))
    case .removedKhatm(let name):
      BaseSentences.restoreKhatm(fault: fault, command: CommandHint("khatm", "restore", name))
    case .damagedLibrary(let day?): BaseSentences.useBackup(fault: fault, day: "\(day)", command: Self.restore)
    case .damagedLibrary(nil): BaseSentences.beginEmpty(fault: fault, command: Self.restoreNone)
    case .damagedLibraryAndBackups: BaseSentences.noBackups(fault: fault)
    case .unreadableRow: BaseSentences.checkLibrary(fault: fault, command: Self.check)
    case .missingLibrary(let day):
      BaseSentences.useBackupOrBeginEmpty(
        fault: fault, day: "\(day)", command: Self.restore, emptyCommand: Self.restoreNone)
    case .damagedBackup: BaseSentences.nameAnotherBackup(fault: fault)
    case .changedText: BaseSentences.installAgain(fault: fault, command: CommandHint("text", "add", "FILE"))
    case .changedRecording: BaseSentences.seeCheck(fault: fault, command: Self.check)
    case .missingSound:
      BaseSentences.importAgain(fault: fault, command: CommandHint("import", "FOLDER"))
    case .unnamedPack: BaseSentences.givePackId(fault: fault)
    }
  }

  private static let restore = CommandHint("library", "restore-backup")
  private static let restoreNone = CommandHint("library", "restore-backup", "--none")
  private static let check = CommandHint("library", "check")
}

extension StoreError {
  /// The whole line for the user.
  package var lineWithAdvice: Sentence { advised(sentence) }

  /// The message for the user, without operation and path.
  package var messageWithAdvice: Sentence { advised(detail) }

  private func advised(_ fault: Sentence) -> Sentence { reason?.advised(fault) ?? fault }
}

extension Error {
  /// The whole line for the user; with advice where the store gave a reason.
  package var lineWithAdvice: Sentence { (self as? StoreError)?.lineWithAdvice ?? Sentence(self) }
}

extension LibraryProblem {
  /// The message for the user.
  package var messageWithAdvice: Sentence { reason?.advised(detail) ?? detail }
}

extension LibraryExchange.Note {
  /// The line for the user.
  package var line: Sentence {
    switch self {
    case .otherFiles(let folder, let count): BaseSentences.otherFiles(folder: folder, count: count)
    case .unknownSound(let path): BaseSentences.unknownSound(path: path, command: CommandHint("import", "FILE"))
    case .fitted(let title, let change):
      BaseSentences.remarkOn(subject: title, remark: change)
    }
  }
}
