import GRDB
import Glibc
package import TilawaCore

/// The reciters, their order, and what they have.
package struct ReciterStore: LibraryStore {
  let database: LibraryDatabase

  /// All reciters, in the order in which they are asked.
  package func all() throws(StoreError) -> [Reciter] {
    try read(StoreSentences.cannotListReciters) { db in try StoredReciter.ranked(db).map(\.reciter) }
  }

  /// The ids and names of all reciters, one's own first, without opening the library for more; a shell completes them.
  ///
  /// Changes nothing, and does not bring a library of an older version up to date.
  /// - Throws: `.corrupt`, also where it is busy: the caller goes without.
  package static func names(in folders: Folders) throws(StoreError) -> [(id: String, name: String)] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing(StoreSentences.cannotListReciters, folders.library) {
      var names: [(id: String, name: String)] = []
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT id, name FROM reciter ORDER BY kind <> 'personal', rank, number") {
          names.append((id: $0.text(0), name: $0.text(1)))
        }
      }
      return names
    }
  }

  /// The reciter of an id.
  ///
  /// - Throws: `.notFound`.
  package func find(_ id: String) throws(StoreError) -> Reciter {
    try read(StoreSentences.cannotFindReciter) { db in try StoredReciter.known(id, db).reciter }
  }

  /// The reciter that a person means: by id, name, or a part of the name, else by a name in the catalogue, which has Arabic
  /// ones. Where a part fits several, the only one with recordings of the user's is meant.
  ///
  /// - Throws: `.notFound`; `.invalid` if several may be meant, with their ids.
  package func choose(_ name: String) throws(StoreError) -> Reciter {
    let all = try all()
    var choice = NameChoice(name, among: all, isOwn: { $0.kind == .personal }, names: { [$0.id, $0.name] })
    if case .none = choice {
      let names = try catalogueNames(of: all)
      choice = NameChoice(name, among: all, names: { names[$0.id] ?? [] })
    }
    switch choice {
    case .one(let reciter): return reciter
    case .several(let reciters):
      let names = reciters.prefix(5).map { "\($0.id) (\($0.name))" }.listed
      throw StoreError(
        .invalid, StoreSentences.cannotFindReciterNamed(id: name), StoreSentences.reciterAmbiguous(names: names))
    case .none: return try find(name)
    }
  }

  /// The names of reciters in the catalogue, by the ids that they have in the library.
  private func catalogueNames(of reciters: [Reciter]) throws(StoreError) -> [String: [String]] {
    guard let catalogue = try? CatalogueFile.read(environment: Surroundings.environment) else { return [:] }
    return try sources(of: Set(reciters.map(\.id))).compactMapValues { source in
      source.catalogueID.flatMap { catalogue[id: $0] }.map { entry in
        [entry.name, entry.arabicName].compactMap(\.self).filter { !$0.isEmpty }
      }
    }
  }

  /// Gives a reciter another name; the id stays.
  ///
  /// - Throws: `.notFound`; `.invalid` if another reciter has this name.
  package func rename(_ reciter: Reciter, to name: String) throws(StoreError) -> Reciter {
    try write(StoreSentences.cannotRename(name: reciter.name)) { db in
      let number = try StoredReciter.known(reciter.id, db).number
      let same = try StoredReciter.ranked(db).first { $0.reciter.name == name && $0.number != number }
      if let same {
        throw StoreError(
          .invalid, StoreSentences.cannotRename(name: reciter.name), StoreSentences.nameTaken(id: same.reciter.id))
      }
      try db.execute(sql: "UPDATE reciter SET name = ? WHERE number = ?", arguments: [name, number])
      // Devices exchange the reciter's name with each recording.
      try db.execute(sql: "UPDATE recording SET reciter = reciter WHERE reciter = ?", arguments: [number])
      return try StoredReciter.known(reciter.id, db).reciter
    }
  }

  /// The reciter of this name or id; nil where there is none.
  package func named(_ name: String) throws(StoreError) -> Reciter? {
    try all().first { $0.name == name || $0.id == name }
  }

  /// Puts these reciters first, in this order; the others follow in the order they had.
  ///
  /// - Throws: `.notFound` for an unknown id, `.invalid` for one that is named twice.
  package func order(_ ids: [String]) throws(StoreError) {
    try write(StoreSentences.cannotOrderReciters) { db in
      let first = try ids.map { try StoredReciter.known($0, db).number }
      guard Set(first).count == first.count else {
        throw StoreError(
          .invalid, StoreSentences.cannotOrderReciters, StoreSentences.namedTwice(ids: ids.joined(separator: " ")))
      }
      let rest = try StoredReciter.ranked(db).map(\.number).filter { !first.contains($0) }
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
  package func arrange(_ ids: [String], in riwayah: Riwayah? = nil) throws(StoreError) {
    try write(StoreSentences.cannotOrderReciters) { db in
      let named = try ids.map { try StoredReciter.known($0, db) }
      guard Set(named.map(\.number)).count == named.count else {
        throw StoreError(
          .invalid, StoreSentences.cannotOrderReciters, StoreSentences.namedTwice(ids: ids.joined(separator: " ")))
      }
      if let riwayah, let other = named.first(where: { $0.reciter.riwayah != riwayah })?.reciter {
        throw StoreError(
          .invalid, StoreSentences.cannotOrderReciters,
          StoreSentences.recitesRiwayah(name: other.id, riwayah: other.riwayah.name))
      }
      let ranked = try StoredReciter.ranked(db)
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

  /// Removes a reciter with all rows of files and segments. Recordings go to the trash, fetched files are deleted where
  /// possible, and all other audio stays on the disk.
  ///
  /// - Parameters:
  ///   - id: the reciter's.
  ///   - now: seconds since 1970; nil: the clock's.
  /// - Returns: the copies of his recordings, which stay until the trash is emptied.
  /// - Throws: `.notFound`.
  @discardableResult
  package func remove(_ id: String, now: Int? = nil) throws(StoreError) -> [String] {
    // Remove fetched files, or they would stay for ever; a file behind a link cannot be removed and stays.
    let downloads = DownloadStore(database: database)
    _ = try? downloads.remove(downloads.all(by: id).map(\.file.path))
    let copies = try write(StoreSentences.cannotRemoveReciter) { db in
      let number = try StoredReciter.known(id, db).number
      let copies = try String.fetchAll(
        db, sql: "SELECT path FROM audio_file WHERE reciter = ? AND storage = 'recordings'", arguments: [number])
      let recordings = try String.fetchAll(
        db, sql: "SELECT sha256 FROM recording WHERE reciter = ?", arguments: [number])
      for recording in try recordings.compactMap({ try StoredRecording.find($0, db) }) {
        try RecordingTable(folders: folders).trash(recording, at: now ?? self.now, db)
      }
      try db.execute(sql: "DELETE FROM reciter WHERE number = ?", arguments: [number])
      return copies.map { folders.recordings + "/" + $0 }
    }
    downloads.removeFolder(of: id)
    return copies
  }

  /// Pins or unpins all present and future downloads of a reciter; pinned files stay when the cache exceeds its limit.
  ///
  /// - Throws: `.notFound`.
  package func pin(_ id: String, _ pinning: Pinning) throws(StoreError) {
    try write(StoreSentences.cannotPinReciter) { db in
      try db.execute(
        sql: "UPDATE reciter SET is_pinned = ? WHERE number = ?",
        arguments: [pinning == .pinned, try StoredReciter.known(id, db).number])
    }
  }

  /// Whether the downloads of a reciter are pinned.
  package func isPinned(_ id: String) throws(StoreError) -> Bool {
    try read(StoreSentences.cannotLookUpReciter) { db in
      try Bool.fetchOne(
        db, sql: "SELECT is_pinned FROM reciter WHERE number = ?", arguments: [try StoredReciter.known(id, db).number])
        ?? false
    }
  }

  /// The lengths of the stretches of a reciter that were stored last, in seconds; they tell the speed of recitation.
  ///
  /// - Parameters:
  ///   - id: the reciter's.
  ///   - limit: the greatest number of results.
  package func recitedLengths(of id: String, limit: Int) throws(StoreError) -> [(words: WordRange, seconds: Double)] {
    try read(StoreSentences.cannotLookUpHowFastReciterRecites) { db in
      let query = """
        SELECT first_word, past_word, end_frame - start_frame, rate
        FROM segment JOIN audio_file ON audio_file.id = segment.file
        WHERE segment.reciter = ? AND kind = 'text' AND opening = 'plain' AND status = 'confirmed'
        ORDER BY segment.id DESC LIMIT ?
        """
      return try Row.fetchAll(db, sql: query, arguments: [try StoredReciter.known(id, db).number, limit]).map { row in
        (try WordRange(stored: row[0], past: row[1]), try Double(row[2] as Int) / Double(row[3] as Int))
      }
    }
  }
}
