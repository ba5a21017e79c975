import GRDB
import Glibc
package import TilawaCore

/// The reading of the Quran, and the khatmat in which it counts.
package struct KhatmStore: LibraryStore {
  let database: LibraryDatabase

  /// The khatmat of a state, or all that were not removed; the current one comes first.
  package func all(_ state: Khatm.State? = nil) throws(StoreError) -> [Khatm] {
    try read(StoreSentences.cannotReadKhatmat) { db in
      try KhatmTable.all(db).filter { state == nil ? $0.state != .removed : $0.state == state }
    }
  }

  /// The current khatm; if none is open, a new one that is not stored.
  package func current(now: Int) throws(StoreError) -> Khatm {
    try read(StoreSentences.cannotReadKhatmat) { try KhatmTable.current($0) } ?? Khatm(made: now)
  }

  /// - Throws: `.notFound`, with the names of all khatmat.
  package func named(_ name: String) throws(StoreError) -> Khatm {
    try read(StoreSentences.cannotLookUpKhatm) { try KhatmTable.named(name, $0) }
  }

  /// Stores a new khatm and makes it the current one.
  ///
  /// - Throws: `.invalid` where there is one of the name.
  package func make(_ khatm: Khatm) throws(StoreError) {
    try write(StoreSentences.cannotMakeKhatm) { db in
      if let known = try KhatmTable.all(db).first(where: { $0.name == khatm.name }) {
        guard known.state == .removed else {
          throw StoreError(
            .invalid, StoreSentences.cannotMakeKhatmNamed(name: khatm.name), StoreSentences.nameUsedChoose)
        }
        throw StoreError(
          .invalid, StoreSentences.cannotMakeKhatmNamed(name: khatm.name), StoreSentences.nameUsed,
          .removedKhatm(name: khatm.name))
      }
      try KhatmTable.insert(khatm, db)
    }
  }

  /// Makes a khatm the current one.
  package func choose(_ name: String) throws(StoreError) {
    try write(StoreSentences.cannotChooseKhatm) { db in
      let khatm = try KhatmTable.named(name, db)
      try KhatmTable.checkOpen(khatm)
      try KhatmTable.choose(name, db)
    }
  }

  /// Closes, removes or reopens a khatm; a reopened one becomes the current one. Its entries stay in any case.
  ///
  /// - Returns: what it is now.
  @discardableResult
  package func set(_ name: String, to state: Khatm.State) throws(StoreError) -> Khatm {
    try write(StoreSentences.cannotChangeKhatm) { db in
      _ = try KhatmTable.named(name, db)
      try db.execute(sql: "UPDATE khatm SET state = ? WHERE name = ?", arguments: [state.rawValue, name])
      if state == .open { try KhatmTable.choose(name, db) }
      return try KhatmTable.named(name, db)
    }
  }

  /// Sets whether what is heard from now on counts in a khatm.
  package func set(_ name: String, to listening: Khatm.Listening) throws(StoreError) {
    try write(StoreSentences.cannotChangeKhatm) { db in
      _ = try KhatmTable.named(name, db)
      try db.execute(sql: "UPDATE khatm SET listening = ? WHERE name = ?", arguments: [listening.rawValue, name])
    }
  }

  /// The names of the khatmat, without opening the library for more; a shell completes them.
  ///
  /// - Throws: as opening the library does.
  package static func names(in folders: Folders) throws(StoreError) -> [String] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing(StoreSentences.cannotListKhatmat, folders.library) {
      var names: [String] = []
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT name FROM khatm WHERE state <> 'removed' ORDER BY chosen DESC") {
          names.append($0.text(0))
        }
      }
      return names
    }
  }
}
