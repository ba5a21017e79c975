import Foundation
import GRDB
public import TilawaCore

extension Library {
  /// Stores a reciter whose files can be fetched; one of the same name is replaced, and what was fetched of another source
  /// is forgotten, its files left where they are. One that is stored with this source already stays as it is, and one who has
  /// other hosts of the same files now keeps what was fetched.
  ///
  /// A reciter who brings an id never takes the place of one with files of the user's.
  /// - Parameters:
  ///   - reciter: whose files they are.
  ///   - source: where they are.
  ///   - added: seconds since 1970.
  /// - Throws: `.invalid` where the name belongs to somebody whose recordings were imported.
  public func add(_ reciter: NewReciter, from source: RemoteSource, added: Int) throws(StoreError) -> Reciter {
    let content = try storing("store \(reciter.name)", folders.library) { try Library.encoded(source) }
    return try write("store \(reciter.name)") { db in
      let (id, existing) = try place(for: reciter, db) { try isReplaced($0, by: reciter, db) }
      if let existing {
        let isKnown = existing.reciter.riwayah == reciter.riwayah && existing.reciter.counting == reciter.counting
        let before = try Library.source(of: existing.number, db)
        if isKnown, before == source { return existing.reciter }
        if isKnown, let before, source.isOfTheSameFiles(as: before) {
          let statement = "UPDATE remote_source SET content = ? WHERE reciter = ?"
          try db.execute(sql: statement, arguments: [content, existing.number])
          return existing.reciter
        }
        try clear(existing, for: reciter, db)
      }
      let number = try store(reciter, id: id, over: existing, db)
      try db.execute(sql: "INSERT INTO remote_source VALUES (?, ?)", arguments: [number, content])
      return try known(id, db).reciter
    }
  }

  static func source(of reciter: Int64, _ db: Database) throws -> RemoteSource? {
    let query = "SELECT content FROM remote_source WHERE reciter = ?"
    return try String.fetchOne(db, sql: query, arguments: [reciter])
      .map { try JSONDecoder().decode(RemoteSource.self, from: Data($0.utf8)) }
  }

  /// Nil for a reciter whose files are the user's.
  public func remoteSource(of id: String) throws(StoreError) -> RemoteSource? { try remoteSources(of: [id])[id] }

  /// The sources of those of these reciters who have one, by id.
  public func remoteSources(of ids: Set<String>) throws(StoreError) -> [String: RemoteSource] {
    try read("look up where files can be had") { db in
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
