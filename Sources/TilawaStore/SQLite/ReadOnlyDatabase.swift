import GRDBSQLite
import Synchronization

/// A database file that is only read, straight through SQLite's C interface: opening it and stepping through
/// thousands of short rows costs a fraction of what GRDB's does, and that is most of what a short command takes.
///
/// Any thread may use it; one at a time does.
final class ReadOnlyDatabase: Sendable {
  private let connection: Mutex<Connection>

  /// - Throws: `SQLiteError`; a file that is no database is only found out when it is read.
  init(path: String) throws(SQLiteError) { connection = Mutex(try Connection(path: path)) }

  /// Runs `body` with nobody beside it. Blocks.
  func read<Value: Sendable>(_ body: (borrowing Connection) throws -> Value) throws -> Value {
    try connection.withLock { connection in try body(connection) }
  }

  /// The open file. Closed when it goes out of scope.
  struct Connection: ~Copyable {
    private let handle: OpaquePointer

    fileprivate init(path: String) throws(SQLiteError) {
      var handle: OpaquePointer?
      let result = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
      guard result == SQLITE_OK, let handle else {
        let error = SQLiteError(handle, result)
        sqlite3_close_v2(handle)
        throw error
      }
      self.handle = handle
    }

    deinit { sqlite3_close_v2(handle) }

    /// Steps through the rows that `query` gives; `arguments` are bound to its question marks.
    func forEachRow(_ query: String, _ arguments: [Int] = [], _ body: (borrowing Row) throws -> Void) throws {
      let statement = try prepare(query)
      defer { sqlite3_finalize(statement) }
      for (index, argument) in arguments.enumerated() {
        sqlite3_bind_int64(statement, Int32(index + 1), Int64(argument))
      }
      while true {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: try body(Row(statement: statement))
        case SQLITE_DONE: return
        case let result: throw SQLiteError(handle, result)
        }
      }
    }

    private func prepare(_ query: String) throws(SQLiteError) -> OpaquePointer {
      var statement: OpaquePointer?
      let result = sqlite3_prepare_v2(handle, query, -1, &statement, nil)
      guard result == SQLITE_OK, let statement else { throw SQLiteError(handle, result) }
      return statement
    }
  }

  /// The row that a statement stands at; not to be kept.
  struct Row: ~Copyable {
    fileprivate let statement: OpaquePointer

    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    /// Empty for NULL.
    func text(_ column: Int32) -> String {
      String(decoding: bytes(column), as: UTF8.self)
    }

    /// The UTF-8 of a text, valid until the next step.
    func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
      let start = sqlite3_column_text(statement, column)
      return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
    }
  }
}

/// What SQLite says of a failure.
struct SQLiteError: Error, CustomStringConvertible {
  let description: String

  init(_ handle: OpaquePointer?, _ result: Int32) {
    description = handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? "SQLite's error \(result)"
  }
}
