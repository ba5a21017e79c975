import TilawaCore
import TilawaStore

// The lines for programs about a search. Members keep this order.

/// The counts of a search.
struct SearchCounts: Encodable {
  let query: String
  let riwayah: String
  let occurrences: Int
  let ayat: Int
}

/// A page of results, after the counts.
struct SearchFound: Encodable {
  /// A surah whose name is like the query.
  struct Surah: Encodable {
    let number: Int
    let arabic: String
    let transliteration: String
    let english: String
    /// Whether the query misspells the name.
    let isMisspelt: Bool

    private enum CodingKeys: String, CodingKey {
      case number, arabic, transliteration, english
      case isMisspelt = "misspelt"
    }

    init(_ surah: TilawaCore.Surah, _ likeness: SearchPlace.Likeness) {
      (number, arabic, transliteration, english) = (surah.id, surah.arabic, surah.transliteration, surah.english)
      isMisspelt = likeness == .misspelt
    }
  }

  /// An ayah that is shown, before its matches.
  struct Ayah: Encodable {
    let ref: String
    let surah: Int
    let ayah: Int
    let text: String
  }

  /// A passage of a pack, before its matches.
  struct Passage: Encodable {
    let ayat: String
    let text: String
    /// The text of the pack; left out where it is the same.
    let source: String?
  }

  /// The places where the query stands in a text.
  struct Matches: Encodable {
    struct Match: Encodable {
      /// Indices of code points.
      let start: Int
      let end: Int
      let text: String
    }

    let occurrences: Int
    let matches: [Match]

    init(_ hit: SearchHit?, in text: String) {
      let scalars = Array(text.unicodeScalars)
      occurrences = hit?.occurrences ?? 0
      matches = (hit?.matches ?? []).map { range in
        Match(
          start: range.lowerBound, end: range.upperBound, text: String(String.UnicodeScalarView(scalars[range])))
      }
    }
  }

  /// The results in a pack.
  struct Pack: Encodable {
    let pack: String
    let occurrences: Int
    /// The number of passages with an occurrence.
    let passages: Int
    let hits: [JoinedMembers]
  }

  let surahs: [Surah]
  let ranges: [String]
  /// The number of the first result of the page; 0 for an empty page.
  let first: Int
  let hits: [JoinedMembers]
  let packs: [Pack]
}
