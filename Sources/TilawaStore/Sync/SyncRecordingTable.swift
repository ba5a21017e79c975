import GRDB
import TilawaCore
import TilawaMerging

/// Recordings, their segments and the history of their edits, as things that are shared.
struct SyncRecordingTable {
  let db: Database
  let table: RecordingTable
  /// The number of words in the Quran.
  let words: Int
  /// Seconds since 1970.
  let now: Int

  /// The members of the value of a segment.
  static let segmentMembers: Set<String> = [
    "id", "start", "end", "kind", "parts", "status", "changed", "chosen", "pause", "confidence", "flags",
  ]
  static let editMembers: Set<String> = ["at", "undone", "edit"]

  /// The recording and the rest of a name such as `SHA256/0123456789abcdef`; nil where it is none.
  static func parts(of name: String) -> (sha256: String, id: String)? {
    let parts = name.split(separator: "/")
    guard parts.count == 2, Hex.isDigest(parts[0]), (1...64).contains(parts[1].utf8.count) else {
      return nil
    }
    return (String(parts[0]), String(parts[1]))
  }

  // MARK: - Values

  func recording(_ sha256: String) throws -> String? {
    guard let stored = try StoredRecording.find(sha256, db) else { return nil }
    return JSON.line(encoding: SyncRecording(try table.recording(stored, db)))
  }

  func segments(of stored: StoredRecording) throws -> [(id: String, value: String)] {
    try SegmentRow.all(of: stored, db).map { ($0.id, SyncSegmentText.text(of: $0)) }
  }

  func segment(_ name: String) throws -> String? {
    guard let (sha256, id) = SyncRecordingTable.parts(of: name), let stored = try StoredRecording.find(sha256, db)
    else {
      return nil
    }
    return try SegmentRow.all(of: stored, db).first { $0.id == id }.map { SyncSegmentText.text(of: $0) }
  }

  func edits(of stored: StoredRecording) throws -> [(id: String, value: String)] {
    let query = "SELECT uid, made_at, is_undone, content FROM edit WHERE recording = ? ORDER BY number"
    return try Row.fetchAll(db.cachedStatement(sql: query), arguments: [stored.number]).compactMap { row in
      guard let uid = try row[0] as String?, let text = try edit(row) else { return nil }
      return (uid, text)
    }
  }

  func edit(_ name: String) throws -> String? {
    guard let (sha256, id) = SyncRecordingTable.parts(of: name), let stored = try StoredRecording.find(sha256, db)
    else {
      return nil
    }
    let query = "SELECT uid, made_at, is_undone, content FROM edit WHERE recording = ? AND uid = ?"
    return try Row.fetchOne(db.cachedStatement(sql: query), arguments: [stored.number, id]).flatMap(edit)
  }

  /// The text of a row; nil where its edit cannot be read.
  private func edit(_ row: Row) throws -> String? {
    let content: String = try row[3]
    guard let edit = try? JSON(reading: content).decoded(as: Edit.self) else { return nil }
    return try SyncRecordingTable.text(of: RecordingDocument.Change(at: row[1], undone: row[2], edit: edit))
  }

  /// The value of an entry of the history, always in the same order of members.
  static func text(of change: RecordingDocument.Change) -> String {
    "{\"at\":\(change.at),\"undone\":\(change.undone),\"edit\":\(text(of: change.edit))}"
  }

  private static func text(of edit: Edit) -> String {
    func list(_ segments: [Segment]) -> String { segments.map(SyncSegmentText.text).joined(separator: ",") }
    return "{\"words\":\(JSON.string(edit.words).line),\"removed\":[\(list(edit.removed))],"
      + "\"added\":[\(list(edit.added))]}"
  }

  // MARK: - Storing

  /// Changes a recording that is here; nil puts it into the trash. False where it is not here.
  func store(recording text: String?, _ sha256: String) throws -> Bool {
    guard let stored = try StoredRecording.find(sha256, db) else { return text == nil }
    guard let text else {
      try table.trash(stored, at: now, db)
      return true
    }
    guard let value = try? JSON(reading: text).decoded(as: SyncRecording.self), !value.title.isEmpty,
      ReciterName.fault(in: value.reciter.name) == nil
    else { return false }
    let expected = value.expected.flatMap { $0.count == 2 && 0 <= $0[0] && $0[0] < $0[1] && $0[1] <= words ? $0 : nil }
    try db.execute(
      sql: """
        UPDATE recording SET title = ?, original_name = ?, recorded_at = ?, device = ?, first_word = ?, past_word = ?
        WHERE id = ?
        """,
      arguments: [
        value.title, value.originalName, value.recordedAt, value.device, expected?[0], expected?[1], stored.number,
      ])
    try move(stored, to: value.reciter)
    return true
  }

  /// Gives a recording to a reciter, unless one of that name recites another riwayah here.
  private func move(_ stored: StoredRecording, to owner: RecordingDocument.Owner) throws {
    let known = try table.recording(stored, db).reciter
    guard known.name != owner.name else { return }
    let new = NewReciter(name: owner.name, riwayah: owner.riwayah, counting: owner.counting, kind: .personal)
    let (id, existing) = try ReciterTable.place(for: new, db)
    if let existing, ReciterTable.obstacle(to: new, joining: existing.reciter) != nil { return }
    let number = try existing?.number ?? ReciterTable.store(new, id: id, over: nil, db)
    try db.execute(sql: "UPDATE audio_file SET reciter = ? WHERE id = ?", arguments: [number, stored.file])
    for table in ["segment", "loudness", "recording"] {
      try db.execute(sql: "UPDATE \(table) SET reciter = ? WHERE file = ?", arguments: [number, stored.file])
    }
  }

  /// Changes segments of one recording; the result has an element for each.
  func store(segments: [(id: String, text: String?)], of sha256: String) throws -> [SyncStoring] {
    guard let stored = try StoredRecording.find(sha256, db) else {
      return segments.map { $0.text == nil ? .held(nil) : .waiting }
    }
    let known = Dictionary(try SegmentRow.all(of: stored, db).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    var (removed, added): ([Segment], [Segment]) = ([], [])
    let results = segments.map { id, text -> SyncStoring in
      guard let text else {
        if let segment = known[id] { removed.append(segment) }
        return .held(nil)
      }
      guard let segment = try? JSON(reading: text).decoded(as: Segment.self), segment.id == id,
        segment.end <= stored.frames, segment.lies(within: words)
      else { return .waiting }
      if let before = known[id] { removed.append(before) }
      added.append(segment)
      return .held(SyncSegmentText.text(of: segment))
    }
    try SegmentRow.delete(removed.map(\.id), of: stored, db)
    for segment in added { try SegmentRow.insert(segment, of: stored, db) }
    try SegmentHistoryRow.note(Edit(words: "sync", removed: removed, added: added), of: stored, at: now, db)
    return results
  }

  /// Changes entries of the history of one recording.
  func store(edits: [(id: String, text: String?)], of sha256: String) throws -> [SyncStoring] {
    guard let stored = try StoredRecording.find(sha256, db) else {
      return edits.map { $0.text == nil ? .held(nil) : .waiting }
    }
    let results = try edits.map { id, text in try store(edit: text, id, of: stored) }
    try renumber(stored)
    return results
  }

  private func store(edit text: String?, _ id: String, of stored: StoredRecording) throws -> SyncStoring {
    guard let text else {
      try db.execute(sql: "DELETE FROM edit WHERE recording = ? AND uid = ?", arguments: [stored.number, id])
      return .held(nil)
    }
    guard let json = try? JSON(reading: text), let change = try? json.decoded(as: RecordingDocument.Change.self),
      RecordingTime.bounds.contains(change.at)
    else { return .waiting }
    let content = SyncRecordingTable.text(of: change.edit)
    let known = change.edit.removed + change.edit.added
    guard known.allSatisfy({ $0.end <= stored.frames && $0.lies(within: words) }) else { return .waiting }
    let query = "SELECT id FROM edit WHERE recording = ? AND uid = ?"
    if let row = try Int64.fetchOne(db, sql: query, arguments: [stored.number, id]) {
      try db.execute(
        sql: "UPDATE edit SET is_undone = ?, made_at = ?, content = ? WHERE id = ?",
        arguments: [change.undone, change.at, content, row])
    } else {
      try db.execute(
        sql: """
          INSERT INTO edit(recording, number, is_undone, made_at, content, uid)
          VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM edit WHERE recording = ?1), ?2, ?3, ?4, ?5)
          """, arguments: [stored.number, change.undone, change.at, content, id])
    }
    return .held(SyncRecordingTable.text(of: change))
  }

  /// Orders the history by time; what was taken back stands last, as undo and redo expect.
  private func renumber(_ stored: StoredRecording) throws {
    let query = "SELECT id, number FROM edit WHERE recording = ? ORDER BY is_undone, made_at, number"
    let rows = try Row.fetchAll(db, sql: query, arguments: [stored.number])
    let isOrdered = try rows.enumerated().allSatisfy { try $1[1] as Int == $0 + 1 }
    guard !isOrdered else { return }
    // Twice, because no two may have one number in between.
    for sign in [-1, 1] {
      for (index, row) in rows.enumerated() {
        try db.execute(
          sql: "UPDATE edit SET number = ? WHERE id = ?", arguments: [sign * (index + 1), row[0] as Int64])
      }
    }
  }
}
