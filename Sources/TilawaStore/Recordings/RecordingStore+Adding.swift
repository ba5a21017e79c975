import GRDB
import Glibc
public import TilawaCore

extension Library {
  /// Stores a reciter with all files; one of the same name is replaced entirely and keeps the place in the order. Somebody
  /// whose files can be fetched is not replaced because of an id that is like the name.
  ///
  /// - Parameters:
  ///   - reciter: whose files they are.
  ///   - files: all that there are, with their segments.
  ///   - timings: what is published of them; none of an earlier set of the same name stays.
  ///   - added: seconds since 1970.
  /// - Throws: `.invalid` where the name belongs to somebody whose recordings were imported.
  public func replace(
    _ reciter: NewReciter, files: [NewAudioFile], timings: PublishedSet? = nil, added: Int
  ) throws(StoreError) -> Reciter {
    try write("store \(reciter.name)") { db in
      let (id, existing) = try place(for: reciter, db) { try isReplaced($0, by: reciter, db) }
      if let existing { try clear(existing, for: reciter, db) }
      let number = try store(reciter, id: id, over: existing, db)
      if let timings { try put(timings, of: number, db) }
      for file in files { try insert(file, of: number, added: added, db) }
      return try known(id, db).reciter
    }
  }

  /// Forgets all files of a reciter who is to have others, and where they were from.
  func clear(_ existing: StoredReciter, for reciter: NewReciter, _ db: Database) throws {
    guard existing.reciter.kind == reciter.kind else {
      throw error(.invalid, "add \(reciter.name)", "recordings of that name were imported; take another name")
    }
    for table in ["segment", "audio_file", "remote_source", "absence", "timing"] {
      try db.execute(sql: "DELETE FROM \(table) WHERE reciter = ?", arguments: [existing.number])
    }
    try forget(LoudnessSource.Key(reciter: existing.number, file: nil), db)
  }

  /// What became of an imported recording.
  public struct ImportedRecording: Hashable, Sendable {
    /// Whether the sound is new to the library.
    public enum Outcome: Hashable, Sendable {
      case added
      /// The same sound had been imported before; its reciter is replaced, and its labels where there are new ones.
      case replaced
    }

    /// Whose recording it is, as the library has them now.
    public let reciter: Reciter
    /// Whether the sound is new.
    public let outcome: Outcome
  }

  /// Stores a recording; its reciter is made if absent, else extended. The same sound is one recording.
  ///
  /// - Parameters:
  ///   - recording: what people see of it.
  ///   - reciter: whose recitation it is.
  ///   - file: with its SHA-256, the name of the copy in the recordings folder.
  ///   - added: seconds since 1970.
  ///   - publish: puts the copy into its place; the last thing before the transaction ends, so that the recording is
  ///     stored if and only if this succeeds.
  /// - Throws: `.invalid` where the reciter recites another riwayah; what `publish` throws.
  public func add(
    _ recording: NewRecording, by reciter: NewReciter, file: NewAudioFile, added: Int, publish: () throws -> Void
  ) throws(StoreError) -> ImportedRecording {
    guard let sha256 = file.sha256 else { throw error(.invalid, "store \(recording.title)", "it has no digest") }
    var isPublished = false
    do {
      return try insert(recording, sha256, by: reciter, file: file, added: added) {
        try publish()
        isPublished = true
      }
    } catch {
      if isPublished { try? discardUnused(sha256) }
      throw error
    }
  }

  /// Makes a sound that lies in the recordings folder already a recording, unless it is one or lies in the trash. The sound
  /// stays whatever happens.
  ///
  /// - Parameters:
  ///   - recording: what people see of it.
  ///   - reciter: whose recitation it is.
  ///   - file: with its SHA-256.
  ///   - added: seconds since 1970.
  /// - Returns: false where the library knows the sound.
  public func adopt(
    _ recording: NewRecording, by reciter: NewReciter, file: NewAudioFile, added: Int
  ) throws(StoreError) -> Bool {
    guard let sha256 = file.sha256 else { throw error(.invalid, "store \(recording.title)", "it has no digest") }
    return try write("store \(recording.title)") { db in
      guard try !isNeeded(sha256, db) else { return false }
      let (id, existing) = try place(for: reciter, db)
      let number = try existing?.number ?? store(reciter, id: id, over: nil, db)
      _ = try insert(recording, sha256, file, of: number, added: added, db)
      return true
    }
  }

  /// Deletes a copy in the recordings folder that neither a file of the library nor the trash refers to.
  func discardUnused(_ sha256: String) throws(StoreError) {
    try write("tidy up") { db in
      if try !isNeeded(sha256, db) { unlink("\(folders.recordings)/\(sha256)") }
    }
  }

  /// Whether a recording, or one in the trash, has this copy.
  func isNeeded(_ copy: String, _ db: Database) throws -> Bool {
    let query = """
      SELECT EXISTS (SELECT * FROM audio_file WHERE path = ?1)
        OR EXISTS (SELECT * FROM trash WHERE sha256 = ?1 AND uid IS NULL)
      """
    return try Bool.fetchOne(db, sql: query, arguments: [copy]) ?? true
  }

  private func insert(
    _ recording: NewRecording, _ sha256: String, by reciter: NewReciter, file: NewAudioFile, added: Int,
    publish: () throws -> Void
  ) throws(StoreError) -> ImportedRecording {
    try write("store \(recording.title)") { db in
      let (id, existing) = try place(for: reciter, db)
      if let known = existing?.reciter, let obstacle = obstacle(to: reciter, joining: known) {
        throw error(.invalid, "import \(recording.title)", "\(obstacle); take another name")
      }
      let number = try existing?.number ?? store(reciter, id: id, over: nil, db)
      let before = try StoredRecording.find(sha256, db)
      let stored =
        if let before {
          try update(before, with: recording, file, of: number, added: added, db)
        } else {
          try insert(recording, sha256, file, of: number, added: added, db)
        }
      if let stretches = recording.stretches {
        try change(stored, at: added, db) { (editing) throws(EditError) in try editing.takeOver(stretches) }
      }
      try publish()
      return ImportedRecording(reciter: try known(id, db).reciter, outcome: before == nil ? .added : .replaced)
    }
  }

  func insert(
    _ recording: NewRecording, _ sha256: String, _ file: NewAudioFile, of reciter: Int64, added: Int, _ db: Database
  ) throws -> StoredRecording {
    let stored = try insert(file, of: reciter, added: added, db)
    try db.execute(
      sql: """
        INSERT INTO recording(
          sha256, title, reciter, file, imported_at, original_name, recorded_at, device, first_word, past_word)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        sha256, recording.title, reciter, stored, added, recording.originalName, recording.recordedAt,
        recording.device, recording.expected?.start, recording.expected?.end,
      ])
    return StoredRecording(
      number: db.lastInsertedRowID, file: stored, reciter: reciter, frames: file.file.frames, rate: file.file.rate)
  }

  /// The same sound again: it is this reciter's now, lies where it lies now, and keeps its segments and their history.
  private func update(
    _ stored: StoredRecording, with recording: NewRecording, _ file: NewAudioFile, of reciter: Int64, added: Int,
    _ db: Database
  ) throws -> StoredRecording {
    let identity = try FileIdentity(path: file.file.path)
    let path = file.storage == .absolute ? file.file.path : file.sha256
    try db.execute(
      sql: "UPDATE audio_file SET reciter = ?, storage = ?, path = ?, size = ?, mtime_ns = ? WHERE id = ?",
      arguments: [reciter, file.storage.rawValue, path, identity.size, identity.modified, stored.file])
    for table in ["segment", "loudness"] {
      try db.execute(sql: "UPDATE \(table) SET reciter = ? WHERE file = ?", arguments: [reciter, stored.file])
    }
    try db.execute(
      sql: """
        UPDATE recording SET reciter = ?, title = ?, recorded_at = coalesce(?, recorded_at),
          device = coalesce(?, device), first_word = coalesce(?, first_word), past_word = coalesce(?, past_word)
        WHERE id = ?
        """,
      arguments: [
        reciter, recording.title, recording.recordedAt, recording.device, recording.expected?.start,
        recording.expected?.end, stored.number,
      ])
    if let loudness = file.loudness {
      try put(loudness, of: LoudnessSource.Key(reciter: reciter, file: stored.file), at: added, db)
    }
    return StoredRecording(
      number: stored.number, file: stored.file, reciter: reciter, frames: stored.frames, rate: stored.rate)
  }

  func obstacle(to reciter: NewReciter, joining known: Reciter) -> String? {
    if known.riwayah != reciter.riwayah { return "\(known.name) recites \(known.riwayah.name)" }
    return known.kind == reciter.kind ? nil : "\(known.name) was added as a set of files"
  }

  /// The id for a name: that of the reciter who has it already, else one that is free.
  ///
  /// - Parameter isSame: whether one of that id and name is to be replaced.
  func place(
    for reciter: NewReciter, _ db: Database, isSame: (StoredReciter) throws -> Bool = { _ in true }
  ) throws -> (id: String, existing: StoredReciter?) {
    let slug = reciter.id ?? ReciterSlug.make(from: reciter.name)
    var suffix = 1
    while true {
      let id = slug.isEmpty ? "reciter-\(suffix)" : suffix == 1 ? slug : "\(slug)-\(suffix)"
      guard let taken = try Library.stored(id, db) else { return (id, nil) }
      if [taken.reciter.name, id].contains(reciter.name), try isSame(taken) { return (id, taken) }
      suffix += 1
    }
  }

  /// Whether a set of files takes the place of somebody of its name or with an id like it: of one whose files can be fetched
  /// only by the name; of one with files of the user's only where it brings no id.
  func isReplaced(_ taken: StoredReciter, by reciter: NewReciter, _ db: Database) throws -> Bool {
    let isFetched = try Library.source(of: taken.number, db) != nil
    return isFetched ? taken.reciter.name == reciter.name : reciter.id == nil
  }

  func store(_ reciter: NewReciter, id: String, over existing: StoredReciter?, _ db: Database) throws -> Int64 {
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

  /// The place of somebody who is new among all others.
  private func rank(for reciter: NewReciter, _ db: Database) throws -> Int {
    let usual = try reciter.kind == .personal ? Library.ownPlace(db) : .last
    let query =
      switch reciter.place ?? usual {
      case .first: "SELECT coalesce(min(rank), 0) FROM reciter"
      case .own:
        "SELECT coalesce((SELECT min(rank) FROM reciter WHERE kind <> 'personal'), max(rank) + 1, 0) FROM reciter"
      case .last: "SELECT coalesce(max(rank), -1) + 1 FROM reciter"
      }
    return try Int.fetchOne(db, sql: query) ?? 0
  }
}
