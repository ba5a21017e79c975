import GRDB
package import TilawaCore

extension RecordingStore {
  /// Whether a recording lies in the trash.
  func isTrashed(_ sha256: String) throws(StoreError) -> Bool {
    try read(StoreSentences.cannotLookIntoTrash) { db in
      let query = "SELECT EXISTS (SELECT * FROM trash WHERE sha256 = ? AND uid IS NULL)"
      return try Bool.fetchOne(db, sql: query, arguments: [sha256]) ?? false
    }
  }

  /// Stores a recording from an exported folder.
  ///
  /// - Parameters:
  ///   - document: what is known of it.
  ///   - path: its sound, under a temporary name.
  ///   - digest: the digest of the sound; nil if it is not known.
  ///   - publish: gives it its lasting name; the last thing before the transaction ends.
  /// - Throws: `.invalid` where another process stored it meanwhile; what `publish` throws.
  func add(
    _ document: RecordingDocument, soundAt path: String, _ digest: SoundDigest?, publish: () throws -> Void
  ) throws(StoreError) -> Recording {
    var isPublished = false
    do {
      return try write(StoreSentences.cannotStore(name: document.title)) { db in
        guard try StoredRecording.find(document.sha256, db) == nil else {
          throw StoreError(.invalid, StoreSentences.cannotStore(name: document.title), StoreSentences.importedMeanwhile)
        }
        let stored = try DocumentTable.insert(document, soundAt: path, .recordings, sound: digest, db)
        let recording = try table.recording(stored, db)
        try publish()
        isPublished = true
        return recording
      }
    } catch {
      if isPublished { try? discardUnused(document.sha256) }
      throw error
    }
  }

  /// Merges a document into a stored recording, and returns whether its segments changed.
  func merge(
    _ document: RecordingDocument, into recording: Recording, words: String, now: Int
  ) throws(StoreError) -> Bool {
    try write(StoreSentences.cannotMergeWhatIsMarkedIn(name: recording.title)) { db in
      try DocumentTable.merge(document, into: StoredRecording.of(recording, db), words: words, at: now, db)
    }
  }

  /// Stores the present size, time and digest of a recording's file, whose sound the caller has verified.
  ///
  /// - Parameter digest: the SHA-256 of the file; nil if it is the stored one.
  package func noteIdentity(of recording: Recording, digest: String? = nil) throws(StoreError) {
    let identity = try FileIdentity(path: recording.file.path)
    try write(StoreSentences.cannotNoteFileOf(name: recording.title)) { db in
      try db.execute(
        sql: "UPDATE audio_file SET size = ?, mtime_ns = ?, sha256 = ? WHERE id = ?",
        arguments: [
          identity.size, identity.modified, digest ?? recording.fileDigest, StoredRecording.of(recording, db).file,
        ])
    }
  }
}
