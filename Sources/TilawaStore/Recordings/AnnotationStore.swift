import FoundationEssentials
import GRDB
package import TilawaCore

/// The segments of recordings, and their history.
package struct AnnotationStore: LibraryStore {
  let database: LibraryDatabase

  /// The segments of a recording.
  ///
  /// - Throws: `.notFound` for a recording that is gone.
  package func of(_ recording: Recording) throws(StoreError) -> Annotation {
    try read(StoreSentences.cannotReadSegmentsOf(name: recording.title)) { db in
      try AnnotationTable.annotation(of: StoredRecording.of(recording, db), db)
    }
  }

  /// Changes the segments in one transaction, and keeps the edit so that it can be undone. A new edit removes the
  /// earlier ones that could be redone.
  ///
  /// - Parameters:
  ///   - recording: the recording.
  ///   - now: seconds since 1970.
  ///   - change: returns the edit for the present segments; an edit that changes nothing is not kept.
  /// - Returns: the segments after the edit.
  /// - Throws: `.invalid` with the reason of an `EditError`; `.notFound`.
  @discardableResult
  package func edit(
    _ recording: Recording, now: Int, _ change: (SegmentEditing) throws(EditError) -> Edit
  ) throws(StoreError) -> Annotation {
    try write(StoreSentences.cannotChangeSegmentsOf(name: recording.title)) { db in
      let stored = try StoredRecording.of(recording, db)
      return try AnnotationTable.change(stored, at: now, db, change)
    }
  }

  /// Undoes the last change and returns it; nil where there is none.
  ///
  /// - Parameters:
  ///   - recording: whose segments are changed.
  ///   - now: seconds since 1970.
  package func undo(_ recording: Recording, now: Int? = nil) throws(StoreError) -> Edit? {
    try step(
      recording, StoreSentences.cannotUndoChangeOf(name: recording.title), "is_undone = 0 ORDER BY number DESC",
      becomes: 1, now ?? self.now, \.inverse)
  }

  /// Redoes the change that was undone last, and returns it; nil where there is none.
  ///
  /// - Parameters:
  ///   - recording: whose segments are changed.
  ///   - now: seconds since 1970.
  package func redo(_ recording: Recording, now: Int? = nil) throws(StoreError) -> Edit? {
    try step(
      recording, StoreSentences.cannotRedoChangeOf(name: recording.title), "is_undone = 1 ORDER BY number", becomes: 0,
      now ?? self.now, \.self)
  }

  /// The numbers of changes that can be undone and redone.
  package func history(of recording: Recording) throws(StoreError) -> (undo: Int, redo: Int) {
    try read(StoreSentences.cannotReadHistoryOf(name: recording.title)) { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT count(*), coalesce(sum(is_undone), 0) FROM edit WHERE recording = ?",
        arguments: [StoredRecording.of(recording, db).number])
      let (all, undone): (Int, Int) = try (row?[0] ?? 0, row?[1] ?? 0)
      return (max(0, all - undone), undone)
    }
  }

  private func step(
    _ recording: Recording, _ operation: Sentence, _ condition: String, becomes isUndone: Int, _ now: Int,
    _ direction: (Edit) -> Edit
  ) throws(StoreError) -> Edit? {
    try write(operation) { db in
      let stored = try StoredRecording.of(recording, db)
      let query = "SELECT id, content FROM edit WHERE recording = ? AND \(condition) LIMIT 1"
      guard let row = try Row.fetchOne(db, sql: query, arguments: [stored.number]) else { return nil }
      let edit = try JSONDecoder().decode(Edit.self, from: Data((row[1] as String).utf8))
      _ = try AnnotationTable.apply(
        direction(edit), to: AnnotationTable.annotation(of: stored, db), of: stored, at: now, db)
      try db.execute(sql: "UPDATE edit SET is_undone = ? WHERE id = ?", arguments: [isUndone, row[0] as Int64])
      return edit
    }
  }

  /// Deletes a segment as a change that can be undone, and puts it into the trash too.
  ///
  /// - Parameters:
  ///   - id: the segment's name.
  ///   - label: what people call it.
  ///   - recording: what it is a segment of.
  ///   - now: seconds since 1970.
  package func delete(
    segment id: Segment.ID, called label: String, of recording: Recording, now: Int
  ) throws(StoreError) {
    try write(StoreSentences.cannotDelete(name: label)) { db in
      let stored = try StoredRecording.of(recording, db)
      guard let segment = try AnnotationTable.annotation(of: stored, db).segment(id) else {
        throw StoreError(.notFound, StoreSentences.cannotDelete(name: label), StoreSentences.noSegment(id: id))
      }
      try AnnotationTable.change(stored, at: now, db) { (editing) throws(EditError) in try editing.delete([id]) }
      let content = String(decoding: try JSONEncoder().encode(segment), as: UTF8.self)
      try RecordingTable.put(
        recording, uid: id, title: StoreSentences.segmentOf(label: label, title: recording.title).text, content,
        at: now, db)
    }
  }
}
