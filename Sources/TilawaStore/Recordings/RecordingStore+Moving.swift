import GRDB
public import TilawaCore

extension Library {
  /// Makes a recording another reciter's, with all that is marked in it. Moved back it is as it was.
  ///
  /// - Parameters:
  ///   - recording: what moves.
  ///   - reciter: whose it is from now on; made if absent.
  /// - Returns: him, as the library has him.
  /// - Throws: `.invalid` where he recites another riwayah, or is a set of files; `.notFound`.
  public func move(_ recording: Recording, to reciter: NewReciter) throws(StoreError) -> Reciter {
    try write("move \(recording.title)") { db in
      let stored = try found(recording, db)
      let (id, existing) = try place(for: reciter, db)
      if let known = existing?.reciter, let obstacle = obstacle(to: reciter, joining: known) {
        throw error(.invalid, "move \(recording.title)", "\(obstacle); take another name")
      }
      let number = try existing?.number ?? store(reciter, id: id, over: nil, db)
      try db.execute(sql: "UPDATE audio_file SET reciter = ? WHERE id = ?", arguments: [number, stored.file])
      for table in ["segment", "loudness", "recording"] {
        try db.execute(sql: "UPDATE \(table) SET reciter = ? WHERE file = ?", arguments: [number, stored.file])
      }
      return try known(id, db).reciter
    }
  }
}
