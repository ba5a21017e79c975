import FoundationEssentials
import GRDB
import TilawaCore
import TilawaMerging

/// The shared things of the library, inside one transaction.
final class SyncLibraryRows: SyncLibrary {
  let db: Database
  let heads: SyncHeadTable
  let recordings: SyncRecordingTable
  /// The readers of rows; nil where only segments, edits and verdicts are stored.
  let readers: SyncReaders?
  let words: Int
  let now: Int

  /// - Parameters:
  ///   - words: the number of words in the Quran.
  ///   - readers: say which values of others the program understands.
  ///   - now: seconds since 1970.
  init(_ db: Database, folders: Folders, words: Int, readers: SyncReaders?, now: Int) {
    self.db = db
    self.readers = readers
    self.words = words
    heads = SyncHeadTable(db: db)
    recordings = SyncRecordingTable(db: db, table: RecordingTable(folders: folders), words: words, now: now)
    self.now = now * 1000
  }

  // MARK: - Operations

  func heads(of key: SyncKey) throws -> [SyncHead] { try heads.heads(of: key) }
  func put(_ heads: [SyncHead], of key: SyncKey) throws { try self.heads.put(heads, of: key) }
  func isKnown(_ part: String) throws -> Bool { try heads.isKnown(part) }
  func noteKnown(_ part: String) throws { try heads.noteKnown(part) }
  func replacedLines(of part: String) throws -> Set<Int> { try heads.replacedLines(of: part) }
  func noteReplaced(_ id: SyncOperationID) throws { try heads.noteReplaced(id) }
  func forgetReplaced(of part: String) throws { try heads.forgetReplaced(of: part) }

  func add(_ head: SyncHead, to key: SyncKey) throws { try heads.insert(head, of: key) }

  func heads(in group: SyncKey) throws -> [SyncKey: [SyncHead]] {
    var found: [SyncKey: [SyncHead]] = [group: try heads.heads(of: group)]
    let kinds = ["recording": ["segment", "edit"], "recitation": [SyncVerdictTable.kind]][group.kind] ?? []
    for kind in kinds { try heads.read(of: kind, from: group.name + "/", into: &found) }
    return found
  }

  // MARK: - The device

  func identity() throws -> SyncIdentity {
    let query = "SELECT device, number, last, milliseconds, tick FROM sync_device"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: query)) else {
      throw StoreError(.invalid, StoreSentences.cannotSynchronise, StoreSentences.noSyncPlace)
    }
    return try SyncIdentity(
      device: row[0], number: row[1], last: row[2],
      clock: SyncClock(last: SyncStamp(milliseconds: row[3], tick: row[4])))
  }

  func put(_ identity: SyncIdentity) throws {
    try db.cachedStatement(
      sql: "UPDATE sync_device SET device = ?, number = ?, last = ?, milliseconds = ?, tick = ?"
    ).execute(arguments: [
      identity.device, identity.number, identity.last, identity.clock.last.milliseconds, identity.clock.last.tick,
    ])
  }

  func digest(of bytes: [UInt8]) -> String { SHA256Hasher.digest(of: bytes) }

  func queue(_ bytes: [UInt8], of part: SyncLogPart, digest: String) throws {
    try heads.note(String(digest.prefix(SyncOperationID.digits)), of: part, size: bytes.count, at: now / 1000)
    try db.cachedStatement(
      sql: "INSERT INTO sync_outbox(device, number, digest, content) SELECT device, ?, ?, ? FROM sync_device"
    ).execute(arguments: [part.number, digest, Data(bytes)])
  }

  // MARK: - Values

  func keeps(_ kind: String) -> Bool {
    SyncRowTable.all[kind] != nil || ["recording", "segment", "edit", "sound", SyncVerdictTable.kind].contains(kind)
  }

  func members(of kind: String) -> Set<String> {
    switch kind {
    case "recording": SyncRecording.members
    case "segment": SyncRecordingTable.segmentMembers
    case "edit": SyncRecordingTable.editMembers
    case "sound": SyncSoundTable.members
    case SyncVerdictTable.kind: SyncVerdictTable.members
    default: SyncRowTable.all[kind]?.members ?? []
    }
  }

  func changedGroups(atMost count: Int) throws -> [SyncKey] {
    // Sounds that are in the place come first: others can fetch them while the rest is sent.
    let sounds = try changed("kind = 'sound'", atMost: count)
    return sounds + (try changed("kind <> 'sound'", atMost: count - sounds.count))
  }

  private func changed(_ condition: String, atMost count: Int) throws -> [SyncKey] {
    let query = "SELECT kind, name FROM sync_changed WHERE \(condition) ORDER BY kind, name LIMIT ?"
    return try Row.fetchAll(db.cachedStatement(sql: query), arguments: [count]).map { try SyncKey($0[0], $0[1]) }
  }

  func forgetChange(of group: SyncKey) throws {
    if group.kind == "recording", try StoredRecording.find(group.name, db) == nil { try writeDown(group.name) }
    try db.cachedStatement(sql: "DELETE FROM sync_changed WHERE kind = ? AND name = ?").execute(
      arguments: [group.kind, group.name])
  }

  func values(in group: SyncKey) throws -> [(key: SyncKey, value: String?)] {
    switch group.kind {
    case "recording": return try recordingValues(group)
    case "recitation":
      let verdicts = try SyncVerdictTable.all(of: group.name, db)
      let gone = try gone(SyncVerdictTable.kind, "\(group.name)/", besides: verdicts.map(\.0))
      return [(group, try value(of: group))]
        + verdicts.map { (SyncKey(SyncVerdictTable.kind, $0.0), $0.1) } + gone
    default:
      guard group.isSound, SyncRowTable.all[group.kind]?.isShared(group.name) ?? true else { return [] }
      return [(group, try value(of: group))]
    }
  }

  private func recordingValues(_ group: SyncKey) throws -> [(key: SyncKey, value: String?)] {
    guard let stored = try StoredRecording.find(group.name, db) else {
      // A recording that was joined with another one is not removed: devices may have it and not the other one.
      guard try SoundTable.kept(insteadOf: group.name, db) == nil else { return [] }
      return try deletedValues(of: group.name) + [(group, nil)]
    }
    try recognizeEdits(of: stored, group.name)
    try SyncSoundTable(db: db).want(group.name, .send)
    var values: [(key: SyncKey, value: String?)] = [(group, try value(of: group))]
    for (kind, all) in [("segment", try recordings.segments(of: stored)), ("edit", try recordings.edits(of: stored))] {
      let named = all.map { (key: SyncKey(kind, "\(group.name)/\($0.id)"), value: String?.some($0.value)) }
      values += named
      values += try gone(kind, "\(group.name)/", besides: named.map(\.key.name))
    }
    return values
  }

  /// Things whose names begin with a text and that are not here any more.
  private func gone(
    _ kind: String, _ prefix: String, besides present: [String]
  ) throws -> [(key: SyncKey, value: String?)] {
    let known = try heads.names(of: kind, from: prefix)
    guard !known.isEmpty else { return [] }
    return Set(known).subtracting(present).sorted().map { (SyncKey(kind, $0), nil) }
  }

  func value(of key: SyncKey) throws -> String? {
    switch key.kind {
    case "recording": try recordings.recording(key.name)
    case "segment": try recordings.segment(key.name)
    case "edit": try recordings.edit(key.name)
    case "sound": try SyncSoundTable(db: db).value(of: key.name)
    case SyncVerdictTable.kind: try SyncVerdictTable.value(of: key.name, db)
    default: try SyncRowTable.all[key.kind]?.value(of: key.name, db)
    }
  }
}
