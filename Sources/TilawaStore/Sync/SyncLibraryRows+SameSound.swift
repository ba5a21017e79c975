import GRDB
import TilawaCore
import TilawaMerging

/// Recordings that were joined since their sounds are the same (`same_sound`): what others say of them still counts.
extension SyncLibraryRows {
  /// Notes the sound of a recording that arrived, and joins it with those that have the same.
  func joinSame(_ digest: SoundDigest?, of sha256: String) throws {
    for joined in try SoundTable.joined(with: sha256, db) { try carryLabels(of: joined) }
    guard let digest, let stored = try StoredRecording.find(sha256, db) else { return }
    try SoundTable.put(digest, of: stored, db)
    _ = try SameSound(table: recordings.table, now: recordings.now).join(of: digest, db)
  }

  /// Gives labels to the recordings that stayed in the place of those that they were made for.
  ///
  /// - Parameter keys: things that came.
  func carryLabels(_ keys: [SyncKey]) throws {
    let names = keys.compactMap { key -> String? in
      switch key.kind {
      case "segment": SyncRecordingTable.parts(of: key.name)?.sha256
      case SoundTable.kind: key.name
      default: nil
      }
    }
    for name in Set(names).sorted() { try carryLabels(of: name) }
  }

  /// Gives the labels that are known of a joined recording to the one that stayed, as a change of this library.
  private func carryLabels(of sha256: String) throws {
    guard let kept = try SoundTable.kept(insteadOf: sha256, db), try StoredRecording.find(sha256, db) == nil,
      let stored = try StoredRecording.find(kept, db)
    else { return }
    let came = try heads.names(of: "segment", from: sha256 + "/").compactMap { name -> Segment? in
      guard let text = try text(SyncKey("segment", name)),
        let segment = try? JSON(reading: text).decoded(as: Segment.self), segment.end <= stored.frames,
        segment.lies(within: recordings.words), try !isRemoved("\(kept)/\(segment.id)")
      else { return nil }
      return segment
    }
    let known = try SegmentHistoryRow.shared(of: stored, db)
    let merged = known.merged(with: SharedAnnotation(segments: came, returned: [:], gone: [:]))
    let edit = merged.edit(
      of: try AnnotationTable.annotation(of: stored, db), words: StoreSentences.editTookLabels.text)
    guard !edit.isEmpty else { return }
    try SegmentRow.delete(edit.removed.map(\.id), of: stored, db)
    for segment in edit.added { try SegmentRow.insert(segment, of: stored, db) }
    try SegmentHistoryRow.replace(by: merged, of: stored, db)
    // Changes from other devices are not noted, but these are labels of another recording there.
    try db.execute(sql: "INSERT OR IGNORE INTO sync_changed VALUES ('recording', ?)", arguments: [kept])
  }

  /// Whether a label was removed from the recording that stayed: then it does not come back.
  private func isRemoved(_ name: String) throws -> Bool {
    let known = try heads.heads(of: SyncKey("segment", name))
    return !known.isEmpty && known.allSatisfy(\.isRemoved)
  }
}
