import Foundation
import GRDB

/// Text as it stands in a database, of which the bytes may be no UTF-8; read as `CAST(column AS BLOB)`.
enum StoredText {
  /// Nil for what is null, or no UTF-8. SQLite's own way to text would put other characters in the place of what is none.
  static func read(_ row: Row, _ index: Int) -> String? {
    (try? row[index] as Data?).flatMap { $0 }.flatMap { String(validating: $0, as: UTF8.self) }
  }
}
