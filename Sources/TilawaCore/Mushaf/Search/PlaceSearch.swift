/// A place in the Quran found for a text.
package enum SearchPlace: Hashable, Sendable {
  /// A likeness of a name to the typed text.
  package enum Likeness: Hashable, Sendable {
    /// The name in a usual spelling, or a word of it.
    case named
    /// A name that the user may have meant.
    case misspelt
  }

  /// The range of a reference, such as `2:255` or `page:77`.
  case range(AyahRange)
  /// A surah, with the likeness of its name.
  case surah(Surah, Likeness)
}

/// A search for places by references and by names of surahs, misspelt ones too.
package struct PlaceSearch: Sendable {
  private let parser: RangeParser
  private let structure: QuranStructure
  /// The greatest number of characters of a name; longer texts are not compared.
  private static let longestName = 60

  /// Makes a search for references in this counting.
  package init(structure: QuranStructure, counting: VerseCounting) {
    self.structure = structure
    parser = RangeParser(structure: structure, counting: counting)
  }

  /// Makes a search for references in a riwayah's counting, with its juz, hizb and rub.
  package init(structure: QuranStructure, riwayah: Riwayah) {
    self.init(structure: structure.divided(as: riwayah), counting: riwayah.counting)
  }

  /// Returns the places that a text names, the likeliest first; empty for any other text.
  ///
  /// - Throws: `RangeError` for a text in the form of a reference without a place, such as `2:300`.
  package func places(for text: String) throws(RangeError) -> [SearchPlace] {
    let text = text.trimmingSpace
    guard !text.isEmpty, text.unicodeScalars.count <= PlaceSearch.longestName else { return [] }
    if PlaceSearch.isReference(text) || PlaceSearch.isDivision(text) {
      return try parser.parse([text]).map(SearchPlace.range)
    }
    if text.contains(where: \.isNumber) || structure.names.hasPassage(named: text),
      let ranges = try? parser.ranges(text)
    {
      return ranges.map(SearchPlace.range)
    }
    return structure.names.surahs(havingInName: text).map { .surah($0, .named) }
  }

  /// Returns the surahs whose names a text may misspell, the likeliest first.
  package func guesses(for text: String) -> [SearchPlace] {
    let text = text.trimmingSpace
    guard !text.isEmpty, text.unicodeScalars.count <= PlaceSearch.longestName else { return [] }
    return structure.names.suggestions(for: text).map { .surah($0, .misspelt) }
  }

  /// Whether a text is the kind of a division and a number: `juz 30`.
  private static func isDivision(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, case .kind = RangeWords.meaning(of: NameSpelling.words(of: words[0])) else { return false }
    return ArabicText.westernDigits(String(words[1])).isASCIIDigits
  }

  /// Whether a text has the form of a reference: numbers alone, or a name, a colon and numbers.
  private static func isReference(_ text: String) -> Bool {
    let digits = ArabicText.westernDigits(text).unicodeScalars
    guard digits.contains(where: \.isASCIIDigit) else { return false }
    let rest = digits.firstIndex(of: ":").map { digits[digits.index(after: $0)...] }
    let signs: Set<Unicode.Scalar> = [":", "-", "–", " "]
    return (rest ?? digits[...]).allSatisfy { $0.isASCIIDigit || signs.contains($0) }
  }
}

extension String {
  /// The text without white space at both ends.
  fileprivate var trimmingSpace: String {
    let first = firstIndex { !$0.isWhitespace } ?? endIndex
    let past = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? first
    return String(self[first..<past])
  }
}
