import GRDB
import Glibc
package import TilawaCore

/// The user's recordings.
package struct RecordingStore: LibraryStore {
  let database: LibraryDatabase

  var table: RecordingTable { RecordingTable(folders: folders) }

  /// All recordings, the newest first by the time of recording, else of import.
  package func all() throws(StoreError) -> [Recording] {
    try read(StoreSentences.cannotListRecordings) { db in
      try Row.fetchAll(
        db, sql: "\(RecordingTable.query) ORDER BY coalesce(recorded_at, imported_at) DESC, recording.id DESC"
      ).map(table.recording)
    }
  }

  /// Finds a recording by a name: the first four or more digits of its id, its title, the name of the file that was
  /// imported, with or without its ending, or `last` for the latest import; else by a part of its title or of that name.
  ///
  /// - Throws: `.notFound`, with similar titles, else those of the latest; `.invalid` if several recordings match, with
  ///   their names.
  package func find(_ name: String) throws(StoreError) -> Recording {
    if let exact = try findExact(name) { return exact }
    let all = try all()
    switch NameChoice(name, among: all, names: { [$0.title, $0.originalName].filter { !$0.isEmpty } }) {
    case .one(let recording): return recording
    case .several(let recordings): throw ambiguous(name, recordings)
    case .none(let near):
      func list(_ recordings: some Sequence<Recording>) -> String {
        recordings.map { "\($0.title) (\($0.id))" }.listed
      }
      let latest = list(all.prefix(3))
      let message =
        near.isEmpty
        ? latest.isEmpty ? StoreSentences.none : StoreSentences.noneButLatest(latest: latest)
        : StoreSentences.noneButNear(near: list(near))
      throw StoreError(
        .notFound, StoreSentences.cannotFindRecordingNamed(name: name), message, .unknownRecording(name: name))
    }
  }

  /// Finds a recording by the digits of its id, its whole title, the whole name of its file, or `last`; nil where there is
  /// none.
  ///
  /// - Throws: `.invalid` if several recordings match, with their names.
  package func findExact(_ name: String) throws(StoreError) -> Recording? {
    let found = try read(StoreSentences.cannotFindRecording) { db in try matches(name, db) }
    guard found.count <= 1 else { throw ambiguous(name, found) }
    return found.first
  }

  /// The recordings that were imported last, the latest first.
  package func latest(_ count: Int) throws(StoreError) -> [Recording] {
    try read(StoreSentences.cannotListRecordings) { db in
      let query = "\(RecordingTable.query) ORDER BY imported_at DESC, recording.id DESC LIMIT ?"
      return try Row.fetchAll(db, sql: query, arguments: [count]).map(table.recording)
    }
  }

  private func ambiguous(_ name: String, _ recordings: [Recording]) -> StoreError {
    let names = recordings.prefix(5).map { "\($0.sha256.prefix(12)) (\($0.title))" }.listed
    return StoreError(
      .invalid, StoreSentences.cannotFindRecordingNamed(name: name), StoreSentences.recordingAmbiguous(names: names))
  }

  /// The recording of a SHA-256; nil where there is none.
  package func find(sha256: String) throws(StoreError) -> Recording? {
    try read(StoreSentences.cannotFindRecording) { db in
      try Row.fetchOne(db, sql: "\(RecordingTable.query) WHERE recording.sha256 = ?", arguments: [sha256])
        .map(table.recording)
    }
  }

  /// The recordings whose sound lies in these files, by path. A file without a recording is left out.
  package func inFiles(_ paths: Set<String>) throws(StoreError) -> [String: Recording] {
    try read(StoreSentences.cannotFindRecordingsOfFiles) { db in
      var found: [String: Recording] = [:]
      let copies = folders.recordings + "/"
      for path in paths {
        let isCopy = path.hasPrefix(copies)
        let row = try Row.fetchOne(
          db, sql: "\(RecordingTable.query) WHERE path = ? AND storage = ?",
          arguments: [
            isCopy ? String(path.dropFirst(copies.count)) : path,
            (isCopy ? NewAudioFile.Storage.recordings : .absolute).rawValue,
          ])
        found[path] = try row.map(table.recording)
      }
      return found
    }
  }

  /// The first eight digits of the ids and the titles, the latest import first, without opening the library for more; a
  /// shell completes them.
  ///
  /// - Throws: as opening the library does.
  package static func names(in folders: Folders) throws(StoreError) -> [(id: String, title: String)] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing(StoreSentences.cannotListRecordings, folders.library) {
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
      let query = "\(RecordingTable.query) ORDER BY imported_at DESC, recording.id DESC LIMIT 1"
      return try Row.fetchAll(db, sql: query).map(table.recording)
    }
    let digits = name.lowercased()
    if digits.utf8.count >= 4, digits.allSatisfy(\.isHexDigit) {
      let query = "\(RecordingTable.query) WHERE recording.sha256 >= ? AND recording.sha256 < ? LIMIT 6"
      let found = try Row.fetchAll(db, sql: query, arguments: [digits, digits + "g"]).map(table.recording)
      if !found.isEmpty { return found }
    }
    let titled = try Row.fetchAll(db, sql: "\(RecordingTable.query) WHERE title = ? LIMIT 6", arguments: [name])
    if !titled.isEmpty { return try titled.map(table.recording) }
    let query = """
      \(RecordingTable.query)
      WHERE original_name = :name OR substr(original_name, 1, length(:name) + 1) = :name || '.' LIMIT 6
      """
    return try Row.fetchAll(db, sql: query, arguments: ["name": name]).map(table.recording)
  }
}
