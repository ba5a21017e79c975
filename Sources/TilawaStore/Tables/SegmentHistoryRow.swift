import GRDB
import TilawaCore

/// The times at which segments were deleted or restored, as rows of the table `fate`.
enum SegmentHistoryRow {
  /// Stores the times of a change that the rows of its segments do not hold.
  static func note(_ edit: Edit, of recording: StoredRecording, at now: Int, _ db: Database) throws {
    let added = Set(edit.added.map(\.id))
    let before = try all(of: recording, db)
    func earlier(_ segment: Segment) -> Int {
      max(segment.changed, segment.chosen ?? 0, before[segment.id].map { $0.at } ?? 0)
    }
    for segment in edit.removed where !added.contains(segment.id) {
      try put(segment.id, max(now, earlier(segment)), isGone: true, of: recording, db)
    }
    let states = Dictionary(edit.removed.map { ($0.id, earlier($0)) }, uniquingKeysWith: max)
    for segment in edit.added {
      let own = max(segment.changed, segment.chosen ?? 0)
      // A segment that comes back is newer than its removal, even within one second.
      let known = [states[segment.id], before[segment.id]?.at].compactMap(\.self).max()
      let isBack = known.map { own <= $0 } ?? false
      let at = isBack ? max(now, (known ?? 0) + 1) : own
      if at > own {
        try put(segment.id, at, isGone: false, of: recording, db)
      } else if before[segment.id] != nil {
        try db.cachedStatement(sql: "DELETE FROM fate WHERE recording = ? AND uid = ?")
          .execute(arguments: [recording.number, segment.id])
      }
    }
  }

  /// Replaces all stored times of a recording.
  static func replace(by annotation: SharedAnnotation, of recording: StoredRecording, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM fate WHERE recording = ?", arguments: [recording.number])
    for (id, at) in annotation.gone { try put(id, at, isGone: true, of: recording, db) }
    for (id, at) in annotation.returned { try put(id, at, isGone: false, of: recording, db) }
  }

  /// The segments of a recording with their stored times.
  static func shared(of recording: StoredRecording, _ db: Database) throws -> SharedAnnotation {
    let fates = try all(of: recording, db)
    return SharedAnnotation(
      segments: try SegmentRow.all(of: recording, db),
      returned: fates.compactMapValues { $0.isGone ? nil : $0.at },
      gone: fates.compactMapValues { $0.isGone ? $0.at : nil })
  }

  private static func all(
    of recording: StoredRecording, _ db: Database
  ) throws -> [Segment.ID: (at: Int, isGone: Bool)] {
    let statement = try db.cachedStatement(sql: "SELECT uid, at, is_gone FROM fate WHERE recording = ?")
    let rows = try Row.fetchAll(statement, arguments: [recording.number])
    return Dictionary(
      try rows.map { try ($0[0], (StoredNumbers.checked($0[1] as Int, StoreSentences.noTime), $0[2])) },
      uniquingKeysWith: { $1 })
  }

  private static func put(
    _ id: Segment.ID, _ at: Int, isGone: Bool, of recording: StoredRecording, _ db: Database
  ) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO fate(recording, uid, at, is_gone) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET at = excluded.at, is_gone = excluded.is_gone
        """
    ).execute(arguments: [recording.number, id, at, isGone])
  }
}
