import GRDB
import Glibc
package import TilawaCore

/// The positions at which somebody reads on.
package struct PositionStore: LibraryStore {
  let database: LibraryDatabase

  /// All positions, the latest first.
  ///
  /// - Parameter structure: says which places there are; rows that name others are set aside.
  package func all(in structure: QuranStructure) throws(StoreError) -> ReadRows<ReadingPosition> {
    try positions(where: "1", [], structure)
  }

  /// The position of a name; empty where there is none.
  package func named(
    _ name: String, in structure: QuranStructure
  ) throws(StoreError) -> ReadRows<ReadingPosition> {
    try positions(where: "name = ?", [name], structure)
  }

  private func positions(
    where condition: String, _ arguments: StatementArguments, _ structure: QuranStructure
  ) throws(StoreError) -> ReadRows<ReadingPosition> {
    let places = PlaceReader(structure)
    return try SetAsideStore(database: database).sift(StoreSentences.cannotReadPositions, of: .position) { db, bad in
      try PositionRow.all(where: condition, arguments, places, db, &bad)
    }
  }

  /// Stores a position in the place of one of the same name, in one transaction; on the disk when it returns.
  package func set(_ position: ReadingPosition) throws(StoreError) {
    try write(StoreSentences.cannotKeepPosition(name: position.name)) { db in try PositionRow.put(position, db) }
  }

  /// Removes a position; false where there was none.
  ///
  /// - Parameters:
  ///   - name: of the position.
  ///   - now: seconds since 1970.
  package func remove(named name: String, now: Int) throws(StoreError) -> Bool {
    try write(StoreSentences.cannotRemovePosition(name: name)) { db in
      try db.execute(
        sql: "UPDATE position SET removed_at = max(?, set_at + 1) WHERE name = ? AND removed_at IS NULL",
        arguments: [now, name])
      return db.changesCount > 0
    }
  }

  /// The names of the positions, without opening the library for more; a shell completes them.
  ///
  /// - Throws: as opening the library does.
  package static func names(in folders: Folders) throws(StoreError) -> [String] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing(StoreSentences.cannotListPositions, folders.library) {
      var names: [String] = []
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT name FROM position WHERE removed_at IS NULL ORDER BY name") {
          names.append($0.text(0))
        }
      }
      return names
    }
  }
}
