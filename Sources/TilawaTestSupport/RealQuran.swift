import Foundation
public import TilawaCore
public import TilawaStore

/// The database that the program ships with, as it lies in the source tree.
public enum RealQuran {
  public static func path() throws -> String { try QuranDatabase.locate(environment: [:]) }

  public static func database() throws -> QuranDatabase {
    let cache = FileManager.default.temporaryDirectory.appending(path: "tilawa-tests").path
    return try QuranDatabase(path: path(), cache: cache)
  }

  public static func structure() throws -> QuranStructure { try database().structure }
}
