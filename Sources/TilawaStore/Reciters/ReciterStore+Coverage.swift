import GRDB
package import TilawaCore

extension ReciterStore {
  /// The confirmed text of each reciter, in stretches of words that neither overlap nor touch. The result is in the
  /// order of the reciters; a reciter without text is left out.
  ///
  /// Of many takes with the same first word, only the longest is read; so the number of takes hardly matters.
  ///
  /// - Parameters:
  ///   - id: the id of the reciter; nil means all.
  ///   - kind: the kind of reciters; nil means both.
  /// - Throws: `.notFound`.
  package func coverage(of id: String? = nil, kind: Reciter.Kind? = nil) throws(StoreError) -> [(
    reciter: Reciter, text: [WordRange]
  )] {
    try read(StoreSentences.cannotLookUpWhatIsCovered) { db in
      let all = try id.map { [try StoredReciter.known($0, db)] } ?? StoredReciter.ranked(db)
      guard let handle = db.sqliteConnection else { return [] }
      let longest = try RawStatement(
        """
        SELECT first_word, past_word FROM segment INDEXED BY segment_coverage
        WHERE reciter = ?1 AND first_word > ?2 AND status = 'confirmed' AND reach IS NOT NULL
        ORDER BY first_word, past_word DESC
        """, on: RawConnection(handle: handle))
      return try all.filter { kind == nil || $0.reciter.kind == kind }.compactMap { stored in
        let text = try Self.text(of: Int(stored.number), longest)
        return text.isEmpty ? nil : (stored.reciter, text)
      }
    }
  }

  /// The number of takes of one word that are stepped over; looking up the next word costs about as much.
  private static let mostSkipped = 8

  private static func text(of reciter: Int, _ longest: borrowing RawStatement) throws -> [WordRange] {
    var text: [WordRange] = []
    var place = -1
    var skipped = 0
    func take(_ first: Int, _ past: Int) throws -> Bool {
      if first == place {
        skipped += 1
        return skipped < mostSkipped
      }
      (place, skipped) = (first, 0)
      let words = try WordRange(stored: first, past: past)
      if let last = text.last, first <= last.end {
        text[text.count - 1] = WordRange(last.start, max(last.end, words.end))
      } else {
        text.append(words)
      }
      return true
    }
    while try !longest.step([reciter, place], while: { try take($0.int(0), $0.int(1)) }) {}
    return text
  }
}
