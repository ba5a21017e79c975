import GRDB
import TilawaCore

extension WordRange {
  /// More words than any text of the Quran has: sums of so many overflow nowhere.
  private static let most = 1 << 20

  /// A stretch of the text as a row gives it.
  ///
  /// - Throws: `DatabaseError` for what this program cannot have stored.
  init(stored first: Int?, past: Int?) throws {
    guard let first, let past, 0 <= first, first < past, past <= WordRange.most else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: StoreSentences.stretchOfNoWords.text)
    }
    self.init(first, past)
  }
}
