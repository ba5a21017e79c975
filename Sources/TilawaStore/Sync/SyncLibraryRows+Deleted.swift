import Foundation
import GRDB
import TilawaCore
import TilawaMerging

extension SyncLibraryRows {
  /// Writes down the segments and edits of a recording that was deleted: the library's tables held them until then, and another device
  /// may keep the recording. The trash has them.
  func writeDown(_ sha256: String) throws {
    var texts: [String: [UInt64: String]] = ["segment": [:], "edit": [:]]
    for content in try deleted(sha256) {
      guard let json = try? JSON(reading: content) else { continue }
      for segment in json["segments"]?.elements ?? [] {
        guard let text = (try? segment.decoded(as: Segment.self)).map(SyncSegmentText.text) else { continue }
        texts["segment"]?[SyncValue.digest(of: text)] = text
      }
      for change in json["history"]?.elements ?? [] {
        guard let change = try? change.decoded(as: RecordingDocument.Change.self) else { continue }
        let text = SyncRecordingTable.text(of: change)
        texts["edit"]?[SyncValue.digest(of: text)] = text
      }
    }
    for (kind, texts) in texts {
      var found: [SyncKey: [SyncHead]] = [:]
      try heads.read(of: kind, from: sha256 + "/", into: &found)
      for (key, heads) in found {
        let written = heads.map { head in
          guard case .held(let digest, let whole) = head.value, let text = whole ?? texts[digest] else { return head }
          return SyncHead(id: head.id, at: head.at, value: .text(text))
        }
        if written != heads { try put(written, of: key) }
      }
    }
    try db.execute(sql: "DELETE FROM sync_emptied WHERE sha256 = ?", arguments: [sha256])
  }

  /// The documents of a recording in the trash, or of one that was emptied from it.
  private func deleted(_ sha256: String) throws -> [String] {
    let query = """
      SELECT content FROM trash WHERE sha256 = ?1 AND uid IS NULL
      UNION ALL SELECT content FROM sync_emptied WHERE sha256 = ?1
      """
    return try String.fetchAll(db, sql: query, arguments: [sha256])
  }

  /// Gives edits that came back from the trash the names that they had.
  func recognizeEdits(of stored: StoredRecording, _ sha256: String) throws {
    var found: [SyncKey: [SyncHead]] = [:]
    try heads.read(of: "edit", from: sha256 + "/", into: &found)
    var waiting: [String: String] = [:]
    for (key, heads) in found {
      guard heads.count == 1, case .text(let text) = heads[0].value else { continue }
      waiting[text] = SyncRecordingTable.parts(of: key.name)?.id
    }
    guard !waiting.isEmpty else { return }
    for (id, text) in try recordings.edits(of: stored) where found[SyncKey("edit", "\(sha256)/\(id)")] == nil {
      guard let name = waiting.removeValue(forKey: text) else { continue }
      let update = "UPDATE edit SET uid = ?3 WHERE recording = ?1 AND uid = ?2"
      try db.execute(sql: update, arguments: [stored.number, id, name])
    }
  }
}

extension JSON {
  /// The elements of an array; none of another value.
  fileprivate var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
}
