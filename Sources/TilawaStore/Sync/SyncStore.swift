import GRDB
import TilawaCore
import TilawaMerging
import TilawaFiles

/// The knowledge of this library about the devices that it is synchronised with.
///
/// Changes of the library are noted in the transaction that makes them, by triggers of its tables. They become operations when a part of
/// the log is closed.
package struct SyncStore: LibraryStore {
  let database: LibraryDatabase
  /// The readers that say which values of others the program understands.
  let readers: SyncReaders
  /// Reads a sound to its end.
  let measure: SoundMeasuring

  /// The number of words in the Quran.
  var words: Int { readers.structure.words }

  init(database: LibraryDatabase, readers: SyncReaders, measure: @escaping SoundMeasuring) {
    self.database = database
    self.readers = readers
    self.measure = measure
  }

  /// Runs `body` on the shared things in one transaction.
  func change<Value>(_ operation: Sentence, _ body: (SyncLibraryRows) throws -> Value) throws(StoreError) -> Value {
    try write(operation) { try body(rows($0)) }
  }

  func rows(_ db: Database) -> SyncLibraryRows {
    SyncLibraryRows(db, folders: folders, words: words, readers: readers, now: now)
  }

  // MARK: - The place

  /// The place of the synchronisation, and the names of this device.
  package struct Settings: Hashable, Sendable {
    /// The place as the user gave it.
    package let place: String
    /// The name of this device for people.
    package let name: String
    /// The name of this device in logs.
    package let device: String
  }

  /// Returns nil where the library is not synchronised.
  package func settings() throws(StoreError) -> Settings? {
    try read(StoreSentences.cannotLookUpPlaceOfSync) { db in
      try Row.fetchOne(db, sql: "SELECT place, name, device FROM sync_device").map { row in
        try Settings(place: row[0], name: row[1], device: row[2])
      }
    }
  }

  /// Begins to synchronise with a place, or goes on in another one. In a new place all is new.
  package func begin(with place: String, called name: String) throws(StoreError) {
    try write(StoreSentences.cannotBeginToSynchronise) { db in
      let known = try String.fetchOne(db, sql: "SELECT place FROM sync_device")
      if known == place {
        return try db.execute(sql: "UPDATE sync_device SET name = ?", arguments: [name])
      }
      try Self.forgetAll(db)
      try db.execute(
        sql: """
          INSERT INTO sync_device(id, device, number, milliseconds, tick, place, name, is_noting, words)
          VALUES (1, ?, 0, 0, 0, ?, ?, 1, ?)
          """, arguments: [RandomID.make(), place, name, words])
      for statement in LibrarySchema.syncAll { try db.execute(sql: statement) }
    }
  }

  /// Ends the synchronisation; the library and the place stay as they are.
  package func end() throws(StoreError) {
    try write(StoreSentences.cannotEndSynchronisation) { try Self.forgetAll($0) }
  }

  private static func forgetAll(_ db: Database) throws {
    for table in [
      "device", "card", "changed", "head", "part", "replaced", "snapshot", "outbox", "sound", "emptied", "arrived",
    ] { try db.execute(sql: "DELETE FROM sync_\(table)") }
  }
}
