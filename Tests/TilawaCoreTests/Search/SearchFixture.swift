import TilawaCore
import TilawaStore
import TilawaTestSupport

/// The whole Quran to search in, read once for all tests.
enum SearchFixture {
  private static let shared = Result { (try RealQuran.structure(), try RealQuran.database().textSearch()) }

  static func find(_ text: String, _ extent: SearchQuery.Extent = .parts) throws -> SearchResult {
    try shared.get().1.hits(for: SearchQuery(text, matching: extent))
  }

  /// The ayat in which a query is found, the best first.
  static func refs(_ text: String, _ extent: SearchQuery.Extent = .parts) throws -> [String] {
    let structure = try shared.get().0
    return try find(text, extent).hits.map { "\(structure.ayah(at: $0.ordinal, in: .kufi))" }
  }

  static func search() throws -> TextSearch { try shared.get().1 }
  static func structure() throws -> QuranStructure { try shared.get().0 }
}
