import GRDB
import TilawaCore

extension WordRange {
  /// A stretch of the text as a row gives it.
  ///
  /// - Throws: `DatabaseError` for what this program cannot have stored.
  init(stored first: Int?, past: Int?) throws {
    guard let first, let past, 0 <= first, first < past else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a stretch of no words")
    }
    self.init(first, past)
  }
}
