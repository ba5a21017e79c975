import GRDB
import TilawaCore

/// A reciter with the number by which the tables know him.
struct StoredReciter {
  let number: Int64
  let reciter: Reciter

  /// - Parameter first: the column of the number; id, name, riwayah, counting and kind follow.
  init(_ row: Row, from first: Int = 0) throws {
    guard let riwayah = try Riwayah(rawValue: row[first + 3]),
      let counting = try VerseCounting(rawValue: row[first + 4]),
      let kind = try Reciter.Kind(rawValue: row[first + 5])
    else { throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: StoreSentences.reciterOfUnknownKind.text) }
    number = try row[first]
    reciter = try Reciter(id: row[first + 1], name: row[first + 2], riwayah: riwayah, counting: counting, kind: kind)
  }

  /// All reciters in the order in which they are asked.
  static func ranked(_ db: Database) throws -> [StoredReciter] {
    try Row.fetchAll(db, sql: "SELECT number, id, name, riwayah, counting, kind FROM reciter ORDER BY rank, number")
      .map { try StoredReciter($0) }
  }

  /// The reciter of an id.
  ///
  /// - Throws: `.notFound`.
  static func known(_ id: String, _ db: Database) throws -> StoredReciter {
    guard let found = try find(id, db) else {
      throw StoreError(
        code: .notFound, operation: StoreSentences.cannotFindReciterNamed(id: id), path: nil,
        detail: StoreSentences.noSuchId, reason: .unknownReciter(id: id))
    }
    return found
  }

  /// The first reciter of a name; nil where there is none.
  static func named(_ name: String, _ db: Database) throws -> StoredReciter? {
    let query = "SELECT number, id, name, riwayah, counting, kind FROM reciter WHERE name = ? ORDER BY rank, number"
    return try Row.fetchOne(db, sql: query, arguments: [name]).map { try StoredReciter($0) }
  }

  /// The reciter of an id; nil where there is none.
  static func find(_ id: String, _ db: Database) throws -> StoredReciter? {
    let query = "SELECT number, id, name, riwayah, counting, kind FROM reciter WHERE id = ?"
    return try Row.fetchOne(db, sql: query, arguments: [id]).map { try StoredReciter($0) }
  }
}
