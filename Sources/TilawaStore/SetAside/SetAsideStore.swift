import FoundationEssentials
import GRDB
import TilawaCore

/// The rows that could not be believed and were moved out of their tables.
package struct SetAsideStore: LibraryStore {
  let database: LibraryDatabase

  /// All rows that were set aside, the latest first.
  ///
  /// - Parameter kind: what it was a row of; nil: anything.
  package func all(kind: SetAside.Kind? = nil) throws(StoreError) -> [SetAside] {
    try read(StoreSentences.cannotListWhatWasSetAside) { db in
      try Row.fetchAll(
        db, sql: "SELECT id, kind, content, reason, at FROM set_aside WHERE ?1 IS NULL OR kind = ?1 ORDER BY id DESC",
        arguments: [kind?.rawValue]
      ).compactMap { row in
        try SetAside.Kind(rawValue: row[1]).map {
          try SetAside(
            id: row[0], kind: $0, content: String(decoding: row[2] as Data, as: UTF8.self), reason: row[3], at: row[4])
        }
      }
    }
  }

  /// Deletes rows that were set aside, and returns their number.
  ///
  /// - Parameter ids: which; nil: all.
  package func forget(_ ids: [Int64]? = nil) throws(StoreError) -> Int {
    try write(StoreSentences.cannotForgetWhatWasSetAside) { db in
      guard let ids else {
        try db.execute(sql: "DELETE FROM set_aside")
        return db.changesCount
      }
      return try ids.reduce(0) { count, id in
        try db.execute(sql: "DELETE FROM set_aside WHERE id = ?", arguments: [id])
        return count + db.changesCount
      }
    }
  }

  /// Reads rows, and sets aside those that cannot be believed in a transaction of its own.
  ///
  /// In a read-only library bad rows stay in their table and are reported each time.
  ///
  /// - Parameters:
  ///   - operation: for an error.
  ///   - kind: whose rows.
  ///   - body: reads them; adds those that cannot be believed to its second parameter.
  func sift<Value: Sendable>(
    _ operation: Sentence, of kind: SetAside.Kind, _ body: (Database, inout [BadRow]) throws -> [Value]
  ) throws(StoreError) -> ReadRows<Value> {
    let (values, bad) = try read(operation) { db in
      var bad: [BadRow] = []
      return (try body(db, &bad), bad)
    }
    return ReadRows(values: values, setAside: bad.isEmpty ? [] : try moveIfPossible(bad, of: kind))
  }

  /// Sets rows aside; in a read-only library it only returns them.
  func moveIfPossible(_ rows: [BadRow], of kind: SetAside.Kind) throws(StoreError) -> [SetAside] {
    do throws(StoreError) {
      return try move(rows, of: kind)
    } catch {
      guard error.code == .cannotCreate || error.code == .busy || error.code == .io else { throw error }
      return try read(StoreSentences.cannotLookAtWhatCannotBeBelieved) { db in
        try rows.compactMap { try Self.item($0, number: 0, of: kind, at: now, db) }
      }
    }
  }

  /// Moves rows from their table to those that are set aside, in one transaction.
  ///
  /// - Parameters:
  ///   - rows: the rows with the reasons; a row that is gone by now is left out.
  ///   - kind: whose rows they are.
  /// - Returns: the rows that were moved.
  func move(_ rows: [BadRow], of kind: SetAside.Kind) throws(StoreError) -> [SetAside] {
    try write(StoreSentences.cannotSetAsideWhatCannotBeBelieved) { db in try Self.move(rows, of: kind, at: now, db) }
  }

  /// Moves rows inside a transaction.
  ///
  /// - Parameters:
  ///   - rows: the rows with the reasons; a row that is gone by now is left out.
  ///   - kind: whose rows they are.
  ///   - now: seconds since 1970.
  ///   - db: the transaction.
  static func move(_ rows: [BadRow], of kind: SetAside.Kind, at now: Int, _ db: Database) throws -> [SetAside] {
    try rows.compactMap { row in
      guard let item = try item(row, number: 0, of: kind, at: now, db) else { return nil }
      try db.execute(
        sql: "INSERT INTO set_aside(kind, content, reason, at) VALUES (?, ?, ?, ?)",
        arguments: [kind.rawValue, Data(item.content.utf8), item.reason, item.at])
      let number = db.lastInsertedRowID
      try db.execute(sql: "DELETE FROM \(kind.rawValue) WHERE rowid = ?", arguments: [row.id])
      return SetAside(id: number, kind: kind, content: item.content, reason: item.reason, at: item.at)
    }
  }

  private static func item(
    _ bad: BadRow, number: Int64, of kind: SetAside.Kind, at now: Int, _ db: Database
  ) throws -> SetAside? {
    let columns = try db.columns(in: kind.rawValue).map(\.name)
    // Each with its bytes: what SQLite makes of a text may not be what stands there.
    let asked = columns.map { "typeof(\"\($0)\"), CAST(\"\($0)\" AS BLOB)" }.joined(separator: ", ")
    let query = "SELECT \(asked) FROM \(kind.rawValue) WHERE rowid = ?"
    guard let row = try Row.fetchOne(db, sql: query, arguments: [bad.id]) else { return nil }
    var members: [String: RowValue] = [:]
    for (index, column) in columns.enumerated() {
      members[column] = try RowValue(type: row[2 * index], bytes: row[2 * index + 1] as Data? ?? Data())
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let content = String(decoding: try encoder.encode(members), as: UTF8.self)
    return SetAside(id: number, kind: kind, content: content, reason: bad.reason.text, at: now)
  }
}

/// A value of a row as JSON.
private enum RowValue: Encodable {
  case null
  case number(Int)
  case real(Double)
  case text(String)
  case bytes(Data)

  /// - Parameters:
  ///   - type: as SQLite's `typeof` says.
  ///   - bytes: the value as a blob: of a number its digits.
  init(type: String, bytes: Data) {
    let text = String(validating: bytes, as: UTF8.self)
    switch (type, text) {
    case ("null", _): self = .null
    case ("integer", let text?): self = Int(text).map { .number($0) } ?? .bytes(bytes)
    case ("real", let text?): self = Double(text).map { .real($0) } ?? .bytes(bytes)
    case ("text", let text?): self = .text(text)
    default: self = .bytes(bytes)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .number(let value): try container.encode(value)
    case .real(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .bytes(let value):
      try container.encode(["hex": Hex.text(Array(value))])
    }
  }
}
