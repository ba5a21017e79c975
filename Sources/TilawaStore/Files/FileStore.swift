import GRDB
package import TilawaCore

/// The audio files of the library: the files of each reciter, their segments, and whether they are unchanged.
package struct FileStore: LibraryStore {
  let database: LibraryDatabase

  /// The files of a reciter in the user's own folders or in the downloads folder, by path.
  package func all(of id: String) throws(StoreError) -> [ReciterFile] {
    try read(StoreSentences.cannotLookUpFiles) { db in
      let query = """
        SELECT path, rate, channels, frames, sha256, fault
        FROM audio_file LEFT JOIN download ON download.file = audio_file.id
        WHERE reciter = ? AND storage = 'absolute' AND id NOT IN (SELECT file FROM recording) ORDER BY path
        """
      return try Row.fetchAll(db, sql: query, arguments: [try StoredReciter.known(id, db).number]).map { row in
        try ReciterFile(
          file: AudioFile(stored: row[0], rate: row[1], channels: row[2], frames: row[3]), sha256: row[4],
          fault: row[5])
      }
    }
  }

  /// The segments of a reciter's file, in the order of the sound.
  package func segments(in path: String, of id: String) throws(StoreError) -> [NewSegment] {
    try read(StoreSentences.cannotLookUpWhatFileHolds) { db in
      let query = """
        SELECT kind, first_word, past_word, surah, start_frame, end_frame, status, opening, label
        FROM segment JOIN audio_file ON audio_file.id = segment.file
        WHERE audio_file.path = ? AND audio_file.reciter = ? ORDER BY start_frame
        """
      return try Row.fetchAll(db, sql: query, arguments: [path, try StoredReciter.known(id, db).number]).map { row in
        let content: SourceSegment.Content? =
          switch try row[0] as String {
          case "text": .text(try WordRange(stored: row[1] as Int?, past: row[2] as Int?))
          case "basmalah": .basmalah(surah: try StoredNumbers.surah(row[3]))
          case "istiadha": .istiadha
          default: nil
          }
        return try NewSegment(
          content: content, start: row[4], end: row[5], status: SourceSegment.Status(rawValue: row[6]) ?? .confirmed,
          opening: SourceSegment.Opening(rawValue: row[7]) ?? .plain, label: row[8])
      }
    }
  }

  /// The SHA-256 of a reciter's file. An unknown digest is computed from the file, and stored if the file has not changed
  /// since it was measured. Blocks.
  ///
  /// - Throws: `.unreadable` for a file that is gone, or has changed since it was added.
  package func digest(of path: String, of id: String) throws(StoreError) -> String {
    struct Stored { let number: Int64, sha256: String?, size: Int, modified: Int }
    let stored = try read(StoreSentences.cannotLookUpFile) { db in
      let query = "SELECT id, sha256, size, mtime_ns FROM audio_file WHERE path = ? AND reciter = ?"
      return try Row.fetchOne(db, sql: query, arguments: [path, try StoredReciter.known(id, db).number]).map { row in
        try Stored(number: row[0], sha256: row[1], size: row[2], modified: row[3])
      }
    }
    guard let stored else {
      throw StoreError(.notFound, StoreSentences.cannotFindFile(path: path), StoreSentences.noSuchFileOf(id: id))
    }
    let identity = try FileIdentity(path: path)
    guard identity.size == stored.size, identity.modified == stored.modified else {
      throw StoreError(
        code: .unreadable, operation: StoreSentences.cannotUseFile, path: path, detail: StoreSentences.changedSinceAdded
      )
    }
    if let known = stored.sha256 { return known }
    let digest = try SHA256Hasher.digest(ofFile: path).digest
    guard try FileIdentity(path: path) == identity else {
      throw StoreError(
        code: .unreadable, operation: StoreSentences.cannotUseFile, path: path, detail: StoreSentences.beingChanged)
    }
    try write(StoreSentences.cannotStoreDigest) { db in
      try db.execute(
        sql: "UPDATE audio_file SET sha256 = ? WHERE id = ? AND sha256 IS NULL", arguments: [digest, stored.number])
    }
    return digest
  }

  /// The stored SHA-256 of a file; nil for an unknown digest or an unknown file.
  ///
  /// - Parameter path: absolute.
  package func digest(of path: String) throws(StoreError) -> String? {
    let copies = folders.recordings + "/"
    let isCopy = path.hasPrefix(copies)
    return try read(StoreSentences.cannotLookUpFile) { db in
      try String.fetchOne(
        db,
        sql: """
          SELECT coalesce(recording.sha256, audio_file.sha256)
          FROM audio_file LEFT JOIN recording ON recording.file = audio_file.id WHERE path = ? AND storage = ?
          """,
        arguments: [
          isCopy ? String(path.dropFirst(copies.count)) : path,
          (isCopy ? NewAudioFile.Storage.recordings : .absolute).rawValue,
        ])
    }
  }

  /// Compares the file of a recording with its row; `.changed` for a recording that is gone from the library.
  package func state(of recording: Recording) throws(StoreError) -> FileState {
    try state(
      of: recording.file.path,
      "recording JOIN audio_file ON audio_file.id = recording.file WHERE recording.sha256 = ?", [recording.sha256])
  }

  /// Compares files that are played with their rows, by one query for all; `.changed` for a file without a row of this length and
  /// rate.
  package func states(of files: [AudioFile]) throws(StoreError) -> [AudioFile: FileState] {
    let copies = folders.recordings + "/"
    func name(_ path: String) -> String { path.hasPrefix(copies) ? String(path.dropFirst(copies.count)) : path }
    let seen = files.map { file in
      (try? FileIdentity(path: file.path)).map { identity in
        Measured(
          name: name(file.path), frames: file.frames, rate: file.rate, size: identity.size, modified: identity.modified)
      }
    }
    let stored = try stored(Set(seen.compactMap { $0?.name }))
    return zip(files, seen).reduce(into: [:]) { states, pair in
      states[pair.0] = pair.1.map { stored.contains($0) ? .unchanged : .changed } ?? .missing
    }
  }

  /// The same of one file.
  package func state(of file: AudioFile) throws(StoreError) -> FileState { try states(of: [file])[file] ?? .missing }

  /// A file as it was when it was measured.
  private struct Measured: Hashable {
    /// The path, as rows have it.
    let name: String
    let frames: Int, rate: Int, size: Int, modified: Int
  }

  /// The rows of these names.
  private func stored(_ names: Set<String>) throws(StoreError) -> Set<Measured> {
    guard !names.isEmpty else { return [] }
    return try read(StoreSentences.cannotLookUpFile) { db in
      let query = """
        SELECT path, frames, rate, size, mtime_ns FROM audio_file WHERE path IN (SELECT value FROM json_each(?))
        """
      let list = JSON.array(names.map { .string($0) }).text
      return try Set(
        Row.fetchAll(db, sql: query, arguments: [list]).map { row in
          try Measured(name: row[0], frames: row[1], rate: row[2], size: row[3], modified: row[4])
        })
    }
  }

  /// - Parameter rows: what is stored of the file, as the rest of a query.
  private func state(of path: String, _ rows: String, _ arguments: StatementArguments) throws(StoreError) -> FileState {
    guard let identity = try? FileIdentity(path: path) else { return .missing }
    return try read(StoreSentences.cannotLookUpFile) { db in
      let query = "SELECT EXISTS (SELECT * FROM \(rows) AND size = ? AND mtime_ns = ?)"
      let all = arguments + [identity.size, identity.modified]
      return try Bool.fetchOne(db, sql: query, arguments: all) == true ? .unchanged : .changed
    }
  }
}
