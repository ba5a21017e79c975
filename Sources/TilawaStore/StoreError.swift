import GRDB
import Glibc
package import TilawaCore
package import TilawaFiles

/// A failure with stored data: the operation, the file, and the words of the system.
///
/// It describes the fault only. If the user can do something about it, `reason` says so as a value; the code that shows
/// the error adds the advice.
package struct StoreError: Error, Hashable, CustomStringConvertible {
  /// The kind of the failure; commands turn it into an exit code.
  package enum Code: Hashable, Sendable {
    /// The file, reciter or recording that was asked for is not there.
    case notFound
    /// The file exists and cannot be read.
    case unreadable
    /// The data is not the Quran for which this program was made.
    case unverified
    /// The file is no database, or a damaged one.
    case corrupt
    /// The file is the database of another program.
    case foreign
    /// A newer version of the program wrote it.
    case newerVersion
    /// Another process holds it for too long.
    case busy
    /// A file or folder cannot be made or written.
    case cannotCreate
    /// The request contradicts the stored data.
    case invalid
    /// The system failed while reading or writing.
    case io
  }

  /// A cause about which a user can do something.
  package enum Reason: Hashable, Sendable {
    /// The library knows no reciter of this id.
    case unknownReciter(id: String)
    /// The library knows no recording that is meant by this name.
    case unknownRecording(name: String)
    /// The khatm is closed or removed, and nothing is read in it.
    case closedKhatm(name: String)
    /// A khatm of this name was removed and can be restored.
    case removedKhatm(name: String)
    /// The library's file is damaged; with the day of the backup that was made last.
    case damagedLibrary(newestBackup: String?)
    /// The library's file is damaged, and its backups cannot be listed.
    case damagedLibraryAndBackups
    /// A row holds what this program cannot have stored.
    case unreadableRow
    /// The library's file is gone; with the day of the backup that was made last.
    case missingLibrary(newestBackup: String)
    /// The backup is damaged too.
    case damagedBackup
    /// The file of a text or a pack is not the one that was installed.
    case changedText
    /// The file of a recording is not the one that was imported.
    case changedRecording
    /// The sound of a recording is gone.
    case missingSound
    /// Nothing says the id of a pack.
    case unnamedPack
  }

  /// The kind of the failure.
  package let code: Code
  /// The operation that failed, as a phrase: `cannot open the library`.
  package let operation: Sentence
  /// The file that is at fault.
  package let path: String?
  /// The description of the fault: a sentence of ours, or the words of the system or of SQLite.
  package let detail: Sentence
  /// The cause, where a user can do something about it.
  package let reason: Reason?

  package init(code: Code, operation: Sentence, path: String?, detail: Sentence, reason: Reason? = nil) {
    self.reason = reason
    self.code = code
    self.operation = operation
    self.path = path
    self.detail = detail
  }

  /// An error of no file.
  init(_ code: Code, _ operation: Sentence, _ detail: Sentence, _ reason: Reason? = nil) {
    self.init(code: code, operation: operation, path: nil, detail: detail, reason: reason)
  }

  /// Makes an error from the number of a system call; a full or broken disk gives `.io` for every operation.
  package init(system number: Int32, _ code: Code, operation: Sentence, path: String?) {
    let isWriting = code == .cannotCreate || code == .io
    self.init(
      code: isWriting && FileError.isOfDisk(number) ? .io : code, operation: operation, path: path,
      detail: .system(number))
  }

  package init(_ error: FileError) {
    let code: Code =
      switch error.code {
      case .cannotCreate: .cannotCreate
      case .io: .io
      }
    self.init(code: code, operation: error.operation, path: error.path, detail: error.detail)
  }

  /// The id of the unknown reciter, if that is the cause; else nil.
  package var reciter: String? {
    if case .unknownReciter(let id)? = reason { id } else { nil }
  }

  /// The description of the fault in words.
  package var message: String { detail.text }

  package var sentence: Sentence {
    path.map { FilesSentences.fileFailure(path: $0, operation: operation, reason: detail) }
      ?? StoreSentences.failure(operation: operation, reason: detail)
  }

  package var description: String { sentence.text }
}

/// Runs `body` and turns what the database library throws into a `StoreError`.
func storing<Value>(_ operation: Sentence, _ path: String, _ body: () throws -> Value) throws(StoreError) -> Value {
  do {
    return try body()
  } catch let error as StoreError {
    throw error
  } catch let error as DatabaseError {
    throw StoreError(
      code: StoreError.Code(error.resultCode), operation: operation, path: path, detail: words(for: error))
  } catch {
    throw StoreError(code: .corrupt, operation: operation, path: path, detail: Sentence(verbatim: "\(error)"))
  }
}

/// The system's words for a full disk, if the library only says that something is full.
private func words(for error: DatabaseError) -> Sentence {
  // The second code is about the index of the WAL, a file of its own beside the library.
  if error.resultCode == .SQLITE_FULL || error.extendedResultCode == .SQLITE_IOERR_SHMSIZE {
    return .system(ENOSPC)
  }
  return error.detail ?? Sentence(verbatim: error.resultCode.description)
}

extension DatabaseError {
  /// The description of the fault: SQLite's words, or a sentence of ours about a row.
  var detail: Sentence? { message.map { Sentence(verbatim: $0) } }
}

extension StoreError.Code {
  init(_ result: ResultCode) {
    switch result {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .unreadable
    case .SQLITE_READONLY: self = .cannotCreate
    case .SQLITE_IOERR, .SQLITE_FULL, .SQLITE_NOMEM: self = .io
    default: self = .corrupt
    }
  }
}

extension StoreError {
  /// An error of a module whose sentences stand in its code still: a verb, and words.
  package init(code: Code, operation: String, path: String?, message: String, reason: Reason? = nil) {
    self.init(
      code: code, operation: StoreSentences.cannot(operation: operation), path: path,
      detail: Sentence(verbatim: message), reason: reason)
  }

  /// An error of such a module from the number of a system call.
  package init(system number: Int32, _ code: Code, operation: String, path: String?) {
    self.init(system: number, code, operation: StoreSentences.cannot(operation: operation), path: path)
  }
}
