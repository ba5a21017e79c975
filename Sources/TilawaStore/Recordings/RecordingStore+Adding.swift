import GRDB
import Glibc
package import TilawaCore

extension RecordingStore {
  /// Stores a recording, and makes its reciter where he is absent. One sound is one recording, also when it is imported
  /// twice.
  ///
  /// - Parameters:
  ///   - recording: what people see of it.
  ///   - reciter: whose recitation it is.
  ///   - file: with its SHA-256, the name of the copy in the recordings folder.
  ///   - known: the recording that has this sound in another file; nil means that of the same file, if there is one.
  ///   - added: seconds since 1970.
  ///   - publish: puts the copy into its place; the last thing before the transaction ends, so that the recording is
  ///     stored if and only if this succeeds.
  /// - Throws: `.invalid` where the reciter recites another riwayah; what `publish` throws.
  package func add(
    _ recording: NewRecording, by reciter: NewReciter, file: NewAudioFile, of known: Recording? = nil, added: Int,
    publish: () throws -> Void
  ) throws(StoreError) -> ImportedRecording {
    guard let sha256 = file.sha256 else {
      throw StoreError(.invalid, StoreSentences.cannotStore(name: recording.title), StoreSentences.noDigest)
    }
    var isPublished = false
    do {
      let stored = try insert(recording, known?.sha256 ?? sha256, by: reciter, file: file, added: added) {
        try publish()
        isPublished = true
      }
      // The copy in whose place another file came.
      if let known, known.fileDigest != sha256 { try? discardUnused(known.fileDigest) }
      return stored
    } catch {
      if isPublished { try? discardUnused(sha256) }
      throw error
    }
  }

  /// Makes a recording of a sound that already lies in the recordings folder, unless the library or the trash has it. The
  /// sound stays there in any case.
  ///
  /// - Parameters:
  ///   - recording: what people see of it.
  ///   - reciter: whose recitation it is.
  ///   - file: with its SHA-256.
  ///   - added: seconds since 1970.
  /// - Returns: false where the library knows the sound.
  package func adopt(
    _ recording: NewRecording, by reciter: NewReciter, file: NewAudioFile, added: Int
  ) throws(StoreError) -> Bool {
    guard let sha256 = file.sha256 else {
      throw StoreError(.invalid, StoreSentences.cannotStore(name: recording.title), StoreSentences.noDigest)
    }
    return try write(StoreSentences.cannotStore(name: recording.title)) { db in
      guard try !RecordingTable.isNeeded(sha256, db) else { return false }
      let (id, existing) = try ReciterTable.place(for: reciter, db)
      let number = try existing?.number ?? ReciterTable.store(reciter, id: id, over: nil, db)
      _ = try RecordingTable.insert(recording, sha256, file, of: number, added: added, db)
      return true
    }
  }

  /// Deletes a copy in the recordings folder to which neither a file nor the trash refers.
  func discardUnused(_ sha256: String) throws(StoreError) {
    try write(StoreSentences.cannotTidyUp) { db in
      if try !RecordingTable.isNeeded(sha256, db) { unlink("\(folders.recordings)/\(sha256)") }
    }
  }

  private func insert(
    _ recording: NewRecording, _ sha256: String, by reciter: NewReciter, file: NewAudioFile, added: Int,
    publish: () throws -> Void
  ) throws(StoreError) -> ImportedRecording {
    try write(StoreSentences.cannotStore(name: recording.title)) { db in
      let (id, existing) = try ReciterTable.place(for: reciter, db)
      if let known = existing?.reciter, let obstacle = ReciterTable.obstacle(to: reciter, joining: known) {
        throw StoreError(
          .invalid, StoreSentences.cannotImport(name: recording.title),
          StoreSentences.takeAnotherName(obstacle: obstacle))
      }
      let number = try existing?.number ?? ReciterTable.store(reciter, id: id, over: nil, db)
      let before = try StoredRecording.find(sha256, db)
      let stored =
        if let before {
          try RecordingTable.update(before, with: recording, file, of: number, added: added, db)
        } else {
          try RecordingTable.insert(recording, sha256, file, of: number, added: added, db)
        }
      if let intervals = recording.intervals {
        try AnnotationTable.change(stored, at: added, db) { (editing) throws(EditError) in
          try editing.takeOver(intervals)
        }
      }
      try publish()
      return ImportedRecording(
        reciter: try StoredReciter.known(id, db).reciter, outcome: before == nil ? .added : .replaced)
    }
  }
}
