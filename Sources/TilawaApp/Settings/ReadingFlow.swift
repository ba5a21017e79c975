/// The division of the text for the reader (G-4).
package enum ReadingFlow: String, CaseIterable, Hashable {
  /// Pages of the mushaf, by their lines.
  case page
  /// Surah by surah, row after row.
  case continuous
  /// An ayah at a time, with what is beside it.
  case verses

  /// The one after it, the first after the last.
  package var next: ReadingFlow {
    switch self {
    case .page: .continuous
    case .continuous: .verses
    case .verses: .page
    }
  }
}
