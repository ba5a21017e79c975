import FoundationEssentials
import GRDB
package import TilawaCore

extension ReciterStore {
  /// Stores a reciter with all files. A reciter of the same name is replaced and keeps the place in the order. A
  /// reciter with a remote source is not replaced because an id equals the name.
  ///
  /// - Parameters:
  ///   - reciter: the reciter.
  ///   - files: all of the reciter's files, with their segments.
  ///   - timings: the published timings of the files; those of an earlier set of the same name are deleted.
  ///   - added: seconds since 1970.
  /// - Throws: `.invalid` if the name belongs to a reciter with imported recordings.
  package func replace(
    _ reciter: NewReciter, files: [NewAudioFile], timings: PublishedSet? = nil, added: Int
  ) throws(StoreError) -> Reciter {
    try write(StoreSentences.cannotStore(name: reciter.name)) { db in
      let (id, existing) = try ReciterTable.place(for: reciter, db) { try ReciterTable.isReplaced($0, by: reciter, db) }
      if let existing { try ReciterTable.clear(existing, for: reciter, db) }
      let number = try ReciterTable.store(reciter, id: id, over: existing, db)
      if let timings { try TimingTable.put(timings, of: number, db) }
      for file in files { try FileTable.insert(file, of: number, added: added, db) }
      return try StoredReciter.known(id, db).reciter
    }
  }

  /// Stores a reciter with a remote source. A reciter of the same name is replaced: rows of files from another source
  /// are deleted, the files themselves stay on the disk. A reciter with the same source stays unchanged; a source that
  /// only adds hosts keeps the fetched files.
  ///
  /// A reciter with an id of its own never replaces a reciter with files of the user.
  ///
  /// - Parameters:
  ///   - reciter: the reciter.
  ///   - source: the addresses of the files.
  ///   - added: seconds since 1970.
  /// - Throws: `.invalid` if the name belongs to a reciter with imported recordings.
  package func add(_ reciter: NewReciter, from source: RemoteSource, added: Int) throws(StoreError) -> Reciter {
    let content = try storing(StoreSentences.cannotStore(name: reciter.name), folders.library) {
      try Self.encoded(source)
    }
    return try write(StoreSentences.cannotStore(name: reciter.name)) { db in
      let (id, existing) = try ReciterTable.place(for: reciter, db) { try ReciterTable.isReplaced($0, by: reciter, db) }
      if let existing {
        let isKnown = existing.reciter.riwayah == reciter.riwayah && existing.reciter.counting == reciter.counting
        let before = try ReciterTable.source(of: existing.number, db)
        if isKnown, before == source { return existing.reciter }
        if isKnown, let before, source.isOfTheSameFiles(as: before) {
          let statement = "UPDATE remote_source SET content = ? WHERE reciter = ?"
          try db.execute(sql: statement, arguments: [content, existing.number])
          return existing.reciter
        }
        try ReciterTable.clear(existing, for: reciter, db)
      }
      let number = try ReciterTable.store(reciter, id: id, over: existing, db)
      try db.execute(sql: "INSERT INTO remote_source VALUES (?, ?)", arguments: [number, content])
      return try StoredReciter.known(id, db).reciter
    }
  }

  /// The source of a reciter's files; nil where they are the user's.
  package func source(of id: String) throws(StoreError) -> RemoteSource? { try sources(of: [id])[id] }

  /// The remote sources of reciters, by id; a reciter without one is left out.
  package func sources(of ids: Set<String>) throws(StoreError) -> [String: RemoteSource] {
    try read(StoreSentences.cannotLookUpWhereFilesCanBeHad) { db in
      let query = "SELECT id, content FROM remote_source JOIN reciter ON reciter.number = remote_source.reciter"
      var sources: [String: RemoteSource] = [:]
      for row in try Row.fetchAll(db, sql: query) {
        let id: String = try row[0]
        if ids.contains(id) {
          sources[id] = try JSONDecoder().decode(RemoteSource.self, from: Data((row[1] as String).utf8))
        }
      }
      return sources
    }
  }

  private static func encoded(_ source: RemoteSource) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(source), as: UTF8.self)
  }
}
