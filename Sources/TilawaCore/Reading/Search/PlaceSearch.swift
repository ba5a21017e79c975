/// A place in the Quran that a text names.
public enum SearchPlace: Hashable, Sendable {
  /// How near a name is to what was typed.
  public enum Likeness: Hashable, Sendable {
    /// The name in any usual spelling, or a word of it.
    case named
    /// A name that somebody may have meant.
    case misspelt
  }

  /// What a reference stands for, such as `2:255` or `page:77`.
  case range(AyahRange)
  /// A surah, and how it was named.
  case surah(Surah, Likeness)
}

/// Finds places by references and by names of surahs, misspelt ones too.
public struct PlaceSearch: Sendable {
  private let parser: RangeParser
  private let structure: QuranStructure
  /// No name is longer; longer texts are not compared with any.
  private static let longestName = 60

  /// A search whose references are numbers of this counting.
  public init(structure: QuranStructure, counting: VerseCounting) {
    self.structure = structure
    parser = RangeParser(structure: structure, counting: counting)
  }

  /// A search whose references are numbers of a riwayah's counting, and its juz, hizb and rub.
  public init(structure: QuranStructure, riwayah: Riwayah) {
    self.init(structure: structure.divided(as: riwayah), counting: riwayah.counting)
  }

  /// The places that a text names, the likeliest first; none for any other text.
  ///
  /// - Throws: `RangeError` for what has the form of a reference and is none, such as `2:300`.
  public func places(for text: String) throws(RangeError) -> [SearchPlace] {
    let text = text.trimmingSpace
    guard !text.isEmpty, text.unicodeScalars.count <= PlaceSearch.longestName else { return [] }
    if PlaceSearch.isReference(text) { return try parser.parse([text]).map(SearchPlace.range) }
    if let division = PlaceSearch.division(text) { return [.range(try parser.parse(division))] }
    let names = SurahNames(structure.surahs)
    let named = names.surahs(havingInName: text)
    if !named.isEmpty { return named.map { .surah($0, .named) } }
    return names.suggestions(for: text).map { .surah($0, .misspelt) }
  }

  /// `juz 30` and the like, as a reference.
  private static func division(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, RangeScanner.isKind(words[0]),
      ArabicText.westernDigits(String(words[1])).unicodeScalars.allSatisfy({ ("0"..."9").contains($0) })
    else { return nil }
    return "\(words[0]):\(words[1])"
  }

  /// Whether a text is made like a reference: numbers alone, or a name, a colon and numbers.
  private static func isReference(_ text: String) -> Bool {
    let digits = ArabicText.westernDigits(text).unicodeScalars
    let numbers: (Unicode.Scalar) -> Bool = { ("0"..."9").contains($0) }
    guard digits.contains(where: numbers) else { return false }
    let rest = digits.firstIndex(of: ":").map { digits[digits.index(after: $0)...] }
    let signs: Set<Unicode.Scalar> = [":", "-", "–", " "]
    return (rest ?? digits[...]).allSatisfy { numbers($0) || signs.contains($0) }
  }
}

extension String {
  /// Without white space at both ends.
  fileprivate var trimmingSpace: String {
    let first = firstIndex { !$0.isWhitespace } ?? endIndex
    let past = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? first
    return String(self[first..<past])
  }
}
