import Foundation
import GRDB
public import TilawaCore

/// What somebody published of a reciter's files.
public struct PublishedSet: Hashable, Sendable {
  /// Checked, with no ayah twice.
  public let timings: [AyahTiming]
  /// Where they are from, for people: the name of a file, an address.
  public let origin: String

  /// Checked timings, and where they are from.
  public init(_ timings: [AyahTiming], from origin: String) {
    self.timings = timings
    self.origin = origin
  }
}

/// A file that was cut anew.
public struct RecutFile: Hashable, Sendable {
  /// As it was measured; its length tells whether it is still the one that is stored.
  public let file: AudioFile
  /// All that it holds now.
  public let segments: [NewSegment]

  public init(file: AudioFile, segments: [NewSegment]) {
    self.file = file
    self.segments = segments
  }
}

extension Library {
  /// Stores what somebody published of a reciter's files; what was known of the same ayat in such files is replaced.
  ///
  /// - Parameters:
  ///   - timings: checked, with no ayah twice; of an ayah whose timing is empty nothing is known any more.
  ///   - id: the reciter's.
  ///   - origin: where they are from, for people: the name of a file, an address.
  ///   - files: of the reciter, cut by them; stored in the same transaction.
  public func set(
    _ timings: [AyahTiming], of id: String, from origin: String, cutting files: [RecutFile] = []
  ) throws(StoreError) {
    try write("store timings") { db in
      let reciter = try known(id, db).number
      try put(PublishedSet(timings, from: origin), of: reciter, db)
      try put(files, of: reciter, db)
      try noteLengths(of: reciter, db)
    }
  }

  /// Puts some published timings right, each with its origin, and takes some away; all others of the reciter stay.
  ///
  /// - Parameters:
  ///   - sets: with no ayah twice.
  ///   - gone: whose ayat are published no longer.
  ///   - id: the reciter's.
  ///   - files: of the reciter, cut by them; stored in the same transaction.
  public func change(
    _ sets: [PublishedSet], without gone: [AyahTiming], of id: String, cutting files: [RecutFile]
  ) throws(StoreError) {
    try write("store timings") { db in
      let reciter = try known(id, db).number
      let removal = try db.cachedStatement(sql: "DELETE FROM timing WHERE reciter = ? AND base = ? AND first_word = ?")
      for timing in gone { try removal.execute(arguments: [reciter, timing.base.rawValue, timing.span.start]) }
      for set in sets { try put(set, of: reciter, db) }
      try put(files, of: reciter, db)
      try noteLengths(of: reciter, db)
    }
  }

  func put(_ published: PublishedSet, of reciter: Int64, _ db: Database) throws {
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
  func put(_ files: [RecutFile], of reciter: Int64, _ db: Database) throws {
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
      for segment in recut.segments { try insert(segment, of: reciter, in: file, added: row[1], db) }
    }
  }

  /// What is known of the ayat of a reciter that start in `span`, in the order of the text: what is published, and in its place
  /// the overlays of the files that are here and whose digest is known.
  ///
  /// Where an overlay moves an ayah, the neighbours that touched it move along (`[AyahTiming].overlaid(with:)`).
  public func timings(of id: String, in span: WordRange, base: AyahTiming.Base) throws(StoreError) -> [AyahTiming] {
    try read("look up timings") { db in
      let reciter = try known(id, db).number
      let wide = try widened(span, of: reciter, base, db)
      let query = """
        SELECT DISTINCT overlay.first_word, overlay.past_word, overlay.start_ms, overlay.end_ms, overlay.words
        FROM overlay JOIN audio_file ON audio_file.sha256 = overlay.sha256
        WHERE audio_file.reciter = ? AND overlay.base = ? AND first_word >= ? AND first_word < ? ORDER BY first_word
        """
      let overlays = try rows(query, [reciter, base.rawValue, wide.start, wide.end], base, db)
      return try published(of: reciter, in: wide, base: base, db).overlaid(with: overlays)
        .filter { span.start <= $0.span.start && $0.span.start < span.end }
    }
  }

  /// The same without overlays.
  public func publishedTimings(
    of id: String, in span: WordRange, base: AyahTiming.Base
  ) throws(StoreError) -> [AyahTiming] {
    try read("look up timings") { db in try published(of: known(id, db).number, in: span, base: base, db) }
  }

  /// What is known of the ayat that share words with `span` and lie in a file that is here, or is yet to be fetched, overlays
  /// in the place of what is published; empty for a file that is not the library's, or whose name says neither an ayah nor a
  /// surah.
  ///
  /// Of a file of several reciters it is what is known of the newest of them of whom words are known; or else anything.
  ///
  /// - Parameters:
  ///   - path: as `AudioFile.path` has it.
  ///   - span: words of the Hafs text.
  ///   - id: of the reciter whose file it is; nil for whoever's it is.
  public func timings(
    ofFile path: String, in span: WordRange, of id: String? = nil
  ) throws(StoreError) -> [AyahTiming] {
    guard let base = AyahTiming.Base(fileNamed: path) else { return [] }
    return try read("look up timings") { db in
      var found: [AyahTiming] = []
      for file in try timedFiles(path, of: id.map { try known($0, db).number }, db) {
        let timings = try timings(of: file, in: span, base: base, db)
        if timings.contains(where: { !$0.words.isEmpty }) { return timings }
        if found.isEmpty { found = timings }
      }
      return found
    }
  }

  private func timings(
    of file: TimedFile, in span: WordRange, base: AyahTiming.Base, _ db: Database
  ) throws -> [AyahTiming] {
    let wide = try widened(span, of: file.reciter, base, db)
    let overlays = try file.sha256.map { try self.overlays(of: $0, base, in: wide, db) } ?? []
    return try published(of: file.reciter, in: wide, base: base, fitting: file.milliseconds, db)
      .overlaid(with: overlays).filter { $0.span.overlaps(span) }
  }

  /// A file as one reciter has it.
  private struct TimedFile {
    let reciter: Int64
    /// Nil where it is not known.
    let sha256: String?
    /// Nil for a file that is yet to be fetched.
    let milliseconds: Int?
  }

  /// Whose file lies, or is to lie, at a path, the newest first.
  private func timedFiles(_ path: String, of reciter: Int64?, _ db: Database) throws -> [TimedFile] {
    let query = """
      SELECT reciter, sha256, frames * 1000 / rate FROM audio_file WHERE path = ?1 AND (?2 IS NULL OR reciter = ?2) ORDER BY id DESC
      """
    let rows = try Row.fetchAll(db.cachedStatement(sql: query), arguments: [path, reciter])
    if !rows.isEmpty { return try rows.map { try TimedFile(reciter: $0[0], sha256: $0[1], milliseconds: $0[2]) } }
    let folder = folders.downloads + "/"
    guard path.hasPrefix(folder), let id = path.dropFirst(folder.count).split(separator: "/").first else { return [] }
    return try Library.stored(String(id), db).map { [TimedFile(reciter: $0.number, sha256: nil, milliseconds: nil)] }
      ?? []
  }

  /// Where the timings of a reciter's ayat in `span` are from; each origin once.
  public func timingOrigins(of id: String, in span: WordRange) throws(StoreError) -> [String] {
    try read("look up timings") { db in
      let query =
        "SELECT DISTINCT origin FROM timing WHERE reciter = ? AND first_word >= ? AND first_word < ? ORDER BY origin"
      return try String.fetchAll(db, sql: query, arguments: [try known(id, db).number, span.start, span.end])
    }
  }

  /// Where each of the reciter's timings of ayat that start in `span` is from, by the ayah's first word.
  public func timingOrigins(
    of id: String, in span: WordRange, base: AyahTiming.Base
  ) throws(StoreError) -> [Int: String] {
    try read("look up timings") { db in
      let query =
        "SELECT first_word, origin FROM timing WHERE reciter = ? AND base = ? AND first_word >= ? AND first_word < ?"
      let rows = try Row.fetchAll(
        db, sql: query, arguments: [try known(id, db).number, base.rawValue, span.start, span.end])
      return Dictionary(try rows.map { try ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// What is published, without the words where those are of a file of another length than `milliseconds`.
  private func published(
    of reciter: Int64, in span: WordRange, base: AyahTiming.Base, fitting milliseconds: Int? = nil, _ db: Database
  ) throws -> [AyahTiming] {
    let query = """
      SELECT first_word, past_word, start_ms, end_ms,
        CASE WHEN abs(file_ms - ?5) > \(Library.lengthTolerance) THEN NULL ELSE words END FROM timing
      WHERE reciter = ?1 AND base = ?2 AND first_word >= ?3 AND first_word < ?4 ORDER BY first_word
      """
    return try rows(query, [reciter, base.rawValue, span.start, span.end, milliseconds], base, db)
  }

  func overlays(
    of sha256: String, _ base: AyahTiming.Base, in span: WordRange, _ db: Database
  ) throws -> [AyahTiming] {
    let query = """
      SELECT first_word, past_word, start_ms, end_ms, words FROM overlay
      WHERE sha256 = ? AND base = ? AND first_word >= ? AND first_word < ? ORDER BY first_word
      """
    return try rows(query, [sha256, base.rawValue, span.start, span.end], base, db)
  }

  private func rows(
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
  private func widened(
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
}
