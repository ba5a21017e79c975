import GRDB
import TilawaCore

/// A segment of a recording as rows of the table `segment`, one for each part.
enum SegmentRow {
  private static let labels: [(content: Segment.Content, label: String)] = [
    (.unassigned, "?"), (.speech, "speech"), (.other, "-"),
  ]

  /// The sound of one row, with its text.
  private struct Part {
    let index: Int
    let frames: Range<Int>
    var content: SourceSegment.Content?
    let label: String?
  }

  /// Stores a segment of a recording.
  static func insert(_ segment: Segment, of recording: StoredRecording, _ db: Database) throws {
    guard case .recited(let parts) = segment.content else {
      let label = labels.first { $0.content == segment.content }?.label
      return try insert(Part(index: 0, frames: segment.frames, label: label), of: segment, in: recording, db)
    }
    for (index, (part, frames)) in zip(parts, segment.recited.map(\.frames)).enumerated() {
      try insert(
        Part(index: index, frames: frames, content: part.content, label: part.label), of: segment, in: recording, db)
    }
  }

  private static func insert(
    _ part: Part, of segment: Segment, in recording: StoredRecording, _ db: Database
  ) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO segment(
          reciter, file, kind, first_word, past_word, reach, surah, start_frame, end_frame, status, opening, label, added,
          uid, part, pause, confidence, flags, chosen)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    let columns = SegmentColumns(part.content)
    let evidence = part.index == 0 ? segment.evidence : nil
    try statement.execute(arguments: [
      recording.reciter, recording.file, columns.kind, columns.words?.start, columns.words?.end,
      columns.words.map(FileTable.reach), columns.surah, part.frames.lowerBound, part.frames.upperBound,
      segment.status.rawValue,
      SourceSegment.Opening.plain.rawValue, part.label, segment.changed, segment.id, part.index, evidence?.pause,
      evidence?.confidence, evidence?.flags.text, segment.chosen,
    ])
  }

  /// Deletes segments of a recording. Where they are many, the rows are looked through once for all.
  static func delete(_ ids: [Segment.ID], of recording: StoredRecording, _ db: Database) throws {
    guard ids.count > 4 else {
      let statement = try db.cachedStatement(sql: "DELETE FROM segment WHERE file = ? AND uid = ?")
      for id in ids { try statement.execute(arguments: [recording.file, id]) }
      return
    }
    let gone = Set(ids)
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT id, uid FROM segment WHERE file = ?"), arguments: [recording.file])
    let statement = try db.cachedStatement(sql: "DELETE FROM segment WHERE id = ?")
    for row in rows {
      guard let uid = try row[1] as String?, gone.contains(uid) else { continue }
      try statement.execute(arguments: [try row[0] as Int64])
    }
  }

  /// All segments of a recording.
  ///
  /// - Throws: what cannot have been stored by this program.
  static func all(of recording: StoredRecording, _ db: Database) throws -> [Segment] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT uid, start_frame, end_frame, status, added, chosen, pause, confidence, kind, first_word, past_word, surah,
          label, flags
        FROM segment WHERE file = ? ORDER BY uid, part
        """)
    var segments: [Segment] = []
    var rows: [Row] = []
    let cursor = try Row.fetchCursor(statement, arguments: [recording.file])
    while let row = try cursor.next()?.copy() {
      if let first = rows.first, try first[0] as String? != row[0] as String? {
        segments.append(try segment(rows))
        rows = []
      }
      rows.append(row)
    }
    if !rows.isEmpty { segments.append(try segment(rows)) }
    guard segments.allSatisfy({ $0.end <= recording.frames }) else {
      throw corrupt(StoreSentences.segmentLeavesItsRecording)
    }
    return segments
  }

  private static func segment(_ rows: [Row]) throws -> Segment {
    guard let first = rows.first, let id = try first[0] as String?,
      let status = try SourceSegment.Status(rawValue: first[3])
    else { throw corrupt(StoreSentences.segmentWithoutName) }
    let starts = try rows.map { try $0[1] as Int }
    let ends = try rows.map { try $0[2] as Int }
    guard zip(starts, ends).allSatisfy({ 0 <= $0 && $0 < $1 }), Array(starts.dropFirst()) == Array(ends.dropLast())
    else {
      throw corrupt(StoreSentences.partsDoNotTouch)
    }
    let changed = try StoredNumbers.checked(first[4] as Int, StoreSentences.noTime)
    let chosen = try StoredNumbers.checked(first[5] as Int?, StoreSentences.noTime)
    let evidence = try Segment.Evidence(
      pause: StoredNumbers.checked(first[6] as Int?, StoreSentences.noPause), confidence: first[7],
      flags: Set(text: first[13]))
    return Segment(
      id: id, start: starts[0], end: ends[ends.count - 1], content: try content(rows), status: status,
      changed: changed, chosen: chosen, evidence: evidence)
  }

  private static func content(_ rows: [Row]) throws -> Segment.Content {
    if rows.count == 1, try rows[0][8] == "other" {
      let label = try rows[0][12] as String?
      return labels.first { $0.label == label }?.content ?? .other
    }
    return .recited(
      try rows.map { row in
        try Segment.Part(start: row[1], content: recited(row), label: row[12])
      })
  }

  private static func recited(_ row: Row) throws -> SourceSegment.Content {
    switch try row[8] as String {
    case "text": return .text(try WordRange(stored: row[9] as Int?, past: row[10] as Int?))
    case "basmalah": return .basmalah(surah: try StoredNumbers.surah(row[11]))
    case "istiadha": return .istiadha
    default: throw corrupt(StoreSentences.partNoRecitation)
    }
  }

  private static func corrupt(_ detail: Sentence) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: detail.text)
  }
}
