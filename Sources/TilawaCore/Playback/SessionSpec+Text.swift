extension SessionSpec.Continuation.Stride {
  /// Reads `ayat:N` or `pages:N`, N from 1; nil for anything else.
  package init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[1]), count > 0 else { return nil }
    switch parts[0] {
    case "ayat": self = .ayat(count)
    case "pages": self = .pages(count)
    default: return nil
    }
  }

  /// The text form for `init(text:)`.
  package var text: String {
    switch self {
    case .ayat(let count): "ayat:\(count)"
    case .pages(let count): "pages:\(count)"
    }
  }
}

extension SessionSpec.Continuation.Extent {
  /// Reads a number of steps from 1, `surah`, `page` or `juz`; nil for anything else.
  package init?(text: String) {
    switch text {
    case "surah": self = .surah
    case "page": self = .page
    case "juz": self = .juz
    default:
      guard let count = Int(text), count > 0 else { return nil }
      self = .steps(count)
    }
  }

  /// The text form for `init(text:)`.
  package var text: String {
    switch self {
    case .steps(let count): "\(count)"
    case .surah: "surah"
    case .page: "page"
    case .juz: "juz"
    }
  }
}
