import FoundationEssentials
package import TilawaCore
package import TilawaStore

/// The database that the program ships with, as it lies in the source tree.
package enum RealQuran {
  package static func path() throws -> String { try QuranDatabase.locate(environment: [:]) }

  package static func database() throws -> QuranDatabase {
    let cache = FileManager.default.temporaryDirectory.appending(path: "tilawa-tests").path
    return try QuranDatabase(path: path(), cache: cache)
  }

  package static func structure() throws -> QuranStructure { try database().structure }

  package static func text(of ref: AyahRef) throws -> String { try database().text(of: ref) }

  /// All 6,236 ayat in order.
  package static func texts() throws -> [(ref: AyahRef, text: String)] {
    let quran = try database()
    let refs = (0..<6236).map { quran.structure.ayah(at: $0, in: .kufi) }
    let texts = try quran.texts(of: refs.map { quran.structure.span(of: $0) })
    return zip(refs, texts).map { (ref: $0, text: $1) }
  }
}
