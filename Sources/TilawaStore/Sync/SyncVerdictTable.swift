import GRDB
import TilawaCore

/// The verdicts on the words of recitations: a thing each, named by recitation, word and origin.
enum SyncVerdictTable {
  static let kind = "verdict"
  private static let columns = SyncRowTable.verdict
  private static let list = columns.map(\.name).joined(separator: ", ")
  static var members: Set<String> { Set(columns.map(\.name)) }

  static func name(_ recitation: String, _ word: Int, _ origin: String) -> String { "\(recitation)/\(word)/\(origin)" }

  private static func json(_ row: Row) throws -> String {
    JSON.object(
      try columns.enumerated().compactMap { index, column in try column.json(row, index).map { (column.name, $0) } }
    ).line
  }

  /// The verdicts of a recitation, by name.
  static func all(of recitation: String, _ db: Database) throws -> [(String, String)] {
    let query = """
      SELECT \(list), word, origin FROM recitation_verdict
      WHERE recitation = (SELECT number FROM recitation WHERE id = ?) ORDER BY word, origin
      """
    return try Row.fetchAll(db.cachedStatement(sql: query), arguments: [recitation]).map { row in
      (try name(recitation, row[columns.count], row[columns.count + 1]), try json(row))
    }
  }

  private static func parts(_ name: String) -> (recitation: String, word: Int, origin: String)? {
    let parts = name.split(separator: "/")
    guard parts.count == 3, let word = Int(parts[1]), SyncColumn.words.contains(word), parts[2].utf8.count <= 40 else {
      return nil
    }
    return (String(parts[0]), word, String(parts[2]))
  }

  static func value(of name: String, _ db: Database) throws -> String? {
    guard let parts = parts(name) else { return nil }
    let query = """
      SELECT \(list) FROM recitation_verdict
      WHERE recitation = (SELECT number FROM recitation WHERE id = ?) AND word = ? AND origin = ?
      """
    return try Row.fetchOne(
      db.cachedStatement(sql: query), arguments: [parts.recitation, parts.word, parts.origin]
    ).map(json)
  }

  /// Puts a verdict into the table; false where its recitation is not here, or where the program does not know such a verdict.
  static func store(_ text: String?, of name: String, words: Int, _ db: Database) throws -> Bool {
    guard let parts = parts(name),
      let number = try Int.fetchOne(
        db.cachedStatement(sql: "SELECT number FROM recitation WHERE id = ?"), arguments: [parts.recitation])
    else { return text == nil }
    guard let text else {
      try db.cachedStatement(sql: "DELETE FROM recitation_verdict WHERE recitation = ? AND word = ? AND origin = ?")
        .execute(arguments: [number, parts.word, parts.origin])
      return true
    }
    guard let json = try? JSON(reading: text), parts.word < words, HifzOrigin(rawValue: parts.origin) != nil,
      json["verdict"]?.scalar.flatMap(WordVerdict.init(rawValue:)) != nil,
      json["fault"]?.scalar.map({ StoredRecitation.Fault(rawValue: $0) != nil }) ?? true
    else { return false }
    let values = columns.compactMap { column in column.value(json[column.name]).map { $0 ?? .null } }
    guard values.count == columns.count else { return false }
    let sql = """
      INSERT OR REPLACE INTO recitation_verdict(recitation, word, origin, \(list))
      VALUES (?, ?, ?\(String(repeating: ", ?", count: columns.count)))
      """
    return try SyncRowTable.refusing {
      let key: [DatabaseValue] = [number.databaseValue, parts.word.databaseValue, parts.origin.databaseValue]
      try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(key + values))
    }
  }
}
