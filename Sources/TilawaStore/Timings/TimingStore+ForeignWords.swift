import GRDB
package import TilawaCore

extension TimingStore {
  /// The ayat of a reciter that start in `span` and have their word times withheld, because the present file differs in
  /// length from the edition of the timings.
  package func foreignWords(of id: String, in span: WordRange) throws(StoreError) -> [ForeignWords] {
    try read(StoreSentences.cannotLookUpTimings) { db in
      let reciter = try StoredReciter.known(id, db).number
      let statement = try db.cachedStatement(
        sql: """
          SELECT first_word, file_ms FROM timing
          WHERE reciter = ? AND base = ? AND first_word >= ? AND first_word < ? AND words IS NOT NULL
            AND abs(file_ms - ?) > \(TimingTable.lengthTolerance) ORDER BY first_word
          """)
      return try TimingTable.heldFiles(of: reciter, in: span, db).flatMap { held in
        let (start, end) = (max(span.start, held.span.start), min(span.end, held.span.end))
        return try Row.fetchAll(
          statement, arguments: [reciter, held.base.rawValue, start, end, held.milliseconds]
        ).map { try ForeignWords(firstWord: $0[0], base: held.base, file: held.file, milliseconds: $0[1]) }
      }
    }
  }
}
