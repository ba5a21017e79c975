import GRDB
package import TilawaCore

extension RecordingStore {
  private func recordings(where condition: String, _ arguments: StatementArguments, _ db: Database) throws
    -> [Recording]
  {
    try Row.fetchAll(
      db, sql: "\(RecordingTable.query) WHERE \(condition) ORDER BY recording.id", arguments: arguments
    ).map(table.recording)
  }

  /// The recordings with a sound, whatever their files are; in the order in which they were stored.
  package func find(sound digest: SoundDigest) throws(StoreError) -> [Recording] {
    try read(StoreSentences.cannotFindRecording) { db in
      try recordings(where: "recording.id IN (SELECT recording FROM sound WHERE digest = ?)", [digest.text], db)
    }
  }

  /// The digest of a recording's sound; nil where its sound was not read yet.
  package func soundDigest(of recording: Recording) throws(StoreError) -> SoundDigest? {
    try read(StoreSentences.cannotLookUpSound) { db in try SoundTable.digest(of: StoredRecording.of(recording, db), db)
    }
  }

  /// The recordings whose sound was not read yet, in the order in which they were stored.
  package func withUnknownSound() throws(StoreError) -> [Recording] {
    try read(StoreSentences.cannotLookForSounds) { db in
      try SoundTable.areSomeUnknown(db) ? recordings(where: SoundTable.isUnknown, [], db) : []
    }
  }

  /// The recordings whose files are the user's own.
  package func linked() throws(StoreError) -> [Recording] {
    try read(StoreSentences.cannotLookForLinkedFiles) { db in
      try recordings(where: "storage = ?", [NewAudioFile.Storage.absolute.rawValue], db)
    }
  }

  /// Stores the digest of a recording's sound. A recording that was deleted meanwhile is passed over.
  package func note(_ digest: SoundDigest, of recording: Recording) throws(StoreError) {
    try write(StoreSentences.cannotNoteSoundOf(name: recording.title)) { db in
      guard let stored = try StoredRecording.find(recording.sha256, db) else { return }
      try SoundTable.put(digest, of: stored, db)
    }
  }

  /// Joins the recordings whose sounds are known to be the same.
  package func joinSame(now: Int) throws(StoreError) -> [JoinedRecordings] {
    let areSome = try read(StoreSentences.cannotLookForEqualSounds) { db in
      let query = "SELECT EXISTS (SELECT 1 FROM sound GROUP BY digest HAVING count(*) > 1)"
      return try Bool.fetchOne(db, sql: query) ?? false
    }
    guard areSome else { return [] }
    return try write(StoreSentences.cannotJoinRecordingsWithOneSound) { db in
      try SameSound(table: table, now: now).join(db)
    }
  }

  /// The recording that another one was joined with, where it is here.
  func kept(insteadOf sha256: String) throws(StoreError) -> Recording? {
    guard let kept = try read(StoreSentences.cannotFindRecording, { try SoundTable.kept(insteadOf: sha256, $0) }) else {
      return nil
    }
    return try find(sha256: kept)
  }
}
