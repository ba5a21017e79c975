import GRDB
public import TilawaCore

/// What is stored of a reciter.
public struct ReciterSummary: Hashable, Sendable {
  /// Who it is.
  public let reciter: Reciter
  /// How many files there are.
  public let files: Int
  /// How many of them were imported.
  public let recordings: Int
  /// How many segments may be played.
  public let confirmed: Int
  /// How many segments nobody has vouched for yet.
  public let suggested: Int
  /// The text of the confirmed segments, in order; stretches neither overlap nor touch.
  public let coverage: [WordRange]

  /// The ayat of a counting that are there entirely.
  public func ayat(of counting: VerseCounting, in structure: QuranStructure) -> [AyahRef] {
    coverage.flatMap { stretch in
      structure.ayat(sharing: stretch, in: counting).filter { stretch.contains(structure.span(of: $0)) }
    }
  }
}

extension Library {
  /// - Throws: `.notFound`.
  public func summary(of id: String) throws(StoreError) -> ReciterSummary {
    try read("show a reciter") { db in
      let stored = try known(id, db)
      func count(_ table: String) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table) WHERE reciter = ?", arguments: [stored.number]) ?? 0
      }
      let query = "SELECT first_word, past_word, status FROM segment WHERE reciter = ? AND reach IS NOT NULL"
      var confirmed: [WordRange] = []
      var suggested = 0
      let rows = try Row.fetchCursor(db, sql: query, arguments: [stored.number])
      while let row = try rows.next() {
        if try row[2] == SourceSegment.Status.confirmed.rawValue {
          confirmed.append(try WordRange(stored: row[0] as Int?, past: row[1] as Int?))
        } else {
          suggested += 1
        }
      }
      return ReciterSummary(
        reciter: stored.reciter, files: try count("audio_file"), recordings: try count("recording"),
        confirmed: confirmed.count, suggested: suggested, coverage: confirmed.merged())
    }
  }
}
