import GRDB
import TilawaMerging

/// The operations that this device knows of, as rows.
final class SyncHeadTable {
  let db: Database
  /// The part that was asked for last: operations of one part follow each other.
  private var last: (part: String, number: Int64)?

  /// Adds a head; there may be thousands in a transaction.
  private lazy var insertion = Result {
    try db.cachedStatement(sql: "INSERT INTO sync_head VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
  }

  init(db: Database) { self.db = db }

  // MARK: - Parts

  /// The number by which the tables know a part; makes one.
  func number(of part: String) throws -> Int64 {
    if let last, last.part == part { return last.number }
    let number = try row(of: part)?.number ?? added(part)
    last = (part, number)
    return number
  }

  private func added(_ part: String) throws -> Int64 {
    try db.cachedStatement(sql: "INSERT INTO sync_part(id, is_known) VALUES (?, 0)").execute(arguments: [part])
    return db.lastInsertedRowID
  }

  private func row(of part: String) throws -> (number: Int64, isKnown: Bool)? {
    try Row.fetchOne(
      db.cachedStatement(sql: "SELECT number, is_known FROM sync_part WHERE id = ?"), arguments: [part]
    ).map { (try $0[0], try $0[1]) }
  }

  func isKnown(_ part: String) throws -> Bool { try row(of: part)?.isKnown ?? false }

  func noteKnown(_ part: String) throws {
    try db.cachedStatement(
      sql: "INSERT INTO sync_part(id, is_known) VALUES (?, 1) ON CONFLICT(id) DO UPDATE SET is_known = 1"
    ).execute(arguments: [part])
  }

  /// Notes where a part came from, for the log, and its bytes.
  func note(_ id: String, of part: SyncLogPart, size: Int, at time: Int) throws {
    try db.cachedStatement(
      sql: "UPDATE sync_part SET device = ?, taken_at = ?, operations = ?, bytes = ? WHERE id = ?"
    ).execute(arguments: [part.device, time, part.operations.count, size, id])
  }

  /// Notes a snapshot that has the operations of a part.
  func note(_ part: String, in snapshot: String) throws {
    try db.cachedStatement(sql: "UPDATE sync_part SET snapshot = ? WHERE id = ?").execute(arguments: [snapshot, part])
  }

  // MARK: - Heads

  private static let columns = "id, line, milliseconds, tick, digest, value"

  func heads(of key: SyncKey) throws -> [SyncHead] {
    let query = """
      SELECT \(SyncHeadTable.columns) FROM sync_head JOIN sync_part ON sync_part.number = part
      WHERE kind = ? AND name = ?
      """
    let rows = try Row.fetchAll(db.cachedStatement(sql: query), arguments: [key.kind, key.name])
    let heads = try rows.map(SyncHeadTable.head)
    return heads.count > 1 ? heads.sorted { $0.id < $1.id } : heads
  }

  private static func head(_ row: Row) throws -> SyncHead {
    let (digest, text): (Int64?, String?) = try (row[4], row[5])
    let value: SyncValue =
      if let digest { .held(digest: UInt64(bitPattern: digest), whole: text) } else {
        text.map { .text($0) } ?? .removed
      }
    return try SyncHead(
      id: SyncOperationID(part: row[0], line: row[1]), at: SyncStamp(milliseconds: row[2], tick: row[3]), value: value)
  }

  func put(_ heads: [SyncHead], of key: SyncKey) throws {
    try db.cachedStatement(sql: "DELETE FROM sync_head WHERE kind = ? AND name = ?").execute(
      arguments: [key.kind, key.name])
    for head in heads { try insert(head, of: key) }
  }

  /// Adds a head to a thing that has none.
  func insert(_ head: SyncHead, of key: SyncKey) throws {
    let (digest, text): (Int64?, String?) =
      switch head.value {
      case .removed: (nil, nil)
      case .text(let text): (nil, text)
      case .held(let digest, let whole): (Int64(bitPattern: digest), whole)
      }
    try insertion.get().execute(arguments: [
      key.kind, key.name, number(of: head.id.part), head.id.line, head.at.milliseconds, head.at.tick, digest, text,
    ])
  }

  /// Reads the heads of all things of a kind whose names begin with a text.
  func read(of kind: String, from prefix: String, into found: inout [SyncKey: [SyncHead]]) throws {
    let query = """
      SELECT \(SyncHeadTable.columns), name FROM sync_head JOIN sync_part ON sync_part.number = part
      WHERE kind = ? AND name >= ? AND name < ?
      """
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: query), arguments: [kind, prefix, SyncHeadTable.end(prefix)])
    while let row = try rows.next() {
      try found[SyncKey(kind, row[6]), default: []].append(SyncHeadTable.head(row))
    }
    for (key, heads) in found where heads.count > 1 { found[key] = heads.sorted { $0.id < $1.id } }
  }

  /// Returns the text after all that begin with `prefix`, which ends with a slash.
  private static func end(_ prefix: String) -> String { prefix.dropLast() + "0" }

  /// The names of things of a kind that begin with a text, and are not removed.
  func names(of kind: String, from prefix: String) throws -> [String] {
    let query = """
      SELECT DISTINCT name FROM sync_head
      WHERE kind = ? AND name >= ? AND name < ? AND (digest IS NOT NULL OR value IS NOT NULL)
      """
    return try String.fetchAll(
      db.cachedStatement(sql: query), arguments: [kind, prefix, SyncHeadTable.end(prefix)])
  }

  /// The rows of tables of which a value is known that they do not hold: the program did not understand it, or another one is shown.
  ///
  /// - Returns: at most ten thousand.
  func waiting() throws -> [SyncKey] {
    let kinds = SyncRowTable.all.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
    let query = """
      SELECT DISTINCT kind, name FROM sync_head INDEXED BY sync_head_text
      WHERE value IS NOT NULL AND digest IS NULL AND kind IN (\(kinds)) ORDER BY kind, name LIMIT 10000
      """
    return try Row.fetchAll(db.cachedStatement(sql: query)).map { try SyncKey($0[0], $0[1]) }
  }

  /// Things in order, from one on; all heads of the last one are there.
  func heads(after key: SyncKey?, atMost count: Int) throws -> [(SyncKey, SyncHead)] {
    let query = """
      SELECT \(SyncHeadTable.columns), kind, name FROM sync_head JOIN sync_part ON sync_part.number = part
      WHERE (kind, name) > (?, ?) ORDER BY kind, name LIMIT ?
      """
    let rows = try Row.fetchAll(db, sql: query, arguments: [key?.kind ?? "", key?.name ?? "", count])
    var found = try rows.map { row in try (SyncKey(row[6], row[7]), SyncHeadTable.head(row)) }
    guard found.count == count, let last = found.last?.0 else { return found }
    found.removeAll { $0.0 == last }
    return found + (try heads(of: last).map { (last, $0) })
  }

  // MARK: - Replaced operations that have not come

  func replacedLines(of part: String) throws -> Set<Int> {
    let query = "SELECT line FROM sync_replaced WHERE part = (SELECT number FROM sync_part WHERE id = ?)"
    return Set(try Int.fetchAll(db.cachedStatement(sql: query), arguments: [part]))
  }

  func noteReplaced(_ id: SyncOperationID) throws {
    try db.cachedStatement(sql: "INSERT OR IGNORE INTO sync_replaced VALUES (?, ?)")
      .execute(arguments: [number(of: id.part), id.line])
  }

  func forgetReplaced(of part: String) throws {
    try db.cachedStatement(sql: "DELETE FROM sync_replaced WHERE part = (SELECT number FROM sync_part WHERE id = ?)")
      .execute(arguments: [part])
  }
}
