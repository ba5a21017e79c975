import FoundationEssentials
import GRDB
import TilawaCore

/// Reads and stores timings, overlays and the lengths of the files to which they belong, inside a transaction.
enum TimingTable {
  static func put(_ published: PublishedSet, of reciter: Int64, _ db: Database) throws {
    let statement = try db.cachedStatement(sql: "INSERT OR REPLACE INTO timing VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)")
    for timing in published.timings {
      guard !timing.isEmpty else {
        try db.cachedStatement(sql: "DELETE FROM timing WHERE reciter = ? AND base = ? AND first_word = ?")
          .execute(arguments: [reciter, timing.base.rawValue, timing.span.start])
        continue
      }
      try statement.execute(arguments: [
        reciter, timing.base.rawValue, timing.span.start, timing.span.end, timing.range?.lowerBound.wholeMilliseconds,
        timing.range?.upperBound.wholeMilliseconds, timing.words.isEmpty ? nil : WordBlob(timing.words).data,
        published.origin,
      ])
    }
  }

  /// Puts the segments of files in the place of those they have; a file that is no longer the reciter's, or is withheld for
  /// more than its timings, is passed over.
  static func put(_ files: [RecutFile], of reciter: Int64, _ db: Database) throws {
    for recut in files {
      let query = """
        SELECT id, coalesce((SELECT min(added) FROM segment WHERE file = audio_file.id), 0), fault
        FROM audio_file LEFT JOIN download ON download.file = audio_file.id
        WHERE reciter = ? AND path = ? AND frames = ? AND rate = ?
        """
      let arguments: StatementArguments = [reciter, recut.file.path, recut.file.frames, recut.file.rate]
      guard let row = try Row.fetchOne(db, sql: query, arguments: arguments) else { continue }
      let (file, fault): (Int64, String?) = try (row[0], row[2])
      guard fault == nil || fault == Download.unfit else { continue }
      try db.execute(
        sql: "UPDATE download SET fault = ? WHERE file = ?",
        arguments: [recut.segments.isEmpty ? Download.unfit : nil, file])
      try db.execute(sql: "DELETE FROM segment WHERE file = ?", arguments: [file])
      for segment in recut.segments { try FileTable.insert(segment, of: reciter, in: file, added: row[1], db) }
    }
  }

  /// The published timings in a span; without the words if those belong to a file of another length than
  /// `milliseconds`.
  static func published(
    of reciter: Int64, in span: WordRange, base: AyahTiming.Base, fitting milliseconds: Int? = nil, _ db: Database
  ) throws -> [AyahTiming] {
    let query = """
      SELECT first_word, past_word, start_ms, end_ms,
        CASE WHEN abs(file_ms - ?5) > \(lengthTolerance) THEN NULL ELSE words END FROM timing
      WHERE reciter = ?1 AND base = ?2 AND first_word >= ?3 AND first_word < ?4 ORDER BY first_word
      """
    return try rows(query, [reciter, base.rawValue, span.start, span.end, milliseconds], base, db)
  }

  static func overlays(
    of sha256: String, _ base: AyahTiming.Base, in span: WordRange, _ db: Database
  ) throws -> [AyahTiming] {
    let query = """
      SELECT first_word, past_word, start_ms, end_ms, words FROM overlay
      WHERE sha256 = ? AND base = ? AND first_word >= ? AND first_word < ? ORDER BY first_word
      """
    return try rows(query, [sha256, base.rawValue, span.start, span.end], base, db)
  }

  static func rows(
    _ query: String, _ arguments: StatementArguments, _ base: AyahTiming.Base, _ db: Database
  ) throws -> [AyahTiming] {
    try Row.fetchAll(db, sql: query, arguments: arguments).map { row in
      let (start, end): (Int?, Int?) = try (row[2], row[3])
      var range: Range<Duration>?
      if let start, let end, start < end, RecordingTime.bounds.contains(start), RecordingTime.bounds.contains(end) {
        range = .milliseconds(start)..<(.milliseconds(end))
      }
      return AyahTiming(
        span: try WordRange(stored: row[0], past: row[1]), base: base, range: range,
        words: try (row[4] as Data?).map { try WordBlob(data: $0).words } ?? [])
    }
  }

  /// The span with the ayah before and the one after, on which an overlay of theirs may act.
  static func widened(
    _ span: WordRange, of reciter: Int64, _ base: AyahTiming.Base, _ db: Database
  ) throws -> WordRange {
    let query = """
      SELECT (SELECT max(first_word) FROM timing WHERE reciter = ?1 AND base = ?2 AND first_word < ?3),
        (SELECT past_word FROM timing WHERE reciter = ?1 AND base = ?2 AND first_word >= ?4 ORDER BY first_word LIMIT 1)
      """
    let row = try Row.fetchOne(db, sql: query, arguments: [reciter, base.rawValue, span.start, span.end])
    let (start, end): (Int?, Int?) = try (row?[0], row?[1])
    return WordRange(min(span.start, start ?? span.start), max(span.end, end ?? span.end))
  }

  /// Files whose lengths differ by no more milliseconds are one edition.
  static let lengthTolerance = 500

  /// Assigns timings without a file to the reciter's present files, by noting the lengths of those.
  static func noteLengths(of reciter: Int64, _ db: Database) throws {
    let query = "SELECT min(first_word), max(past_word) FROM timing WHERE reciter = ? AND file_ms IS NULL"
    guard let row = try Row.fetchOne(db, sql: query, arguments: [reciter]), let start = try row[0] as Int?,
      let end = try row[1] as Int?
    else { return }
    let span = try WordRange(stored: start, past: end)
    for held in try heldFiles(of: reciter, in: span, db) { try noteLength(of: held, reciter, db) }
  }

  /// Remembers the length of one file for timings that belong to no file yet.
  static func noteLength(of file: AudioFile, holding segments: [NewSegment], _ reciter: Int64, _ db: Database) throws {
    let spans = segments.compactMap { if case .text(let span)? = $0.content { span } else { nil } }
    guard let base = AyahTiming.Base(fileNamed: file.path), let start = spans.map(\.start).min(),
      let end = spans.map(\.end).max()
    else { return }
    try noteLength(of: HeldFile(file: file, base: base, span: WordRange(start, end)), reciter, db)
  }

  static func noteLength(of held: HeldFile, _ reciter: Int64, _ db: Database) throws {
    let query = """
      UPDATE timing SET file_ms = ?
      WHERE reciter = ? AND base = ? AND first_word >= ? AND first_word < ? AND file_ms IS NULL
      """
    try db.cachedStatement(sql: query).execute(arguments: [
      held.milliseconds, reciter, held.base.rawValue, held.span.start, held.span.end,
    ])
  }

  /// A present file of a reciter, and the span of the words in it.
  struct HeldFile {
    let file: AudioFile
    let base: AyahTiming.Base
    let span: WordRange

    var milliseconds: Int { file.frames * 1000 / file.rate }
  }

  static func heldFiles(of reciter: Int64, in span: WordRange, _ db: Database) throws -> [HeldFile] {
    let query = """
      SELECT path, rate, channels, frames, min(first_word), max(past_word)
      FROM audio_file JOIN segment ON segment.file = audio_file.id
      WHERE audio_file.reciter = ? AND storage = 'absolute' AND kind = 'text'
      GROUP BY audio_file.id HAVING min(first_word) < ? AND max(past_word) > ? ORDER BY path
      """
    return try Row.fetchAll(db, sql: query, arguments: [reciter, span.end, span.start]).compactMap { row in
      guard let base = try AyahTiming.Base(fileNamed: row[0]) else { return nil }
      return try HeldFile(
        file: AudioFile(stored: row[0], rate: row[1], channels: row[2], frames: row[3]), base: base,
        span: WordRange(stored: row[4] as Int?, past: row[5] as Int?))
    }
  }
}
