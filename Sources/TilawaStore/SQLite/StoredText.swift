import FoundationEssentials
import GRDB

/// Text as it stands in a database, of which the bytes may be no UTF-8; read as `CAST(column AS BLOB)`.
enum StoredText {
  /// Reads a text; nil for null, and for bytes that are no UTF-8. SQLite's own conversion would replace such bytes by
  /// other characters.
  static func read(_ row: Row, _ index: Int) -> String? {
    (try? row[index] as Data?).flatMap { $0 }.flatMap { String(validating: $0, as: UTF8.self) }
  }
}
