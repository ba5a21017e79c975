import GRDB
package import TilawaCore

extension RecordingStore {
  /// Gives a recording with its segments to another reciter. Moving it back restores the former state.
  ///
  /// - Parameters:
  ///   - recording: what moves.
  ///   - reciter: whose it is from now on; made if absent.
  /// - Returns: him, as the library has him.
  /// - Throws: `.invalid` where he recites another riwayah, or is a set of files; `.notFound`.
  package func move(_ recording: Recording, to reciter: NewReciter) throws(StoreError) -> Reciter {
    try write(StoreSentences.cannotMove(name: recording.title)) { db in
      let stored = try StoredRecording.of(recording, db)
      let (id, existing) = try ReciterTable.place(for: reciter, db)
      if let known = existing?.reciter, let obstacle = ReciterTable.obstacle(to: reciter, joining: known) {
        throw StoreError(
          .invalid, StoreSentences.cannotMove(name: recording.title), StoreSentences.takeAnotherName(obstacle: obstacle)
        )
      }
      let number = try existing?.number ?? ReciterTable.store(reciter, id: id, over: nil, db)
      try db.execute(sql: "UPDATE audio_file SET reciter = ? WHERE id = ?", arguments: [number, stored.file])
      for table in ["segment", "loudness", "recording"] {
        try db.execute(sql: "UPDATE \(table) SET reciter = ? WHERE file = ?", arguments: [number, stored.file])
      }
      return try StoredReciter.known(id, db).reciter
    }
  }

  /// Changes what a recording is called, and when it was made.
  ///
  /// - Parameters:
  ///   - recording: the recording.
  ///   - title: the new title; nil: it stays.
  ///   - recorded: the time of the recording, in seconds since 1970; nil: it stays.
  /// - Throws: `.notFound`.
  package func edit(_ recording: Recording, title: String?, recorded: Int?) throws(StoreError) {
    try write(StoreSentences.cannotEdit(name: recording.title)) { db in
      let stored = try StoredRecording.of(recording, db)
      try db.execute(
        sql: "UPDATE recording SET title = coalesce(?, title), recorded_at = coalesce(?, recorded_at) WHERE id = ?",
        arguments: [title, recorded, stored.number])
    }
  }

  /// Moves a recording to the trash with its segments and their history. Its copy stays until the trash is emptied; its
  /// reciter stays in any case.
  ///
  /// - Parameters:
  ///   - recording: the recording.
  ///   - now: seconds since 1970.
  package func delete(_ recording: Recording, now: Int) throws(StoreError) {
    try write(StoreSentences.cannotDelete(name: recording.title)) { db in
      try table.trash(StoredRecording.of(recording, db), at: now, db)
    }
  }
}
