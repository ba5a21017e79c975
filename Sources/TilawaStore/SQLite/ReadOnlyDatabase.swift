import GRDBSQLite
import Synchronization

/// A database file that is only read. Opening it costs a fraction of what GRDB's does, and a short command opens one.
///
/// Any thread may use it; one at a time does.
final class ReadOnlyDatabase: Sendable {
  private let file: Mutex<OpenFile>

  /// Whether others write to a file while it is open. A file that is only ever replaced needs no lock and no look for a log.
  enum Writers { case some, none }

  /// - Throws: `SQLiteError`; a file that is no database is only found out when it is read.
  init(path: String, writers: Writers = .some) throws(SQLiteError) {
    file = Mutex(try OpenFile(path: path, writers: writers))
  }

  /// Runs `body` alone, in one transaction: the file is locked and looked at once. Blocks.
  func read<Value: Sendable>(_ body: (RawConnection) throws -> Value) throws -> Value {
    try file.withLock { file in
      sqlite3_exec(file.handle, "BEGIN", nil, nil, nil)
      defer { sqlite3_exec(file.handle, "COMMIT", nil, nil, nil) }
      return try body(RawConnection(handle: file.handle))
    }
  }

  /// Closed when it goes out of scope.
  private struct OpenFile: ~Copyable {
    let handle: OpaquePointer

    init(path: String, writers: Writers) throws(SQLiteError) {
      var handle: OpaquePointer?
      let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
      let result =
        switch writers {
        case .some: path.withPath { sqlite3_open_v2($0, &handle, flags, nil) }
        case .none:
          sqlite3_open_v2(SQLiteName.unchanging(path), &handle, flags | SQLITE_OPEN_URI, nil)
        }
      guard result == SQLITE_OK, let handle else {
        let error = SQLiteError(handle, result)
        sqlite3_close_v2(handle)
        throw error
      }
      self.handle = handle
    }

    deinit { sqlite3_close_v2(handle) }
  }
}
