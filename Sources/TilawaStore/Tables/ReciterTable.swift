import FoundationEssentials
import GRDB
import TilawaCore

/// Finds and makes the rows of reciters inside a transaction.
enum ReciterTable {
  /// Deletes all files and the remote source of a reciter who is replaced.
  static func clear(_ existing: StoredReciter, for reciter: NewReciter, _ db: Database) throws {
    guard existing.reciter.kind == reciter.kind else {
      throw StoreError(.invalid, StoreSentences.cannotAdd(name: reciter.name), StoreSentences.nameOfImported)
    }
    for table in ["segment", "audio_file", "remote_source", "absence", "timing"] {
      try db.execute(sql: "DELETE FROM \(table) WHERE reciter = ?", arguments: [existing.number])
    }
    try LoudnessTable.forget(LoudnessSource.Key(reciter: existing.number, file: nil), db)
  }

  static func obstacle(to reciter: NewReciter, joining known: Reciter) -> Sentence? {
    if known.riwayah != reciter.riwayah {
      return StoreSentences.recitesRiwayah(name: known.name, riwayah: known.riwayah.name)
    }
    return known.kind == reciter.kind ? nil : StoreSentences.addedAsFiles(name: known.name)
  }

  /// The id for a reciter's name: that of an existing reciter of the name, else a free one.
  ///
  /// - Parameter isSame: whether an existing reciter of that id and name is to be replaced.
  static func place(
    for reciter: NewReciter, _ db: Database, isSame: (StoredReciter) throws -> Bool = { _ in true }
  ) throws -> (id: String, existing: StoredReciter?) {
    // A reciter who was renamed has the id of an earlier name.
    if reciter.id == nil, let named = try StoredReciter.named(reciter.name, db), try isSame(named) {
      return (named.reciter.id, named)
    }
    let slug = reciter.id ?? ReciterSlug.make(from: reciter.name)
    var suffix = 1
    while true {
      let id = slug.isEmpty ? "reciter-\(suffix)" : suffix == 1 ? slug : "\(slug)-\(suffix)"
      guard let taken = try StoredReciter.find(id, db) else { return (id, nil) }
      if [taken.reciter.name, id].contains(reciter.name), try isSame(taken) { return (id, taken) }
      suffix += 1
    }
  }

  /// Whether a set of files replaces a reciter of its name or id. A reciter with a remote source is replaced only by an
  /// equal name; one with files of the user only where the set brings no id.
  static func isReplaced(_ taken: StoredReciter, by reciter: NewReciter, _ db: Database) throws -> Bool {
    let isFetched = try source(of: taken.number, db) != nil
    return isFetched ? taken.reciter.name == reciter.name : reciter.id == nil
  }

  static func store(_ reciter: NewReciter, id: String, over existing: StoredReciter?, _ db: Database) throws -> Int64 {
    let values: StatementArguments = [reciter.riwayah.rawValue, reciter.counting.rawValue, reciter.kind.rawValue]
    if let existing {
      try db.execute(
        sql: "UPDATE reciter SET riwayah = ?, counting = ?, kind = ? WHERE number = ?",
        arguments: values + [existing.number])
      return existing.number
    }
    let rank = try rank(for: reciter, db)
    try db.execute(sql: "UPDATE reciter SET rank = rank + 1 WHERE rank >= ?", arguments: [rank])
    try db.execute(
      sql: "INSERT INTO reciter(riwayah, counting, kind, id, name, rank) VALUES (?, ?, ?, ?, ?, ?)",
      arguments: values + [id, reciter.name, rank])
    return db.lastInsertedRowID
  }

  /// The rank of a new reciter.
  private static func rank(for reciter: NewReciter, _ db: Database) throws -> Int {
    let usual = try reciter.kind == .personal ? SettingTable.ownPlace(db) : .last
    let query =
      switch reciter.place ?? usual {
      case .first: "SELECT coalesce(min(rank), 0) FROM reciter"
      case .own:
        "SELECT coalesce((SELECT min(rank) FROM reciter WHERE kind <> 'personal'), max(rank) + 1, 0) FROM reciter"
      case .last: "SELECT coalesce(max(rank), -1) + 1 FROM reciter"
      }
    return try Int.fetchOne(db, sql: query) ?? 0
  }

  static func source(of reciter: Int64, _ db: Database) throws -> RemoteSource? {
    let query = "SELECT content FROM remote_source WHERE reciter = ?"
    return try String.fetchOne(db, sql: query, arguments: [reciter])
      .map { try JSONDecoder().decode(RemoteSource.self, from: Data($0.utf8)) }
  }
}
