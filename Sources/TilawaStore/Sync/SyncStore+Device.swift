import FoundationEssentials
import GRDB
import TilawaCore
package import TilawaMerging

extension SyncStore: SyncDevice {
  package func identity() throws -> SyncIdentity {
    try read(StoreSentences.cannotLookUpDevice) { try rows($0).identity() }
  }

  package func prepare() throws {
    let (known, waiting) = try read(StoreSentences.cannotLookForWhatWaits) { db in
      (try Int.fetchOne(db, sql: "SELECT words FROM sync_device"), try SyncHeadTable(db: db).waiting())
    }
    guard known != words || !waiting.isEmpty else { return }
    try change(StoreSentences.cannotTakeUpWhatWaited) { library in
      try library.db.execute(sql: "UPDATE sync_device SET words = ?", arguments: [words])
      try SyncReplica(library).closeAll()
      try SyncReplica(library).settle(waiting)
    }
  }

  package func renew() throws {
    try change(StoreSentences.cannotTakeNewNameInLogs) { library in
      var identity = try library.identity()
      identity = SyncIdentity(device: RandomID.make(), clock: identity.clock)
      try library.put(identity)
    }
  }

  package func close() throws -> Bool {
    let isNeeded = try read(StoreSentences.cannotLookForChanges) { db in
      try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM sync_changed)") ?? false
    }
    return isNeeded ? try change(StoreSentences.cannotNoteChanges) { try SyncReplica($0).close() } : false
  }

  package func unsent() throws -> SyncOutgoing? {
    try read(StoreSentences.cannotLookForWhatIsToBeSent) { db in
      let query = "SELECT device, number, digest, content FROM sync_outbox ORDER BY id LIMIT 1"
      return try Row.fetchOne(db, sql: query).map { row in
        try SyncOutgoing(device: row[0], number: row[1], digest: row[2], bytes: [UInt8](row[3] as Data))
      }
    }
  }

  package func noteSent(_ digest: String) throws {
    try write(StoreSentences.cannotNoteWhatWasSent) { db in
      try db.execute(sql: "DELETE FROM sync_outbox WHERE digest = ?", arguments: [digest])
    }
  }

  package func unknown(_ digests: [String]) throws -> [String] {
    guard !digests.isEmpty else { return [] }
    return try read(StoreSentences.cannotLookForWhatIsNew) { db in
      let table = SyncHeadTable(db: db)
      let snapshots = Set(try String.fetchAll(db, sql: "SELECT digest FROM sync_snapshot"))
      return try digests.filter { digest in
        try !snapshots.contains(digest) && !table.isKnown(String(digest.prefix(SyncOperationID.digits)))
      }
    }
  }

  package func take(_ part: SyncLogPart, digest: String, size: Int) throws {
    try change(StoreSentences.cannotTakeChangesOfOtherDevices) { library in
      try SyncReplica(library).take(part, digest: digest)
      try library.heads.note(String(digest.prefix(SyncOperationID.digits)), of: part, size: size, at: now)
    }
  }

  package func take(_ lines: [SyncSnapshot.Line], of snapshot: SyncSnapshot) throws {
    let (covers, replaced) = (Set(snapshot.covers), Set(snapshot.replaced))
    try change(StoreSentences.cannotTakeChangesOfOtherDevices) { library in
      try SyncReplica(library).take(lines) { covers.contains($0.part) || replaced.contains($0) }
    }
  }

  package func finish(_ snapshot: SyncSnapshot, digest: String) throws {
    try change(StoreSentences.cannotTakeChangesOfOtherDevices) { library in
      try SyncReplica(library).finish(snapshot)
      try library.db.execute(
        sql: "INSERT OR REPLACE INTO sync_snapshot VALUES (?, ?)", arguments: [digest, snapshot.text.utf8.count])
      for part in snapshot.covers { try library.heads.note(part, in: digest) }
    }
  }

  package func lost(besides parts: [String: Int], _ snapshots: [String: Int]) throws -> Int {
    try read(StoreSentences.cannotLookForWhatWasLost) { db in
      let unsent = try String.fetchAll(db, sql: "SELECT digest FROM sync_outbox")
      let there = parts.merging(unsent.map { (String($0.prefix(SyncOperationID.digits)), .max) }, uniquingKeysWith: max)
      let whole = try Self.whole(snapshots, db)
      // Most are in a snapshot; SQLite leaves these out.
      let named = Array(whole.prefix(500))
      let query = """
        SELECT id, snapshot, bytes FROM sync_part
        WHERE is_known = 1 AND (snapshot IS NULL OR snapshot NOT IN (\(named.map { _ in "?" }.joined(separator: ", "))))
        """
      let rows = try Row.fetchCursor(db, sql: query, arguments: StatementArguments(named))
      var lost = 0
      while let row = try rows.next() {
        let (snapshot, bytes): (String?, Int?) = try (row[1], row[2])
        let isThere = try there[row[0]].map { $0 >= bytes ?? 0 } ?? false
        if !isThere, !(snapshot.map(whole.contains) ?? false) { lost += 1 }
      }
      return lost
    }
  }

  /// The snapshots that are not shorter than they were.
  private static func whole(_ snapshots: [String: Int], _ db: Database) throws -> Set<String> {
    var whole = Set(snapshots.keys)
    for row in try Row.fetchAll(db, sql: "SELECT digest, bytes FROM sync_snapshot") {
      let (digest, bytes): (String, Int?) = try (row[0], row[1])
      if let size = snapshots[digest], size < bytes ?? 0 { whole.remove(digest) }
    }
    return whole
  }

  // MARK: - Devices

  package func card() throws -> SyncCard? {
    try read(StoreSentences.cannotLookUpDevice) { db in
      try String.fetchOne(db, sql: "SELECT card FROM sync_device").flatMap { SyncCard(reading: Array($0.utf8)) }
    }
  }

  package func name() throws -> String { try settings()?.name ?? "" }

  package func note(_ cards: [SyncCard], own: SyncCard?) throws {
    let known = try self.cards()
    guard try known != cards || card() != own else { return }
    try write(StoreSentences.cannotNoteDevices) { db in
      try db.execute(sql: "DELETE FROM sync_card")
      for card in cards {
        try db.execute(sql: "INSERT INTO sync_card VALUES (?, ?)", arguments: [card.device, card.text])
      }
      if let own { try db.execute(sql: "UPDATE sync_device SET card = ?", arguments: [own.text]) }
    }
  }

  package func cards() throws -> [SyncCard] {
    try read(StoreSentences.cannotLookUpDevices) { db in
      try String.fetchAll(db, sql: "SELECT content FROM sync_card ORDER BY device")
        .compactMap { SyncCard(reading: Array($0.utf8)) }
    }
  }

  // MARK: - Snapshots

  package func lines(after key: SyncKey?, atMost count: Int) throws -> [SyncSnapshot.Line] {
    try read(StoreSentences.cannotMakeSnapshot) { db in
      let library = rows(db)
      let replica = SyncReplica(library)
      var texts: (group: String, values: [SyncKey: String]) = ("", [:])
      return try library.heads.heads(after: key, atMost: count).compactMap { key, head in
        var head = head
        if case .held(_, nil) = head.value {
          guard let value = try library.value(of: key, within: &texts) else {
            throw StoreError(.busy, StoreSentences.cannotMakeSnapshot, StoreSentences.changedMeanwhile)
          }
          head.value = .text(value)
        } else {
          head.value = try replica.text(of: head, key).map { .text($0) } ?? .removed
        }
        return SyncSnapshot.Line(key: key, head: head)
      }
    }
  }

  package func knownParts() throws -> [String] {
    try read(StoreSentences.cannotLookUpPartsOfLogs) {
      try String.fetchAll($0, sql: "SELECT id FROM sync_part WHERE is_known = 1")
    }
  }

  package func replaced() throws -> [SyncOperationID] {
    try read(StoreSentences.cannotLookUpPartsOfLogs) { db in
      try Row.fetchAll(db, sql: "SELECT id, line FROM sync_replaced JOIN sync_part ON number = part").map { row in
        try SyncOperationID(part: row[0], line: row[1])
      }
    }
  }
}

extension SyncLibraryRows {
  /// The value of a thing; the segments and edits of one recording are read together, once.
  func value(of key: SyncKey, within texts: inout (group: String, values: [SyncKey: String])) throws -> String? {
    guard ["segment", "edit"].contains(key.kind), let parts = SyncRecordingTable.parts(of: key.name) else {
      return try value(of: key)
    }
    let group = "\(key.kind) \(parts.sha256)"
    if texts.group != group {
      texts = (group, [:])
      if let stored = try StoredRecording.find(parts.sha256, db) {
        let all = try key.kind == "segment" ? recordings.segments(of: stored) : recordings.edits(of: stored)
        for (id, value) in all { texts.values[SyncKey(key.kind, "\(parts.sha256)/\(id)")] = value }
      }
    }
    return texts.values[key]
  }
}
