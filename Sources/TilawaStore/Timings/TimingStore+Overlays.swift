import Foundation
import GRDB
public import TilawaCore

// What was put right by hand, for the audio of one digest: it holds wherever that audio lies, and for no other edition.

extension Library {
  /// Stores overlays of the audio of this digest, in the place of those of the same ayat.
  ///
  /// - Parameters:
  ///   - timings: of one kind of file.
  ///   - sha256: 64 hexadecimal digits.
  ///   - now: seconds since 1970.
  ///   - files: cut by them; stored in the same transaction.
  ///   - id: of the reciter whose files they are.
  public func setOverlays(
    _ timings: [AyahTiming], of sha256: String, at now: Int, cutting files: [RecutFile] = [], of id: String? = nil
  ) throws(StoreError) {
    try setOverlays([sha256: timings], at: now, cutting: files, of: id)
  }

  /// The same for the audio of several digests, in one transaction.
  public func setOverlays(
    _ overlays: [String: [AyahTiming]], at now: Int, cutting files: [RecutFile] = [], of id: String? = nil
  ) throws(StoreError) {
    try write("store overlays") { db in
      let statement = try db.cachedStatement(sql: "INSERT OR REPLACE INTO overlay VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      for (sha256, timings) in overlays {
        for timing in timings {
          try statement.execute(arguments: [
            sha256, timing.base.rawValue, timing.span.start, timing.span.end,
            timing.range?.lowerBound.wholeMilliseconds, timing.range?.upperBound.wholeMilliseconds,
            timing.words.isEmpty ? nil : WordBlob(timing.words).data, now,
          ])
        }
      }
      if let id { try put(files, of: known(id, db).number, db) }
    }
  }

  /// The overlays of the audio of this digest, in the order of the text.
  public func overlays(of sha256: String) throws(StoreError) -> [AyahTiming] {
    try read("look up overlays") { db in
      let all = WordRange(0, .max)
      return try (overlays(of: sha256, .ayah, in: all, db) + overlays(of: sha256, .surah, in: all, db))
        .sorted { $0.span.start < $1.span.start }
    }
  }

  /// Removes overlays of ayat that start in `span`, and says how many there were.
  @discardableResult
  public func removeOverlays(
    of sha256: String, in span: WordRange, cutting files: [RecutFile] = [], of id: String? = nil
  ) throws(StoreError) -> Int {
    try write("remove overlays") { db in
      try db.execute(
        sql: "DELETE FROM overlay WHERE sha256 = ? AND first_word >= ? AND first_word < ?",
        arguments: [sha256, span.start, span.end])
      let count = db.changesCount
      if let id { try put(files, of: known(id, db).number, db) }
      return count
    }
  }

  /// The words with which ayat begin of which there are overlays, whosever they are.
  public func overlaidWords() throws(StoreError) -> [Int] {
    try read("look up overlays") { db in
      try Int.fetchAll(db, sql: "SELECT DISTINCT first_word FROM overlay ORDER BY first_word")
    }
  }

  /// The words with which ayat begin that start in `span` and were put right in the reciter's files.
  public func overlaidWords(
    of id: String, in span: WordRange, base: AyahTiming.Base
  ) throws(StoreError) -> Set<Int> {
    try read("look up overlays") { db in
      let query = """
        SELECT first_word FROM overlay JOIN audio_file ON audio_file.sha256 = overlay.sha256
        WHERE audio_file.reciter = ? AND overlay.base = ? AND first_word >= ? AND first_word < ?
        """
      return Set(
        try Int.fetchAll(
          db, sql: query, arguments: [try known(id, db).number, base.rawValue, span.start, span.end]))
    }
  }

  /// The overlays of audio of which no file is in the library, by its digest. Whose audio it was is not known.
  public func overlaysElsewhere() throws(StoreError) -> [String: [AyahTiming]] {
    try read("look up overlays") { db in
      let query = """
        SELECT DISTINCT sha256 FROM overlay WHERE NOT EXISTS (SELECT 1 FROM audio_file WHERE sha256 = overlay.sha256)
        """
      let all = WordRange(0, .max)
      return try String.fetchAll(db, sql: query).reduce(into: [:]) { found, sha256 in
        found[sha256] = try overlays(of: sha256, .ayah, in: all, db) + overlays(of: sha256, .surah, in: all, db)
      }
    }
  }

  /// A reciter's file that is here.
  public struct ReciterFile: Hashable, Sendable {
    /// As it was measured.
    public let file: AudioFile
    /// Nil where nobody has needed it yet.
    public let sha256: String?
    /// What was found wrong with it since it was fetched; it is not played then.
    public let fault: String?

    /// Whether timings have a say in what is played of it: not where the file itself is wrong.
    public var canBeCut: Bool { fault == nil || fault == Download.unfit }
  }

  /// The files of a reciter that lie where the user keeps them or in the downloads folder, by path.
  public func files(of id: String) throws(StoreError) -> [ReciterFile] {
    try read("look up files") { db in
      let query = """
        SELECT path, rate, channels, frames, sha256, fault
        FROM audio_file LEFT JOIN download ON download.file = audio_file.id
        WHERE reciter = ? AND storage = 'absolute' AND id NOT IN (SELECT file FROM recording) ORDER BY path
        """
      return try Row.fetchAll(db, sql: query, arguments: [try known(id, db).number]).map { row in
        try ReciterFile(
          file: AudioFile(stored: row[0], rate: row[1], channels: row[2], frames: row[3]), sha256: row[4],
          fault: row[5])
      }
    }
  }

  /// What is recited where in a reciter's file, in the order of the file.
  public func segments(ofFile path: String, of id: String) throws(StoreError) -> [NewSegment] {
    try read("look up what a file holds") { db in
      let query = """
        SELECT kind, first_word, past_word, surah, start_frame, end_frame, status, opening, label
        FROM segment JOIN audio_file ON audio_file.id = segment.file
        WHERE audio_file.path = ? AND audio_file.reciter = ? ORDER BY start_frame
        """
      return try Row.fetchAll(db, sql: query, arguments: [path, try known(id, db).number]).map { row in
        let content: SourceSegment.Content? =
          switch try row[0] as String {
          case "text": .text(try WordRange(stored: row[1] as Int?, past: row[2] as Int?))
          case "basmalah": .basmalah(surah: try StoredNumbers.surah(row[3]))
          case "istiadha": .istiadha
          default: nil
          }
        return try NewSegment(
          content: content, start: row[4], end: row[5], status: SourceSegment.Status(rawValue: row[6]) ?? .confirmed,
          opening: SourceSegment.Opening(rawValue: row[7]) ?? .plain, label: row[8])
      }
    }
  }

  /// The digest of a reciter's file. Where it is not known the file is read, and it is stored if the file is still the one that
  /// was measured. Blocks.
  ///
  /// - Throws: `.unreadable` for a file that is gone, or has changed since it was added.
  public func digest(ofFile path: String, of id: String) throws(StoreError) -> String {
    struct Stored { let number: Int64, sha256: String?, size: Int, modified: Int }
    let stored = try read("look up a file") { db in
      let query = "SELECT id, sha256, size, mtime_ns FROM audio_file WHERE path = ? AND reciter = ?"
      return try Row.fetchOne(db, sql: query, arguments: [path, try known(id, db).number]).map { row in
        try Stored(number: row[0], sha256: row[1], size: row[2], modified: row[3])
      }
    }
    guard let stored else { throw error(.notFound, "find the file \(path)", "\(id) has no such file") }
    let identity = try FileIdentity(path: path)
    guard identity.size == stored.size, identity.modified == stored.modified else {
      throw StoreError(
        code: .unreadable, operation: "use the file", path: path, message: "it has changed since it was added")
    }
    if let known = stored.sha256 { return known }
    let digest = try SHA256Hasher.digest(ofFile: path).digest
    guard try FileIdentity(path: path) == identity else {
      throw StoreError(code: .unreadable, operation: "use the file", path: path, message: "it is being changed")
    }
    try write("store a digest") { db in
      try db.execute(
        sql: "UPDATE audio_file SET sha256 = ? WHERE id = ? AND sha256 IS NULL", arguments: [digest, stored.number])
    }
    return digest
  }
}
