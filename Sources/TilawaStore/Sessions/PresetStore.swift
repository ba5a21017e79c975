import Foundation
import GRDB
import Glibc
import TilawaCore

/// The presets: requests to play, each under a name.
package struct PresetStore: LibraryStore {
  let database: LibraryDatabase

  /// All presets, by name.
  package func all() throws(StoreError) -> [Preset] {
    try read(StoreSentences.cannotListPresets) { db in
      try Row.fetchAll(db, sql: "SELECT name, content, saved_at FROM preset ORDER BY name").map(Self.preset)
    }
  }

  /// The preset of a name.
  ///
  /// - Throws: `.notFound`, with the names that there are.
  package func named(_ name: String) throws(StoreError) -> Preset {
    let found = try read(StoreSentences.cannotFindPreset) { db in
      let query = "SELECT name, content, saved_at FROM preset WHERE name = ?"
      return try Row.fetchOne(db, sql: query, arguments: [name]).map(Self.preset)
    }
    guard let found else { throw absent(name, try all().map(\.name)) }
    return found
  }

  private func absent(_ name: String, _ names: [String]) -> StoreError {
    let known = names.isEmpty ? StoreSentences.noneYet : StoreSentences.thereAre(names: names.listed)
    return StoreError(.notFound, StoreSentences.cannotFindPresetNamed(name: name), known)
  }

  /// Stores a preset in the place of one of the same name.
  package func save(_ preset: Preset) throws(StoreError) {
    try write(StoreSentences.cannotSavePreset(name: preset.name)) { db in
      try db.execute(
        sql: """
          INSERT INTO preset VALUES (?, ?, ?)
          ON CONFLICT DO UPDATE SET content = excluded.content, saved_at = excluded.saved_at
          """, arguments: [preset.name, preset.content, preset.saved])
    }
  }

  /// Deletes a preset.
  ///
  /// - Throws: `.notFound`.
  package func delete(_ name: String) throws(StoreError) {
    _ = try named(name)
    try write(StoreSentences.cannotDeletePreset(name: name)) { db in
      try db.execute(sql: "DELETE FROM preset WHERE name = ?", arguments: [name])
    }
  }

  /// Gives a preset another name.
  ///
  /// - Throws: `.notFound`; `.invalid` where another has the new name.
  package func rename(_ name: String, to other: String) throws(StoreError) {
    _ = try named(name)
    try write(StoreSentences.cannotRenamePreset(name: name)) { db in
      let query = "SELECT EXISTS (SELECT * FROM preset WHERE name = ?)"
      if try Bool.fetchOne(db, sql: query, arguments: [other]) == true {
        throw StoreError(
          .invalid, StoreSentences.cannotRenamePreset(name: name), StoreSentences.oneCalled(other: other))
      }
      try db.execute(sql: "UPDATE preset SET name = ? WHERE name = ?", arguments: [other, name])
    }
  }

  /// The names of the presets, for the completion of a shell. Reads nothing else of the library.
  ///
  /// - Throws: as opening the library does.
  package static func names(in folders: Folders) throws(StoreError) -> [String] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing(StoreSentences.cannotListPresets, folders.library) {
      var names: [String] = []
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT name FROM preset ORDER BY name") { names.append($0.text(0)) }
      }
      return names
    }
  }

  private static func preset(_ row: Row) throws -> Preset {
    let content: String = try row[1]
    guard (try? JSONSerialization.jsonObject(with: Data(content.utf8))) != nil else {
      throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: StoreSentences.presetUnreadable.text)
    }
    return try Preset(name: row[0], content: content, saved: row[2])
  }
}
