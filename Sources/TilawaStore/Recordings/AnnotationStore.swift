import Foundation
import GRDB
public import Glibc
public import TilawaCore

extension Library {
  /// What is marked in a recording.
  ///
  /// - Throws: `.notFound` for a recording that is gone.
  public func annotation(of recording: Recording) throws(StoreError) -> Annotation {
    try read("read the segments of \(recording.title)") { db in
      try annotation(of: found(recording, db), db)
    }
  }

  /// Changes what is marked, in one transaction, and keeps the change so that it can be taken back. What was taken back
  /// before cannot be done again then.
  ///
  /// - Parameters:
  ///   - recording: whose segments are changed.
  ///   - now: seconds since 1970.
  ///   - change: given what there is at that moment, says what to change; an edit that changes nothing is not kept.
  /// - Returns: what is marked then.
  /// - Throws: `.invalid` with the reason of an `EditError`; `.notFound`.
  @discardableResult
  public func edit(
    _ recording: Recording, now: Int, _ change: (SegmentEditing) throws(EditError) -> Edit
  ) throws(StoreError) -> Annotation {
    try write("change the segments of \(recording.title)") { db in
      let stored = try found(recording, db)
      return try self.change(stored, at: now, db, change)
    }
  }

  /// Takes the last change back; nil where there is none.
  ///
  /// - Parameters:
  ///   - recording: whose segments are changed.
  ///   - now: seconds since 1970.
  public func undo(_ recording: Recording, now: Int = time(nil)) throws(StoreError) -> Edit? {
    try step(recording, "undo", "is_undone = 0 ORDER BY number DESC", becomes: 1, now, \.inverse)
  }

  /// Does again what was taken back last; nil where there is none.
  ///
  /// - Parameters:
  ///   - recording: whose segments are changed.
  ///   - now: seconds since 1970.
  public func redo(_ recording: Recording, now: Int = time(nil)) throws(StoreError) -> Edit? {
    try step(recording, "redo", "is_undone = 1 ORDER BY number", becomes: 0, now, \.self)
  }

  /// How many changes can be taken back, and how many be done again.
  public func history(of recording: Recording) throws(StoreError) -> (undo: Int, redo: Int) {
    try read("read the history of \(recording.title)") { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT count(*), coalesce(sum(is_undone), 0) FROM edit WHERE recording = ?",
        arguments: [found(recording, db).number])
      let (all, undone): (Int, Int) = try (row?[0] ?? 0, row?[1] ?? 0)
      return (max(0, all - undone), undone)
    }
  }

  private func step(
    _ recording: Recording, _ verb: String, _ condition: String, becomes isUndone: Int, _ now: Int,
    _ direction: (Edit) -> Edit
  ) throws(StoreError) -> Edit? {
    try write("\(verb) a change of \(recording.title)") { db in
      let stored = try found(recording, db)
      let query = "SELECT id, content FROM edit WHERE recording = ? AND \(condition) LIMIT 1"
      guard let row = try Row.fetchOne(db, sql: query, arguments: [stored.number]) else { return nil }
      let edit = try JSONDecoder().decode(Edit.self, from: Data((row[1] as String).utf8))
      _ = try apply(direction(edit), to: annotation(of: stored, db), of: stored, at: now, db)
      try db.execute(sql: "UPDATE edit SET is_undone = ? WHERE id = ?", arguments: [isUndone, row[0] as Int64])
      return edit
    }
  }

  // MARK: - Inside a transaction

  func found(_ recording: Recording, _ db: Database) throws -> StoredRecording {
    guard let stored = try StoredRecording.find(recording.sha256, db) else {
      throw error(.notFound, "find the recording \(recording.title)", "it was deleted")
    }
    return stored
  }

  func annotation(of stored: StoredRecording, _ db: Database) throws -> Annotation {
    Annotation(frames: stored.frames, rate: stored.rate, segments: try SegmentRow.all(of: stored, db))
  }

  /// Returns what is marked then; all segments are read once, as an editor changes them at a key.
  @discardableResult
  func change(
    _ stored: StoredRecording, at now: Int, _ db: Database, _ change: (SegmentEditing) throws(EditError) -> Edit
  ) throws -> Annotation {
    let before = try annotation(of: stored, db)
    let edit: Edit
    do throws(EditError) {
      edit = try change(SegmentEditing(before, now: now, naming: Library.makeSegmentID))
    } catch {
      throw self.error(.invalid, "change the segments", error.description)
    }
    guard !edit.isEmpty else { return before }
    let after = try apply(edit, to: before, of: stored, at: now, db)
    try db.execute(
      sql: "DELETE FROM edit WHERE recording = ? AND is_undone = 1", arguments: [stored.number])
    let content = try Library.text(of: edit)
    try db.execute(
      sql: """
        INSERT INTO edit(recording, number, made_at, content)
        VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM edit WHERE recording = ?1), ?2, ?3)
        """,
      arguments: [stored.number, now, content])
    return after
  }

  private func apply(
    _ edit: Edit, to before: Annotation, of stored: StoredRecording, at now: Int, _ db: Database
  ) throws -> Annotation {
    guard let after = before.applying(edit) else {
      throw error(.invalid, edit.words, "something else was changed since")
    }
    try SegmentRow.delete(edit.removed.map(\.id), of: stored, db)
    for segment in edit.added { try SegmentRow.insert(segment, of: stored, db) }
    try FateRow.note(edit, of: stored, at: now, db)
    return after
  }

  /// A name for a new segment.
  public static func makeSegmentID() -> Segment.ID {
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
