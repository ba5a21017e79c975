import GRDBSQLite
import TilawaCore

/// Packs as tables of SQLite: a table with columns for surah and ayah, or a key of both, and the text.
enum PackDatabase {
  /// Reads it from memory: what was hashed is what is read.
  static func read(_ bytes: [UInt8]) throws(PackFault) -> PackDocument {
    let database = try MemoryDatabase(bytes)
    do {
      return try read(database.connection)
    } catch let fault as PackFault {
      throw fault
    } catch {
      throw PackFault("SQLite says: \(error)")
    }
  }

  private static func read(_ connection: RawConnection) throws -> PackDocument {
    var tables: [String] = []
    try connection.forEachRow("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid") { row in
      tables.append(row.text(0))
    }
    for name in tables {
      let quoted = "\"" + name.doubling("\"") + "\""
      var columns: [String] = []
      try connection.forEachRow("PRAGMA table_info(\(quoted))") { columns.append($0.text(1)) }
      guard let table = PackTable(columns) else { continue }
      var entries: [PackEntry] = []
      try connection.forEachRow("SELECT * FROM \(quoted) LIMIT \(PackDocument.most + 1)") { row in
        let fields = columns.indices.map { row.text(Int32($0)) }
        entries.append(try table.entry({ fields[$0] }, at: .row(entries.count + 1)))
      }
      return try PackDocument(entries: entries, facts: facts(connection, tables))
    }
    throw PackFault("no table of it has columns for surah, ayah and text")
  }

  /// Of a table `properties` or the like, with a key and a value a row.
  private static func facts(_ connection: RawConnection, _ tables: [String]) throws -> PackFacts {
    var facts = PackFacts()
    for name in ["properties", "metadata", "info"] where tables.contains(name) {
      try connection.forEachRow("SELECT * FROM \(name) LIMIT 100") { facts.take($0.text(0), $0.text(1)) }
    }
    return facts
  }

  /// Closed when it goes out of scope.
  private struct MemoryDatabase: ~Copyable {
    private let handle: OpaquePointer
    var connection: RawConnection { RawConnection(handle: handle) }

    init(_ bytes: [UInt8]) throws(PackFault) {
      guard let handle = MemoryDatabase.open(bytes) else { throw PackFault("SQLite cannot open it") }
      self.handle = handle
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
      // A database in WAL mode has no log in memory; what is not in the file is not read either way.
      if bytes.count > 19, content[18] == 2 { (content[18], content[19]) = (1, 1) }
      let (size, flags) = (Int64(bytes.count), UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY))
      guard sqlite3_deserialize(handle, "main", content, size, size, flags) == SQLITE_OK else {
        sqlite3_close_v2(handle)
        return nil
      }
      sqlite3_exec(handle, "PRAGMA trusted_schema = OFF", nil, nil, nil)
      return handle
    }

    deinit { sqlite3_close_v2(handle) }
  }
}
