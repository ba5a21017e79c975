import GRDB
import TilawaCore

/// A table whose rows are things that are shared, one each. A value has the columns as members, in their order; what is absent is left
/// out.
struct SyncRowTable: Sendable {
  /// The kind of the things.
  let kind: String
  let table: String
  /// The columns that name a row.
  let keys: [SyncColumn]
  /// The other columns that are shared.
  let columns: [SyncColumn]
  /// The columns that a new row has beside these, with their values in SQL.
  var defaults: [(column: String, value: String)] = []
  /// Whether a name is one that is shared.
  var isShared: @Sendable (String) -> Bool = { _ in true }
  /// Whether the program reads a row as it reads its own.
  var isRead: @Sendable (SyncStoredRow) throws -> Bool = { _ in true }

  /// Brings into step what is computed from a row that was stored or removed, by the row's name.
  var settle: (@Sendable (String, Database) throws -> Void)?

  /// The character between the parts of a name.
  static let separator: Character = "\u{1F}"

  var members: Set<String> { Set((keys + columns).map(\.name)) }

  /// The values of the columns that name a row; nil where the name is none.
  private func values(of name: String) -> [DatabaseValue]? {
    guard isShared(name) else { return nil }
    let parts =
      keys.count == 1
      ? [name] : name.split(separator: SyncRowTable.separator, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == keys.count else { return nil }
    let values = zip(keys, parts).compactMap { key, part -> DatabaseValue? in
      if case .int = key.kind { return key.value(.number(part)).flatMap(\.self) }
      return key.value(.string(part)).flatMap(\.self)
    }
    return values.count == keys.count ? values : nil
  }

  private var condition: String { keys.map { "\($0.name) = ?" }.joined(separator: " AND ") }

  /// The value of a thing; nil where there is no row.
  func value(of name: String, _ db: Database) throws -> String? {
    guard let key = values(of: name) else { return nil }
    let query = "SELECT \(columns.map(\.name).joined(separator: ", ")) FROM \(table) WHERE \(condition)"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: query), arguments: StatementArguments(key)) else {
      return nil
    }
    return JSON.object(
      try columns.enumerated().compactMap { index, column in try column.json(row, index).map { (column.name, $0) } }
    ).line
  }

  /// Puts a value into the table; nil removes the row.
  ///
  /// - Returns: whether the table holds it; false for what the program does not understand.
  func store(_ text: String?, of name: String, _ readers: SyncReaders, _ db: Database) throws -> Bool {
    guard let key = values(of: name) else { return false }
    guard let text else {
      try db.cachedStatement(sql: "DELETE FROM \(table) WHERE \(condition)").execute(arguments: StatementArguments(key))
      try settle?(name, db)
      return true
    }
    guard let json = try? JSON(reading: text) else { return false }
    let values = columns.compactMap { column in column.value(json[column.name]).map { $0 ?? .null } }
    guard values.count == columns.count else { return false }
    let names = (keys + columns).map(\.name)
    let updates = columns.map { "\($0.name) = excluded.\($0.name)" }.joined(separator: ", ")
    let sql = """
      INSERT INTO \(table)(\((names + defaults.map(\.column)).joined(separator: ", ")))
      VALUES (\((names.map { _ in "?" } + defaults.map(\.value)).joined(separator: ", ")))
      ON CONFLICT(\(keys.map(\.name).joined(separator: ", "))) DO UPDATE SET \(updates)
      """
    var isUnderstood = false
    let isStored = try SyncRowTable.refusing {
      try db.inSavepoint {
        try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(key + values))
        isUnderstood = try isRead(
          SyncStoredRow(db: db, condition: condition, key: StatementArguments(key), readers: readers))
        return isUnderstood ? .commit : .rollback
      }
    }
    if isStored, isUnderstood { try settle?(name, db) }
    return isStored && isUnderstood
  }

  /// Runs a statement; false where the table refuses the row.
  static func refusing(_ body: () throws -> Void) throws -> Bool {
    do {
      try body()
      return true
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      return false
    }
  }
}
