import GRDB
import TilawaCore
package import TilawaMerging

extension SyncStore {
  /// The work that is left, by numbers.
  package struct Pending: Hashable, Sendable {
    /// The things that may have changed, and the parts that are not in the place.
    package var (changes, parts) = (0, 0)
    /// The sounds to send and to fetch, and those that cannot be sent.
    package var (soundsToSend, soundsToFetch, unsendable) = (0, 0, 0)
  }

  package func pending() throws(StoreError) -> Pending {
    try read(StoreSentences.cannotLookForWhatIsToBeSynchronised) { db in
      func count(_ query: String) throws -> Int { try Int.fetchOne(db, sql: "SELECT count(*) FROM \(query)") ?? 0 }
      return Pending(
        changes: try count("sync_changed"), parts: try count("sync_outbox"),
        soundsToSend: try count("sync_sound WHERE wanted = 1"),
        soundsToFetch: try count("sync_sound WHERE \(SyncSoundTable.isToFetch)"),
        unsendable: try count("sync_sound WHERE wanted = 3"))
    }
  }

  /// A part of a log that was closed or taken here.
  package struct LoggedPart: Hashable, Sendable {
    package let device: String
    /// The time at which it came here, in seconds since 1970.
    package let at: Int
    /// The number of changes in it.
    package let operations: Int
  }

  /// The parts that were closed or taken last, the latest first.
  package func log(atMost count: Int) throws(StoreError) -> [LoggedPart] {
    try read(StoreSentences.cannotReadLogOfSync) { db in
      let query = """
        SELECT device, taken_at, operations FROM sync_part WHERE device IS NOT NULL
        ORDER BY taken_at DESC, number DESC LIMIT ?
        """
      return try Row.fetchAll(db, sql: query, arguments: [count]).map { row in
        try LoggedPart(device: row[0], at: row[1], operations: row[2])
      }
    }
  }

  /// A thing that two devices changed, and about which a person decides.
  package struct Conflict: Hashable, Sendable {
    package let key: SyncKey
    /// The values as JSON, with the operation and the device that gave them.
    package let choices: [Choice]
    /// The title of the recording that it belongs to; nil for others.
    package let title: String?

    package struct Choice: Hashable, Sendable {
      package let id: SyncOperationID
      package let device: String
      package let text: String
      /// Whether the library shows this one until a person decides.
      package let isShown: Bool
    }
  }

  /// The things about which a person must decide.
  package func conflicts() throws(StoreError) -> [Conflict] {
    try read(StoreSentences.cannotLookForConflicts) { db in
      let kinds = SyncKind.all.filter { $0.rule == .person }.map { "'\($0.name)'" }.joined(separator: ", ")
      let query = """
        SELECT DISTINCT kind, name FROM sync_head INDEXED BY sync_head_text
        WHERE value IS NOT NULL AND digest IS NULL AND kind IN (\(kinds)) ORDER BY kind, name
        """
      let library = rows(db)
      let replica = SyncReplica(library)
      return try Row.fetchAll(db, sql: query).compactMap { row in
        let key = try SyncKey(row[0], row[1])
        let choices = try replica.choices(of: key)
        guard !choices.isEmpty else { return nil }
        let shown = try library.text(key)
        let title = try SyncRecordingTable.parts(of: key.name).flatMap { parts in
          try String.fetchOne(db, sql: "SELECT title FROM recording WHERE sha256 = ?", arguments: [parts.sha256])
        }
        // Leave out a segment whose sound is not here yet: nobody can hear it and decide.
        guard key.kind != "segment" || title != nil else { return nil }
        return Conflict(
          key: key,
          choices: try choices.map { head, text in
            let query = "SELECT device FROM sync_part WHERE id = ?"
            let device = try String.fetchOne(db, sql: query, arguments: [head.id.part])
            return Conflict.Choice(id: head.id, device: device ?? "", text: text, isShown: text == shown)
          }, title: title)
      }
    }
  }

  /// Lets one of several values hold; false where nothing is to be decided any more.
  package func decide(_ key: SyncKey, for id: SyncOperationID) throws(StoreError) -> Bool {
    try change(StoreSentences.cannotDecide) { try SyncReplica($0).decide(key, for: id) }
  }

  /// The things of which others gave a value that this version does not understand; it is kept, and not applied.
  package func refused() throws(StoreError) -> [SyncKey] { try SyncStore.refused(in: database) }

  static func refused(in database: LibraryDatabase) throws(StoreError) -> [SyncKey] {
    try database.read(StoreSentences.cannotLookForWhatWasNotUnderstood) { db in
      let library = SyncLibraryRows(db, folders: database.folders, words: 0, readers: nil, now: database.now)
      let replica = SyncReplica(library)
      return try library.heads.waiting().filter { key in
        let heads = try library.heads(of: key)
        let shown = try SyncKind(named: key.kind).shown(of: heads) { try replica.text(of: $0, key) }
        return shown.map { !$0.isHeld && !$0.isRemoved } ?? false
      }
    }
  }
}
