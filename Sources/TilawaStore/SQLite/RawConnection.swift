import GRDBSQLite
import TilawaCore

/// Reads straight through SQLite's C interface, for queries of thousands of short rows, where GRDB's own work for each
/// would be most of the time.
///
/// Valid while the owner of the handle keeps it open, and used by one thread at a time.
struct RawConnection {
  let handle: OpaquePointer

  /// Steps through the rows that `query` gives.
  ///
  /// - Throws: `SQLiteError`, or what `body` throws.
  func forEachRow(_ query: String, _ arguments: [Int] = [], _ body: (borrowing RawRow) throws -> Void) throws {
    try RawStatement(query, on: self).forEachRow(arguments, body)
  }
}

/// A query that is prepared once and can be asked often. Let go of when it goes out of scope.
struct RawStatement: ~Copyable {
  private let connection: OpaquePointer
  private let statement: OpaquePointer

  init(_ query: String, on connection: RawConnection) throws(SQLiteError) {
    var statement: OpaquePointer?
    let result = sqlite3_prepare_v2(connection.handle, query, -1, &statement, nil)
    guard result == SQLITE_OK, let statement else { throw SQLiteError(connection.handle, result) }
    self.connection = connection.handle
    self.statement = statement
  }

  deinit { sqlite3_finalize(statement) }

  /// Steps through the rows; `arguments` are bound to the query's question marks.
  func forEachRow(_ arguments: [Int], _ body: (borrowing RawRow) throws -> Void) throws {
    _ = try step(
      arguments,
      while: { row in
        try body(row)
        return true
      })
  }

  /// Steps through the rows for as long as `body` wants more; returns whether it saw all.
  func step(_ arguments: [Int], while body: (borrowing RawRow) throws -> Bool) throws -> Bool {
    defer { sqlite3_reset(statement) }
    for (index, argument) in arguments.enumerated() {
      sqlite3_bind_int64(statement, Int32(index + 1), Int64(argument))
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: if try !body(RawRow(statement: statement)) { return false }
      case SQLITE_DONE: return true
      case let result: throw SQLiteError(connection, result)
      }
    }
  }
}

/// The row that a statement stands at.
struct RawRow: ~Copyable {
  fileprivate let statement: OpaquePointer

  /// 0 for NULL.
  func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  /// 0 for NULL.
  func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  func isNull(_ column: Int32) -> Bool { kind(column) == SQLITE_NULL }

  /// SQLite's number for what it holds; to be asked before anything else is.
  func kind(_ column: Int32) -> Int32 { sqlite3_column_type(statement, column) }

  /// Empty for NULL.
  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

  /// The bytes of a blob, valid until the next step; empty for NULL.
  func blob(_ column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(statement, column)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
  }

  /// The UTF-8 of a text, valid until the next step.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_text(statement, column)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
  }
}

/// A failure, in SQLite's words.
struct SQLiteError: Error, CustomStringConvertible {
  let description: String
  /// SQLite's number for it.
  let code: Int32

  init(_ handle: OpaquePointer?, _ result: Int32) {
    code = result
    description =
      handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
      ?? StoreSentences.sqliteError(result: Int(result)).text
  }
}
