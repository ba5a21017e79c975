/// What somebody looks for: words, and phrases whose words stand in order.
///
/// Reading one never fails: what is no letter and no digit parts words and is nothing else.
public struct SearchQuery: Hashable, Sendable {
  /// What a word of a query stands for in the text.
  public enum Extent: String, CaseIterable, Hashable, Sendable {
    /// Any letters that follow each other, be it in the middle of a word.
    case parts
    /// Whole words.
    case whole
  }

  /// Whether words may be found inside words.
  public let extent: Extent
  let terms: [SearchTerm]

  /// Reads a text: words, and phrases between quotation marks of any kind.
  public init(_ text: String, matching extent: Extent = .parts) {
    self.init(texts: SearchQuery.phrases(in: text), extent)
  }

  /// Reads arguments as a shell gives them: one that holds a space is a phrase, unless quotation marks in it say otherwise.
  public init(arguments: [String], matching extent: Extent = .parts) {
    self.init(
      texts: arguments.flatMap { argument in
        argument.unicodeScalars.contains(where: SearchQuery.isQuote)
          ? SearchQuery.phrases(in: argument) : [(argument, isPhrase: true)]
      }, extent)
  }

  private init(texts: [(text: String, isPhrase: Bool)], _ extent: Extent) {
    self.extent = extent
    var terms: [SearchTerm] = []
    for (text, isPhrase) in texts {
      let phrase = SearchTerm(text)
      for term in isPhrase ? [phrase] : phrase.words where !term.letters.isEmpty && !terms.contains(term) {
        terms.append(term)
      }
    }
    self.terms = terms
  }

  /// Whether there is nothing in it that could be found.
  public var isEmpty: Bool { terms.isEmpty }

  /// Whether some of its words must stand in order.
  public var isPhrase: Bool { terms.contains { $0.letters.contains(.space) } }

  // MARK: - Quotation marks

  /// The texts between quotation marks, and those outside; a mark that nothing closes closes at the end.
  private static func phrases(in text: String) -> [(String, isPhrase: Bool)] {
    text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isQuote).enumerated().map {
      place, part in
      (String(part), isPhrase: place % 2 == 1)
    }
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0xAB, 0xBB, 0x201C...0x201F, 0xFF02: true
    default: false
    }
  }
}
