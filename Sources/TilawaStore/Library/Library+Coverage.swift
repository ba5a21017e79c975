import GRDB
public import TilawaCore

extension Library {
  /// The text that each reciter has confirmed, in stretches that neither overlap nor touch; the same for whoever asks in
  /// whichever counting. In the order of the reciters; those who have nothing are left out.
  ///
  /// Of the takes that begin at one word only the longest is looked at, so it takes as long as there are places in the
  /// text, however many takes there are.
  ///
  /// - Parameters:
  ///   - id: the reciter's; nil for all.
  ///   - kind: of whom; nil for both.
  /// - Throws: `.notFound`.
  public func coverage(of id: String? = nil, kind: Reciter.Kind? = nil) throws(StoreError) -> [(
    reciter: Reciter, text: [WordRange]
  )] {
    try read("look up what is covered") { db in
      let all = try id.map { [try known($0, db)] } ?? Library.rankedReciters(db)
      guard let handle = db.sqliteConnection else { return [] }
      let next = try RawStatement(
        """
        SELECT first_word, past_word FROM segment INDEXED BY segment_coverage
        WHERE reciter = ?1 AND first_word > ?2 AND status = 'confirmed' AND reach IS NOT NULL
        ORDER BY first_word LIMIT 1
        """, on: RawConnection(handle: handle))
      let longest = try RawStatement(
        """
        SELECT max(past_word) FROM segment INDEXED BY segment_coverage
        WHERE reciter = ?1 AND first_word = ?2 AND status = 'confirmed' AND reach IS NOT NULL
        """, on: RawConnection(handle: handle))
      return try all.filter { kind == nil || $0.reciter.kind == kind }.compactMap { stored in
        let text = try Library.text(of: Int(stored.number), next, longest)
        return text.isEmpty ? nil : (stored.reciter, text)
      }
    }
  }

  private static func text(
    of reciter: Int, _ next: borrowing RawStatement, _ longest: borrowing RawStatement
  ) throws -> [WordRange] {
    var text: [WordRange] = []
    var place = -1
    while true {
      var first: Int?
      try next.forEachRow([reciter, place]) { first = $0.int(0) }
      guard let first else { return text.merged() }
      try longest.forEachRow([reciter, first]) { row in
        if row.int(0) > first { text.append(WordRange(first, row.int(0))) }
      }
      place = first
    }
  }
}
