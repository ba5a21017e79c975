import FoundationEssentials
import GRDB
import TilawaCore

/// Reads and changes the segments of a recording inside a transaction.
enum AnnotationTable {
  static func annotation(of stored: StoredRecording, _ db: Database) throws -> Annotation {
    Annotation(frames: stored.frames, rate: stored.rate, segments: try SegmentRow.all(of: stored, db))
  }

  /// Applies a change, stores it for undo, and returns the segments. Reads the segments only once, because an editor calls
  /// this at each key.
  @discardableResult
  static func change(
    _ stored: StoredRecording, at now: Int, _ db: Database, _ change: (SegmentEditing) throws(EditError) -> Edit
  ) throws -> Annotation {
    let before = try annotation(of: stored, db)
    let edit: Edit
    do throws(EditError) {
      edit = try change(SegmentEditing(before, now: now, naming: RandomID.make))
    } catch {
      throw StoreError(.invalid, StoreSentences.cannotChangeSegments, Sentence(verbatim: error.description))
    }
    guard !edit.isEmpty else { return before }
    let after = try apply(edit, to: before, of: stored, at: now, db)
    try db.execute(
      sql: "DELETE FROM edit WHERE recording = ? AND is_undone = 1", arguments: [stored.number])
    let content = try text(of: edit)
    try db.execute(
      sql: """
        INSERT INTO edit(recording, number, made_at, content)
        VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM edit WHERE recording = ?1), ?2, ?3)
        """,
      arguments: [stored.number, now, content])
    return after
  }

  static func apply(
    _ edit: Edit, to before: Annotation, of stored: StoredRecording, at now: Int, _ db: Database
  ) throws -> Annotation {
    guard let after = before.applying(edit) else {
      throw StoreError(.invalid, StoreSentences.cannot(operation: edit.words), StoreSentences.changedSince)
    }
    try SegmentRow.delete(edit.removed.map(\.id), of: stored, db)
    for segment in edit.added { try SegmentRow.insert(segment, of: stored, db) }
    try SegmentHistoryRow.note(edit, of: stored, at: now, db)
    return after
  }

  static func text(of edit: Edit) throws -> String { String(decoding: try JSONEncoder().encode(edit), as: UTF8.self) }
}
