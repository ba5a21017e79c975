import GRDB
import Glibc
import TilawaCore

extension RecordingStore {
  /// The recordings that a filter chooses, the newest first by the time of recording, else of import.
  package func listed(_ filter: RecordingFilter = RecordingFilter()) throws(StoreError) -> [ListedRecording] {
    let rows = try read(StoreSentences.cannotListRecordings) { db in
      try Self.rows(filter, db).map { try stored($0) }
    }
    return rows.map(\.listed)
  }

  /// The recordings with readable rows, and complaints about the others.
  func readableListed() throws(StoreError) -> (recordings: [ListedRecording], complaints: [Sentence]) {
    var complaints: [Sentence] = []
    let rows = try read(StoreSentences.cannotListRecordings) { db in
      try Self.rows(RecordingFilter(), db).compactMap { (row) -> Stored? in
        do { return try stored(row) } catch let error as DatabaseError {
          complaints.append(StoreSentences.recordingUnreadable(reason: error.detail ?? StoreSentences.damaged))
          return nil
        }
      }
    }
    return (rows.map(\.listed), complaints)
  }

  /// A recording from its row, before its file is examined.
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
    try Stored(
      recording: table.recording(row), confirmed: row[23], suggested: row[24], size: row[25], modified: row[26])
  }

  private static func rows(_ filter: RecordingFilter, _ db: Database) throws -> [Row] {
    let (condition, arguments) = try Self.condition(filter)
    let counts = """
      (SELECT count(DISTINCT uid) FROM segment WHERE segment.file = audio_file.id AND status = 'confirmed'),
      (SELECT count(DISTINCT uid) FROM segment WHERE segment.file = audio_file.id AND status = 'suggested'),
      size, mtime_ns
      """
    let columns = RecordingTable.query.replacing(
      "\nFROM recording", with: ", \(counts)\nFROM recording", maxReplacements: 1)
    return try Row.fetchAll(
      db,
      sql: "\(columns) WHERE \(condition) ORDER BY coalesce(recorded_at, imported_at) DESC, recording.id DESC",
      arguments: arguments)
  }

  private static func condition(_ filter: RecordingFilter) throws -> (String, StatementArguments) {
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
}
