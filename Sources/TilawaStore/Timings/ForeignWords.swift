import GRDB
public import TilawaCore

// Published timings are of one edition of the audio. Which that was nobody says: it is taken to be the first that lies here,
// and another one is known by its length.

/// An ayah whose published words are not those of the file that is here.
public struct ForeignWords: Hashable, Sendable {
  /// The first word of the ayah.
  public let firstWord: Int
  /// The kind of file.
  public let base: AyahTiming.Base
  /// The file that is here.
  public let file: AudioFile
  /// How long the file was that they belong to, in milliseconds.
  public let milliseconds: Int
}

extension Library {
  /// Files whose lengths differ by no more milliseconds are one edition.
  static let lengthTolerance = 500

  /// Remembers of timings that belong to no file yet that they belong to those of the reciter's that are here.
  func noteLengths(of reciter: Int64, _ db: Database) throws {
    let query = "SELECT min(first_word), max(past_word) FROM timing WHERE reciter = ? AND file_ms IS NULL"
    guard let row = try Row.fetchOne(db, sql: query, arguments: [reciter]), let start = try row[0] as Int?,
      let end = try row[1] as Int?
    else { return }
    let span = try WordRange(stored: start, past: end)
    for held in try heldFiles(of: reciter, in: span, db) { try noteLength(of: held, reciter, db) }
  }

  /// The same for one file.
  func noteLength(of file: AudioFile, holding segments: [NewSegment], _ reciter: Int64, _ db: Database) throws {
    let spans = segments.compactMap { if case .text(let span)? = $0.content { span } else { nil } }
    guard let base = AyahTiming.Base(fileNamed: file.path), let start = spans.map(\.start).min(),
      let end = spans.map(\.end).max()
    else { return }
    try noteLength(of: HeldFile(file: file, base: base, span: WordRange(start, end)), reciter, db)
  }

  private func noteLength(of held: HeldFile, _ reciter: Int64, _ db: Database) throws {
    let query = """
      UPDATE timing SET file_ms = ?
      WHERE reciter = ? AND base = ? AND first_word >= ? AND first_word < ? AND file_ms IS NULL
      """
    try db.cachedStatement(sql: query).execute(arguments: [
      held.milliseconds, reciter, held.base.rawValue, held.span.start, held.span.end,
    ])
  }

  /// The ayat of a reciter that start in `span` whose words are not given, because the file that is here is longer or shorter
  /// than the one to which they were first applied.
  public func foreignWords(of id: String, in span: WordRange) throws(StoreError) -> [ForeignWords] {
    try read("look up timings") { db in
      let reciter = try known(id, db).number
      let statement = try db.cachedStatement(
        sql: """
          SELECT first_word, file_ms FROM timing
          WHERE reciter = ? AND base = ? AND first_word >= ? AND first_word < ? AND words IS NOT NULL
            AND abs(file_ms - ?) > \(Library.lengthTolerance) ORDER BY first_word
          """)
      return try heldFiles(of: reciter, in: span, db).flatMap { held in
        let (start, end) = (max(span.start, held.span.start), min(span.end, held.span.end))
        return try Row.fetchAll(
          statement, arguments: [reciter, held.base.rawValue, start, end, held.milliseconds]
        ).map { try ForeignWords(firstWord: $0[0], base: held.base, file: held.file, milliseconds: $0[1]) }
      }
    }
  }

  /// A reciter's file that is here, and the words from the first to the last that it holds.
  private struct HeldFile {
    let file: AudioFile
    let base: AyahTiming.Base
    let span: WordRange

    var milliseconds: Int { file.frames * 1000 / file.rate }
  }

  private func heldFiles(of reciter: Int64, in span: WordRange, _ db: Database) throws -> [HeldFile] {
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
