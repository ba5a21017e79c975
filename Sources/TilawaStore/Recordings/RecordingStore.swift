import GRDB
import Glibc
public import TilawaCore

extension Library {
  /// All recordings, the newest first: by when they were recorded, else imported.
  public func recordings() throws(StoreError) -> [Recording] {
    try read("list the recordings") { db in
      try Row.fetchAll(
        db, sql: "\(Library.recordingQuery) ORDER BY coalesce(recorded_at, imported_at) DESC, recording.id DESC"
      ).map(recording)
    }
  }

  /// The recording that somebody means: by the first four digits or more of its id, by its title, or `last` for the one
  /// that was imported last.
  ///
  /// - Throws: `.notFound`; `.invalid` where several are meant, which it names.
  public func recording(_ name: String) throws(StoreError) -> Recording {
    let found = try read("find a recording") { db in try matches(name, db) }
    guard let first = found.first else {
      throw error(.notFound, "find the recording \(name)", "there is none; see `tilawa library list`")
    }
    guard found.count == 1 else {
      let names = found.prefix(5).map { "\($0.sha256.prefix(12)) (\($0.title))" }.joined(separator: ", ")
      throw error(.invalid, "find the recording \(name)", "it may be any of \(names)")
    }
    return first
  }

  /// The recording of this very sound, if there is one.
  public func recording(sha256: String) throws(StoreError) -> Recording? {
    try read("find a recording") { db in
      try Row.fetchOne(db, sql: "\(Library.recordingQuery) WHERE recording.sha256 = ?", arguments: [sha256])
        .map(recording)
    }
  }

  /// The recordings whose sound lies in these files, by path; other files have none.
  public func recordings(inFiles paths: Set<String>) throws(StoreError) -> [String: Recording] {
    try read("find the recordings of files") { db in
      var found: [String: Recording] = [:]
      let copies = folders.recordings + "/"
      for path in paths {
        let isCopy = path.hasPrefix(copies)
        let row = try Row.fetchOne(
          db, sql: "\(Library.recordingQuery) WHERE path = ? AND storage = ?",
          arguments: [
            isCopy ? String(path.dropFirst(copies.count)) : path,
            (isCopy ? NewAudioFile.Storage.recordings : .absolute).rawValue,
          ])
        found[path] = try row.map(recording)
      }
      return found
    }
  }

  /// The first eight digits of the ids, which are typed for them, and the titles, the latest import first; without opening the
  /// library for more.
  ///
  /// - Throws: as opening the library does.
  public static func recordingNames(in folders: Folders) throws(StoreError) -> [(id: String, title: String)] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing("list the recordings", folders.library) {
      var names: [(id: String, title: String)] = []
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT substr(sha256, 1, 8), title FROM recording ORDER BY imported_at DESC, id DESC") {
          names.append((id: $0.text(0), title: $0.text(1)))
        }
      }
      return names
    }
  }

  private func matches(_ name: String, _ db: Database) throws -> [Recording] {
    if name == "last" {
      let query = "\(Library.recordingQuery) ORDER BY imported_at DESC, recording.id DESC LIMIT 1"
      return try Row.fetchAll(db, sql: query).map(recording)
    }
    let digits = name.lowercased()
    if digits.utf8.count >= 4, digits.allSatisfy(\.isHexDigit) {
      let query = "\(Library.recordingQuery) WHERE recording.sha256 >= ? AND recording.sha256 < ? LIMIT 6"
      let found = try Row.fetchAll(db, sql: query, arguments: [digits, digits + "g"]).map(recording)
      if !found.isEmpty { return found }
    }
    return try Row.fetchAll(db, sql: "\(Library.recordingQuery) WHERE title = ? LIMIT 6", arguments: [name])
      .map(recording)
  }

  static let recordingQuery = """
    SELECT recording.sha256, title, original_name, recorded_at, imported_at, device, recording.first_word,
      recording.past_word, storage, path, rate, channels, frames, integrated, true_peak, extent,
      reciter.number, reciter.id, name, riwayah, counting, reciter.kind
    FROM recording JOIN audio_file ON audio_file.id = recording.file JOIN reciter ON reciter.number = recording.reciter
      LEFT JOIN loudness ON loudness.file = audio_file.id
    """

  func recording(_ row: Row) throws -> Recording {
    let expected = try? WordRange(stored: row[6] as Int?, past: row[7] as Int?)
    let path: String = try row[9]
    let isCopy = try row[8] == NewAudioFile.Storage.recordings.rawValue
    return try Recording(
      sha256: row[0], title: row[1], originalName: row[2], recordedAt: StoredNumbers.moment(row[3]),
      importedAt: StoredNumbers.checked(row[4] as Int, "time"), device: row[5],
      expected: expected, reciter: StoredReciter(row, from: 16).reciter,
      file: AudioFile(
        stored: isCopy ? folders.recordings + "/" + path : path, rate: row[10], channels: row[11], frames: row[12]),
      loudness: loudness(row))
  }

  private func loudness(_ row: Row) throws -> Loudness? {
    guard let integrated = try row[13] as Double?, let peak = try row[14] as Double?,
      let extent = try row[15] as String?
    else { return nil }
    return Loudness.Extent(rawValue: extent).flatMap { Loudness(integrated: integrated, truePeak: peak, extent: $0) }
  }
}
