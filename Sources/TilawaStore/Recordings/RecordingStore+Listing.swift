import GRDB
import Glibc
public import TilawaCore

/// A recording in a list: with how much is marked in it, and whether its sound is where it should be.
public struct ListedRecording: Hashable, Sendable {
  /// The recording.
  public let recording: Recording
  /// How many segments may be played or looked at.
  public let confirmed: Int
  /// How many segments nobody has vouched for yet.
  public let suggested: Int
  /// What became of its file.
  public let file: Library.FileState
}

/// One reciting of an ayah, or of a part of it or more than it.
public struct Take: Hashable, Sendable {
  /// Where it was recorded.
  public let recording: Recording
  /// The segment's name.
  public let segment: Segment.ID
  /// What is recited.
  public let words: WordRange
  /// Its frames of the recording.
  public let frames: Range<Int>
  /// Whether it may be played.
  public let status: SourceSegment.Status
  /// Whether it is played when the ayah is asked of this reciter.
  public let isPreferred: Bool
}

extension Library {
  /// Which recordings are meant; nil asks for nothing.
  public struct Filter: Hashable, Sendable {
    /// Some of this text is marked in it, or it should hold it.
    public var text: WordRange?
    /// The id of the reciter.
    public var reciter: String?
    /// What is recited.
    public var riwayah: Riwayah?
    /// Recorded, else imported, at or after; seconds since 1970.
    public var since: Int?
    /// Recorded, else imported, before.
    public var until: Int?
    /// Words that all occur in title, file name, reciter, date or a label.
    public var search: [String] = []

    public init() {}
  }

  /// The recordings that are meant, the newest first: by when they were recorded, else imported.
  public func listed(_ filter: Filter = Filter()) throws(StoreError) -> [ListedRecording] {
    let rows = try read("list the recordings") { db in
      try Library.rows(filter, db).map { try stored($0) }
    }
    return rows.map(\.listed)
  }

  /// All recordings whose rows can be read, and what is wrong with the others.
  func readableListed() throws(StoreError) -> (recordings: [ListedRecording], complaints: [String]) {
    var complaints: [String] = []
    let rows = try read("list the recordings") { db in
      try Library.rows(Filter(), db).compactMap { (row) -> Stored? in
        do { return try stored(row) } catch let error as DatabaseError {
          complaints.append("a recording cannot be read: \(error.message ?? "it is damaged")")
          return nil
        }
      }
    }
    return (rows.map(\.listed), complaints)
  }

  /// A recording as its row says, before its file is looked at.
  private struct Stored {
    let recording: Recording
    let confirmed: Int
    let suggested: Int
    let size: Int
    let modified: Int

    var listed: ListedRecording {
      let identity = try? FileIdentity(path: recording.file.path)
      let isSame = identity.map { $0.size == size && $0.modified == modified }
      return ListedRecording(
        recording: recording, confirmed: confirmed, suggested: suggested,
        file: isSame.map { $0 ? .unchanged : .changed } ?? .missing)
    }
  }

  private func stored(_ row: Row) throws -> Stored {
    try Stored(recording: recording(row), confirmed: row[22], suggested: row[23], size: row[24], modified: row[25])
  }

  private static func rows(_ filter: Filter, _ db: Database) throws -> [Row] {
    let (condition, arguments) = try Library.condition(filter)
    let counts = """
      (SELECT count(DISTINCT uid) FROM segment WHERE segment.file = audio_file.id AND status = 'confirmed'),
      (SELECT count(DISTINCT uid) FROM segment WHERE segment.file = audio_file.id AND status = 'suggested'),
      size, mtime_ns
      """
    let columns = Library.recordingQuery.replacing(
      "\nFROM recording", with: ", \(counts)\nFROM recording", maxReplacements: 1)
    return try Row.fetchAll(
      db,
      sql: "\(columns) WHERE \(condition) ORDER BY coalesce(recorded_at, imported_at) DESC, recording.id DESC",
      arguments: arguments)
  }

  private static func condition(_ filter: Filter) throws -> (String, StatementArguments) {
    var conditions = ["1"]
    var arguments = StatementArguments()
    func require(_ condition: String, _ values: StatementArguments) {
      conditions.append(condition)
      arguments += values
    }
    if let text = filter.text {
      require(
        """
        (EXISTS (SELECT * FROM segment WHERE segment.file = audio_file.id AND segment.first_word < ? AND segment.past_word > ?)
          OR recording.first_word < ? AND recording.past_word > ?)
        """, [text.end, text.start, text.end, text.start])
    }
    if let reciter = filter.reciter { require("reciter.id = ?", [reciter]) }
    if let riwayah = filter.riwayah { require("riwayah = ?", [riwayah.rawValue]) }
    if let since = filter.since { require("coalesce(recorded_at, imported_at) >= ?", [since]) }
    if let until = filter.until { require("coalesce(recorded_at, imported_at) < ?", [until]) }
    for word in filter.search {
      let pattern =
        "%" + word.escaping { ["\\", "%", "_"].contains($0) ? "\\\($0)" : nil } + "%"
      let columns = [
        "title", "original_name", "name", "device",
        "date(coalesce(recorded_at, imported_at), 'unixepoch', 'localtime')",
      ]
      let matches = columns.map { "\($0) LIKE ?1 ESCAPE '\\'".replacing("?1", with: "?") }
      require(
        """
        (\(matches.joined(separator: " OR ")) OR EXISTS (
          SELECT * FROM segment WHERE segment.file = audio_file.id AND label LIKE ? ESCAPE '\\'))
        """, StatementArguments(Array(repeating: pattern, count: columns.count + 1)))
    }
    return (conditions.joined(separator: " AND "), arguments)
  }

  /// Every take of some of a text in recordings, the earliest recording first.
  ///
  /// - Parameters:
  ///   - ayah: the text.
  ///   - id: the reciter's; nil for all.
  public func takes(of ayah: WordRange, by id: String? = nil) throws(StoreError) -> [Take] {
    let found = try read("look up the takes") { db in
      let query = Library.recordingQuery.replacing(
        "\nFROM recording",
        with: ", segment.uid, segment.first_word, segment.past_word, start_frame, end_frame, status\nFROM recording",
        maxReplacements: 1)
      return try Row.fetchAll(
        db,
        sql: """
          \(query) JOIN segment ON segment.file = recording.file
          WHERE segment.id IN (
            WITH RECURSIVE reaches(reach) AS (VALUES (0) UNION ALL SELECT reach + 1 FROM reaches WHERE reach < 17)
            SELECT segment.id FROM reciter CROSS JOIN reaches CROSS JOIN segment
            WHERE segment.reciter = reciter.number AND segment.reach = reaches.reach
              AND segment.first_word > ?1 - (1 << reaches.reach) AND segment.first_word < ?2 AND segment.past_word > ?1
              AND (?3 IS NULL OR reciter.id = ?3))
          ORDER BY coalesce(recorded_at, imported_at), recording.id, start_frame
          """, arguments: [ayah.start, ayah.end, id]
      ).map { row in
        guard let status = try SourceSegment.Status(rawValue: row[27]) else {
          throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: "a segment of no known status")
        }
        guard let start = try row[25] as Int?, let end = try row[26] as Int?, 0 <= start, start < end else {
          throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a segment of no length")
        }
        return try Take(
          recording: recording(row), segment: row[22] ?? "",
          words: WordRange(stored: row[23] as Int?, past: row[24] as Int?), frames: start..<end, status: status,
          isPreferred: false)
      }
    }
    let reciters = Set(found.map(\.recording.reciter.id))
    let offers = try offers(overlapping: [ayah], opening: [], of: reciters)
    let played = Set(offers.flatMap { $0.takes(of: ayah) ?? [] }.map(\.slice))
    return found.map { take in
      let isPlayed =
        take.status == .confirmed
        && played.contains {
          $0.file.path == take.recording.file.path && $0.start == take.frames.lowerBound
            && $0.end == take.frames.upperBound
        }
      return Take(
        recording: take.recording, segment: take.segment, words: take.words, frames: take.frames,
        status: take.status, isPreferred: isPlayed)
    }
  }

  /// What there is in all.
  public struct Statistics: Hashable, Sendable {
    /// Of one reciter with recordings.
    public struct Line: Hashable, Sendable {
      /// Who it is.
      public let reciter: Reciter
      /// How many recordings.
      public let recordings: Int
      /// How long they are together, in seconds.
      public let seconds: Double
      /// What their files take, in bytes.
      public let bytes: Int
    }

    /// Reciters with recordings, in the order in which they are asked.
    public let lines: [Line]
    /// Rows of text that somebody vouched for, of all reciters' recordings and files.
    public let confirmed: Int
    /// Segments of recordings.
    public let segments: Int
    /// How many things lie in the trash.
    public let trashed: Int
    /// What the library's own file takes, in bytes.
    public let libraryBytes: Int
    /// The backups that there are, the newest first.
    public let backups: [LibraryBackup]
  }

  /// What there is in all.
  public func statistics() throws(StoreError) -> Statistics {
    try read("count what is there") { db in
      func count(_ query: String) throws -> Int { try Int.fetchOne(db, sql: query) ?? 0 }
      let lines = try Row.fetchAll(
        db,
        sql: """
          SELECT number, id, name, riwayah, counting, kind, n, seconds, bytes FROM reciter JOIN (
            SELECT recording.reciter AS owner, count(*) AS n, sum(1.0 * frames / rate) AS seconds, sum(size) AS bytes
            FROM recording JOIN audio_file ON audio_file.id = recording.file GROUP BY recording.reciter
          ) ON owner = number ORDER BY rank, number
          """
      ).map { row in
        try Statistics.Line(
          reciter: StoredReciter(row).reciter, recordings: row[6], seconds: row[7], bytes: row[8])
      }
      return Statistics(
        lines: lines,
        confirmed: try count(
          "SELECT count(*) FROM segment INDEXED BY segment_coverage WHERE status = 'confirmed' AND reach IS NOT NULL"),
        segments: try count("SELECT count(*) FROM segment WHERE part = 0 AND uid IS NOT NULL"),
        trashed: try count("SELECT count(*) FROM trash"),
        libraryBytes: (try? FileIdentity(path: folders.library).size) ?? 0, backups: LibraryBackup.all(in: folders))
    }
  }
}
