import GRDB
import TilawaCore
import TilawaMerging

extension SyncLibraryRows {
  // MARK: - To the trash

  /// Returns the values of the segments and edits of a recording when it was deleted: the changes before that are changes too.
  ///
  /// Changes that came from others since are not in the trash, and are left out.
  func deletedValues(of sha256: String) throws -> [(key: SyncKey, value: String?)] {
    guard let document = try deleted(sha256).first.flatMap({ try? JSON(reading: $0) }) else { return [] }
    var values: [SyncKey: String] = [:]
    for segment in document["segments"]?.elements ?? [] {
      guard let segment = try? segment.decoded(as: Segment.self) else { continue }
      values[SyncKey("segment", "\(sha256)/\(segment.id)")] = SyncSegmentText.text(of: segment)
    }
    var found: [SyncKey: [SyncHead]] = [:]
    try heads.read(of: "edit", from: sha256 + "/", into: &found)
    var names = SyncEditNames(found)
    for change in document["history"]?.elements ?? [] {
      guard let change = try? change.decoded(as: RecordingDocument.Change.self) else { continue }
      let text = SyncRecordingTable.text(of: change)
      let id = names.take(text) ?? String(SHA256Hasher.digest(of: Array(text.utf8)).prefix(16))
      values[SyncKey("edit", "\(sha256)/\(id)")] = text
    }
    try heads.read(of: "segment", from: sha256 + "/", into: &found)
    let gone = found.filter { values[$0.key] == nil && $0.value.contains(where: \.isHeld) }.map(\.key)
    let present = values.filter { key, _ in !isWaiting(found[key] ?? []) }
    return present.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } + gone.sorted().map { ($0, nil) }
  }

  private func isWaiting(_ heads: [SyncHead]) -> Bool {
    !heads.contains(where: \.isHeld) && !heads.allSatisfy(\.isRemoved)
  }

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

  /// The documents of a recording in the trash, the latest first, or of one that was emptied from it.
  private func deleted(_ sha256: String) throws -> [String] {
    let query = """
      SELECT content FROM (
        SELECT content, id FROM trash WHERE sha256 = ?1 AND uid IS NULL
        UNION ALL SELECT content, 0 FROM sync_emptied WHERE sha256 = ?1
      ) ORDER BY id DESC
      """
    return try String.fetchAll(db, sql: query, arguments: [sha256])
  }

  // MARK: - Back

  /// Makes rows of the values that waited for recordings and recitations of this transaction.
  ///
  /// Triggers note them in `sync_arrived`; every transaction that writes ends with this.
  static func settleArrivals(in database: LibraryDatabase, _ db: Database) throws {
    let arrived = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT kind, name FROM sync_arrived ORDER BY kind, name")
    ).map { try SyncKey($0[0], $0[1]) }
    guard !arrived.isEmpty, let words = try Int.fetchOne(db, sql: "SELECT words FROM sync_device") else { return }
    try db.execute(sql: "DELETE FROM sync_arrived")
    let restored = Set(arrived.filter { $0.kind == "trash" }.map(\.name))
    let library = SyncLibraryRows(db, folders: database.folders, words: words, readers: nil, now: database.now)
    for key in arrived where key.kind != "trash" {
      let arrival: SyncReplica<SyncLibraryRows>.Arrival = restored.contains(key.name) ? .restored : .brought
      if key.kind == "recording", arrival == .brought { try library.closeDeletion(of: key.name) }
      try SyncReplica(library).arrive(key, arrival)
    }
  }

  /// Closes a part with the changes of a recording before it was deleted, where it is here again and no part says so yet: it comes
  /// without its segments, and no person removed them.
  private func closeDeletion(of sha256: String) throws {
    guard try isDeletionOpen(of: sha256) else { return }
    let values = try deletedValues(of: sha256)
    try SyncReplica(self).close(values, in: SyncKey("recording", sha256))
    try writeDown(sha256)
  }

  /// Whether no part says yet that a recording was deleted: then the logs still say that the tables hold it, or nothing at all.
  private func isDeletionOpen(of sha256: String) throws -> Bool {
    let all = try heads(in: SyncKey("recording", sha256))
    if all.contains(where: { $0.key.kind != "recording" && $0.value.contains(where: \.isHeld) }) { return true }
    // A recording that was joined with another one has no removal in the logs.
    let query = "SELECT EXISTS (SELECT * FROM sync_changed WHERE kind = ? AND name = ?)"
    guard try !(Bool.fetchOne(db, sql: query, arguments: [SoundTable.kind, sha256]) ?? false) else { return false }
    let own = all[SyncKey("recording", sha256)] ?? []
    return own.isEmpty || own.contains(where: \.isHeld)
  }

  /// Gives edits that came back from the trash the names that they had.
  func recognizeEdits(of stored: StoredRecording, _ sha256: String) throws {
    var found: [SyncKey: [SyncHead]] = [:]
    try heads.read(of: "edit", from: sha256 + "/", into: &found)
    let query = "SELECT uid FROM edit WHERE recording = ?"
    let present = try String.fetchAll(db.cachedStatement(sql: query), arguments: [stored.number])
      .map { SyncKey("edit", "\(sha256)/\($0)") }
    var names = SyncEditNames(found.filter { !present.contains($0.key) })
    guard !names.isEmpty else { return }
    for (id, text) in try recordings.edits(of: stored) where found[SyncKey("edit", "\(sha256)/\(id)")] == nil {
      guard let name = names.take(text) else { continue }
      let update = "UPDATE edit SET uid = ?3 WHERE recording = ?1 AND uid = ?2"
      try db.execute(sql: update, arguments: [stored.number, id, name])
    }
  }
}

/// The names of edits that are known, by what they say.
private struct SyncEditNames {
  private var names: [UInt64: String] = [:]

  var isEmpty: Bool { names.isEmpty }

  init(_ found: [SyncKey: [SyncHead]]) {
    for (key, heads) in found.sorted(by: { $0.key < $1.key }) where heads.count == 1 {
      let id = SyncRecordingTable.parts(of: key.name)?.id
      switch heads[0].value {
      case .removed: break
      case .text(let text): names[SyncValue.digest(of: text)] = id
      case .held(let digest, _): names[digest] = id
      }
    }
  }

  /// Returns the name of the edit that says this, once.
  mutating func take(_ text: String) -> String? { names.removeValue(forKey: SyncValue.digest(of: text)) }
}

extension JSON {
  /// The elements of an array; none of another value.
  fileprivate var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
}
