import GRDB
public import Glibc
public import TilawaCore

extension Library {
  /// All reciters, in the order in which they are asked.
  public func reciters() throws(StoreError) -> [Reciter] {
    try read("list the reciters") { db in try Library.rankedReciters(db).map(\.reciter) }
  }

  /// Their ids in the same order, without opening the library for more: a shell asks for them while somebody types.
  ///
  /// Changes nothing, and does not bring a library of an older version up to date.
  /// - Throws: `.corrupt`, also where it is busy: whoever asks goes without.
  public static func reciterIDs(in folders: Folders) throws(StoreError) -> [String] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing("list the reciters", folders.library) {
      var ids: [String] = []
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT id FROM reciter ORDER BY rank, number") { ids.append($0.text(0)) }
      }
      return ids
    }
  }

  /// - Throws: `.notFound`.
  public func reciter(_ id: String) throws(StoreError) -> Reciter {
    try read("find a reciter") { db in try known(id, db).reciter }
  }

  /// The reciter whose name or id it is, if there is one.
  public func reciter(named name: String) throws(StoreError) -> Reciter? {
    try reciters().first { $0.name == name || $0.id == name }
  }

  /// Puts these reciters first, in this order; the others follow in the order they had.
  ///
  /// - Throws: `.notFound` for an unknown id, `.invalid` for one that is named twice.
  public func order(_ ids: [String]) throws(StoreError) {
    try write("order the reciters") { db in
      let first = try ids.map { try known($0, db).number }
      guard Set(first).count == first.count else {
        throw error(.invalid, "order the reciters", "one is named twice: \(ids.joined(separator: " "))")
      }
      let rest = try Library.rankedReciters(db).map(\.number).filter { !first.contains($0) }
      for (rank, number) in (first + rest).enumerated() {
        try db.execute(sql: "UPDATE reciter SET rank = ? WHERE number = ?", arguments: [rank, number])
      }
    }
  }

  /// Puts these reciters in this order, in the places that they hold together; all others keep theirs.
  ///
  /// - Parameters:
  ///   - ids: those who come first, in their order.
  ///   - riwayah: with them come all others of this riwayah, who follow in the order they had; nil for none.
  /// - Throws: `.notFound` for an unknown id; `.invalid` for one that is named twice, or of another riwayah.
  public func arrange(_ ids: [String], in riwayah: Riwayah? = nil) throws(StoreError) {
    try write("order the reciters") { db in
      let named = try ids.map { try known($0, db) }
      guard Set(named.map(\.number)).count == named.count else {
        throw error(.invalid, "order the reciters", "one is named twice: \(ids.joined(separator: " "))")
      }
      if let riwayah, let other = named.first(where: { $0.reciter.riwayah != riwayah })?.reciter {
        throw error(.invalid, "order the reciters", "\(other.id) recites \(other.riwayah.name)")
      }
      let ranked = try Library.rankedReciters(db)
      let first = named.map(\.number)
      var rest = ranked.filter { $0.reciter.riwayah == riwayah && !first.contains($0.number) }.map(\.number)
      rest = first + rest
      let moved = Set(rest)
      for (rank, stored) in ranked.enumerated() {
        let number = moved.contains(stored.number) ? rest.removeFirst() : stored.number
        try db.execute(sql: "UPDATE reciter SET rank = ? WHERE number = ?", arguments: [rank, number])
      }
    }
  }

  /// Forgets a reciter with all files and segments. The audio itself stays where it is, but for what was fetched, which is
  /// removed where that can be; recordings go to the trash.
  ///
  /// - Parameters:
  ///   - id: the reciter's.
  ///   - now: seconds since 1970.
  /// - Returns: the copies of his recordings, which stay until the trash is emptied.
  /// - Throws: `.notFound`.
  @discardableResult
  public func remove(_ id: String, now: Int = time(nil)) throws(StoreError) -> [String] {
    // What can be had again would lie there for ever; what cannot be removed, behind a link, stays.
    _ = try? remove(downloads: try downloads(by: id).map(\.file.path))
    let copies = try write("remove a reciter") { db in
      let number = try known(id, db).number
      let copies = try String.fetchAll(
        db, sql: "SELECT path FROM audio_file WHERE reciter = ? AND storage = 'recordings'", arguments: [number])
      let recordings = try String.fetchAll(
        db, sql: "SELECT sha256 FROM recording WHERE reciter = ?", arguments: [number])
      for recording in try recordings.compactMap({ try StoredRecording.find($0, db) }) {
        try trash(recording, at: now, db)
      }
      try db.execute(sql: "DELETE FROM reciter WHERE number = ?", arguments: [number])
      return copies.map { folders.recordings + "/" + $0 }
    }
    removeDownloadsFolder(of: id)
    return copies
  }

  struct StoredReciter {
    let number: Int64
    let reciter: Reciter

    /// - Parameter first: the column of the number; id, name, riwayah, counting and kind follow.
    init(_ row: Row, from first: Int = 0) throws {
      guard let riwayah = try Riwayah(rawValue: row[first + 3]),
        let counting = try VerseCounting(rawValue: row[first + 4]),
        let kind = try Reciter.Kind(rawValue: row[first + 5])
      else { throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: "a reciter of no known kind") }
      number = try row[first]
      reciter = try Reciter(id: row[first + 1], name: row[first + 2], riwayah: riwayah, counting: counting, kind: kind)
    }
  }

  static func rankedReciters(_ db: Database) throws -> [StoredReciter] {
    try Row.fetchAll(db, sql: "SELECT number, id, name, riwayah, counting, kind FROM reciter ORDER BY rank, number")
      .map { try StoredReciter($0) }
  }

  func known(_ id: String, _ db: Database) throws -> StoredReciter {
    guard let found = try Library.stored(id, db) else {
      throw StoreError(
        code: .notFound, operation: "find the reciter \(id)", path: nil,
        message: "there is none of that id; see `tilawa reciters list`", reciter: id)
    }
    return found
  }

  static func stored(_ id: String, _ db: Database) throws -> StoredReciter? {
    let query = "SELECT number, id, name, riwayah, counting, kind FROM reciter WHERE id = ?"
    return try Row.fetchOne(db, sql: query, arguments: [id]).map { try StoredReciter($0) }
  }
}
