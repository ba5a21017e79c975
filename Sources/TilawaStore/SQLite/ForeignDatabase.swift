import GRDBSQLite
import TilawaCore

/// A foreign database, read in memory: the bytes read are the bytes hashed.
///
/// Nothing in it is trusted, and none of its statements run. Only plain tables are read, with their rows in the stored
/// order. Views, virtual tables and computed columns are refused. Defaults longer than a word are refused too: a short
/// row has the default without its bytes in the file. The text that is read never exceeds the size of the file, and
/// SQLite stops after a limited amount of work (docs/decisions/0077). Used by one thread.
struct ForeignDatabase: ~Copyable {
  /// The first bytes of every database.
  static let magic = Array("SQLite format 3\0".utf8)

  /// The reason that a database is not read.
  struct Fault: Error, Hashable, CustomStringConvertible {
    let sentence: Sentence

    var description: String { sentence.text }
  }

  /// A table and its columns, in their order.
  struct Table: Hashable {
    let name: String
    let columns: [String]
  }

  /// No table of what is read here has more.
  private static let mostTables = 500
  private static let mostColumns = 100
  /// No cell, and no statement that makes a table, has more bytes.
  private static let longest: Int32 = 1 << 20
  /// The greatest length of a default, as SQL writes it. A longer one says more than "nothing".
  private static let longestDefault = 32
  /// The number of steps of SQLite's machine between two checks, and the number of checks before it is stopped.
  private static let steps: Int32 = 1000, mostWork = 20_000

  private let handle: OpaquePointer
  private let work: UnsafeMutablePointer<Int>
  /// The number of bytes of text that may still be read.
  private let ration: UnsafeMutablePointer<Int>

  /// Throws for bytes that are no database. Damage is found out when it is read.
  init(_ bytes: [UInt8]) throws(Fault) {
    guard bytes.count >= 100, bytes.starts(with: Self.magic) else { throw Fault(sentence: StoreSentences.noDatabase) }
    guard let handle = Self.open(bytes) else { throw Fault(sentence: StoreSentences.sqliteCannotOpen) }
    self.handle = handle
    work = .allocate(capacity: 1)
    work.initialize(to: 0)
    ration = .allocate(capacity: 1)
    // UTF-16 takes up to half as much again when it is made UTF-8.
    ration.initialize(to: 2 * bytes.count)
    limit()
  }

  deinit {
    sqlite3_close_v2(handle)
    work.deallocate()
    ration.deallocate()
  }

  private static func open(_ bytes: [UInt8]) -> OpaquePointer? {
    var handle: OpaquePointer?
    guard sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK,
      let copy = sqlite3_malloc64(UInt64(bytes.count))
    else {
      sqlite3_close_v2(handle)
      return nil
    }
    let content = copy.assumingMemoryBound(to: UInt8.self)
    content.update(from: bytes, count: bytes.count)
    // Mark a database in WAL mode as one without: its image can be read without the log.
    if content[18] == 2 { (content[18], content[19]) = (1, 1) }
    let (size, flags) = (Int64(bytes.count), UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY))
    guard sqlite3_deserialize(handle, "main", content, size, size, flags) == SQLITE_OK else {
      sqlite3_close_v2(handle)
      return nil
    }
    return handle
  }

  private func limit() {
    for (limit, most) in [
      (SQLITE_LIMIT_LENGTH, Self.longest), (SQLITE_LIMIT_COLUMN, Int32(Self.mostColumns)),
      (SQLITE_LIMIT_EXPR_DEPTH, 20),
      (SQLITE_LIMIT_COMPOUND_SELECT, 2), (SQLITE_LIMIT_FUNCTION_ARG, 8), (SQLITE_LIMIT_ATTACHED, 0),
      (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100), (SQLITE_LIMIT_VARIABLE_NUMBER, 8), (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
      (SQLITE_LIMIT_WORKER_THREADS, 0),
    ] { sqlite3_limit(handle, limit, most) }
    sqlite3_exec(handle, "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON", nil, nil, nil)
    sqlite3_progress_handler(
      handle, Self.steps,
      { work in
        guard let work = work?.assumingMemoryBound(to: Int.self) else { return 1 }
        work.pointee += 1
        return work.pointee > ForeignDatabase.mostWork ? 1 : 0
      }, work)
  }
}

// MARK: - Reading

extension ForeignDatabase {
  private var connection: RawConnection { RawConnection(handle: handle) }

  /// The names of its plain tables, in the order in which they were made.
  func tables() throws -> [String] {
    var names: [String] = []
    var count = 0
    // A table without a root page is virtual.
    try connection.forEachRow("SELECT name, rootpage > 0 FROM sqlite_master WHERE type = 'table'") { row in
      count += 1
      guard count <= Self.mostTables else { throw Fault(sentence: StoreSentences.tooManyTables(most: Self.mostTables)) }
      if row.int(1) != 0 { names.append(row.text(0)) }
    }
    return names
  }

  /// A table that `tables` names.
  ///
  /// - Throws: `Fault` where it is not plain.
  func table(_ name: String) throws -> Table {
    var columns: [String] = []
    try connection.forEachRow("PRAGMA table_xinfo(\(Self.quoted(name)))") { row in
      let column = row.text(1)
      guard row.int(6) == 0 else { throw Fault(sentence: StoreSentences.columnComputed(column: column, table: name)) }
      guard row.isNull(4) || row.bytes(4).count <= Self.longestDefault else {
        throw Fault(
          sentence: StoreSentences.columnDefaultLarge(column: column, table: name, count: row.bytes(4).count))
      }
      columns.append(column)
    }
    return Table(name: name, columns: columns)
  }

  /// The treatment of rows beyond a limit: the database is refused, or the rows are ignored.
  enum Excess { case refused, left }

  /// Gives the cells of some columns, row by row, in the order in which the rows lie.
  ///
  /// - Parameters:
  ///   - table: as `table` found it.
  ///   - columns: some of its columns, by place.
  ///   - most: so many rows at the most.
  ///   - excess: what becomes of more; a `Fault` is thrown where they are refused.
  /// - Throws: `SQLiteError` for damage, `Fault`, what `body` throws.
  func forEachRow(
    of table: Table, columns: [Int], atMost most: Int, excess: Excess = .refused, _ body: ([ForeignCell]) throws -> Void
  ) throws {
    let names = columns.map { Self.quoted(table.columns[$0]) }.joined(separator: ", ")
    var count = 0
    try connection.forEachRow(
      "SELECT \(names) FROM \(Self.quoted(table.name)) LIMIT \(excess == .left ? most : most + 1)"
    ) { row in
      count += 1
      guard count <= most else { throw Fault(sentence: StoreSentences.tooManyRows(table: table.name, most: most)) }
      var cells: [ForeignCell] = []
      for column in columns.indices { cells.append(try cell(row, Int32(column))) }
      try body(cells)
    }
  }

  private func cell(_ row: borrowing RawRow, _ column: Int32) throws -> ForeignCell {
    switch row.kind(column) {
    case SQLITE_NULL: return .nothing
    case SQLITE_INTEGER: return .whole(row.int(column))
    case SQLITE_FLOAT: return .real(row.double(column))
    default:
      let bytes = row.bytes(column)
      ration.pointee -= bytes.count
      guard ration.pointee >= 0 else { throw Fault(sentence: StoreSentences.moreTextThanBytes) }
      return .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }
}

/// The value of a cell in a foreign table.
enum ForeignCell: Hashable {
  case nothing
  case whole(Int)
  case real(Double)
  /// A text, or bytes without a declared meaning.
  case text(String)

  /// A whole number, also one that is written as text; nil for another value.
  var number: Int? {
    switch self {
    case .nothing: nil
    case .whole(let number): number
    case .real(let number): Int(exactly: number)
    case .text(let text): Int(text.filter { $0 != " " })
    }
  }

  /// The value as people read it; empty for nothing.
  var text: String {
    switch self {
    case .nothing: ""
    case .whole(let number): String(number)
    case .real(let number): "\(number)"
    case .text(let text): text
    }
  }
}
