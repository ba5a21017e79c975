/// The division of the text for the reader (G-4).
package enum ReadingFlow: String, CaseIterable, Hashable {
  /// Pages of the mushaf, by their lines.
  case page
  /// Surah by surah, row after row.
  case continuous
  /// Ayah by ayah, with the packs beside each.
  case verses

  /// The next division; after the last one the first.
  package var next: ReadingFlow {
    switch self {
    case .page: .continuous
    case .continuous: .verses
    case .verses: .page
    }
  }
}
