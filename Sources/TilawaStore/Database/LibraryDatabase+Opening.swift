import GRDB
import Glibc
import TilawaCore
import TilawaFiles

// Opening of the library's file, and its faults.

extension LibraryDatabase {
  /// The SQLite name that an absent library is read from.
  static let absent = ":memory:"

  /// Whether other processes may open the library too. Alone, SQLite keeps the index of the log in memory and reads what another
  /// process left in the log.
  enum Sharing { case shared, alone }

  static func open(
    _ name: String, _ folders: Folders, _ sharing: Sharing = .shared
  ) throws(StoreError) -> DatabaseQueue {
    var configuration = LibraryDatabase.configuration
    if sharing == .alone {
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    }
    return try advising(StoreSentences.cannotOpenLibrary, folders) {
      try LibrarySchema.prepare(
        DatabaseQueue(path: SQLiteName.of(name), configuration: configuration), folders: folders)
    }
  }

  /// Runs `body`, and tells damage of the file from rows that cannot be read.
  static func advising<Value>(
    _ operation: Sentence, _ folders: Folders, _ body: () throws -> Value
  ) throws(StoreError) -> Value {
    try storing(operation, folders.library) {
      do {
        return try body()
      } catch let error as DatabaseError where LibraryRescue.isDamage(error) {
        throw StoreError(
          code: .corrupt, operation: operation, path: folders.library, detail: error.detail ?? StoreSentences.damaged,
          reason: LibraryRescue.reason(in: folders))
      } catch let error as DatabaseError where LibraryRescue.isDisorder(error) {
        throw StoreError(
          code: .corrupt, operation: operation, path: folders.library, detail: error.detail ?? StoreSentences.damaged,
          reason: .unreadableRow)
      } catch let error as RowDecodingError {
        throw StoreError(
          code: .corrupt, operation: operation, path: folders.library, detail: Sentence(verbatim: error.firstLine),
          reason: .unreadableRow)
      }
    }
  }

  /// Returns the name of the library for SQLite: its path, or a special name for a read-only library. With the special
  /// name SQLite makes no files beside it.
  static func name(of folders: Folders, for purpose: Purpose) -> String {
    let isWritable = access(folders.library, W_OK) == 0 && access(folders.data, W_OK) == 0
    guard purpose == .reading, !isWritable, access(folders.library, R_OK) == 0 else { return folders.library }
    return unchanging(folders)
  }

  static func unchanging(_ folders: Folders) -> String {
    SQLiteName.unchanging(folders.library)
  }

  /// Whether all that was written stands in the library's file itself.
  static func isSettled(_ folders: Folders) -> Bool {
    let log = try? FileIdentity(path: folders.library + "-wal")
    return log.map { $0.size == 0 } ?? true
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }

  /// The number that the file system knows the library's file by; nil where there is none.
  static func number(of folders: Folders) -> UInt64? {
    var info = stat()
    return stat(folders.library, &info) == 0 ? UInt64(info.st_ino) : nil
  }

  /// SQLite itself gives no reason.
  static func checkReadable(_ folders: Folders) throws(StoreError) {
    guard access(folders.library, R_OK) != 0 else {
      var info = stat()
      guard stat(folders.library, &info) == 0, info.st_mode & S_IFMT != S_IFREG else { return }
      throw StoreError(
        code: .unreadable, operation: StoreSentences.cannotOpenLibrary, path: folders.library,
        detail: FilesSentences.notAFile)
    }
    let number = errno
    let blocked = [folders.data, folders.library].first { (path: String) in access(path, R_OK) != 0 }
    throw StoreError(
      code: .unreadable, operation: StoreSentences.cannotOpenLibrary, path: blocked ?? folders.library,
      detail: .system(number))
  }

  static func checkWritable(_ folders: Folders) throws(StoreError) {
    for path in [folders.data, folders.library] where access(path, W_OK) != 0 {
      throw StoreError(
        system: errno, .cannotCreate, operation: StoreSentences.cannotWriteToLibrary, path: folders.library)
    }
  }
}
