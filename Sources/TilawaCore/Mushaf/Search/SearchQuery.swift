/// A query: words, and phrases of words in order.
///
/// Reading a query never fails. All characters but letters and digits only separate words.
package struct SearchQuery: Hashable, Sendable {
  /// A rule for the words of a query.
  package enum Extent: String, CaseIterable, Hashable, Sendable {
    /// A word matches any neighbouring letters, even inside a word.
    case parts
    /// A word matches whole words only.
    case whole
  }

  /// The rule for the words: whole words, or parts of words.
  package let extent: Extent
  let terms: [SearchTerm]
  /// The whole words that also count as an occurrence of each term, as other forms of it.
  private(set) var forms: [[SearchTerm]]

  /// Reads a text: words, and phrases between quotation marks of any kind.
  package init(_ text: String, matching extent: Extent = .parts) {
    self.init(texts: SearchQuery.phrases(in: text), extent)
  }

  /// Reads arguments from a shell. An argument without quotation marks is a phrase.
  package init(arguments: [String], matching extent: Extent = .parts) {
    self.init(
      texts: arguments.flatMap { argument in
        argument.unicodeScalars.contains(where: SearchQuery.isQuote)
          ? SearchQuery.phrases(in: argument) : [(argument, isPhrase: true)]
      }, extent)
  }

  private init(texts: [(text: String, isPhrase: Bool)], _ extent: Extent) {
    var terms: [SearchTerm] = []
    for (text, isPhrase) in texts {
      let phrase = SearchTerm(text)
      for term in isPhrase ? [phrase] : phrase.words where !term.letters.isEmpty && !terms.contains(term) {
        terms.append(term)
      }
    }
    self.init(terms: terms, extent)
  }

  init(terms: [SearchTerm], _ extent: Extent) {
    self.extent = extent
    self.terms = terms
    forms = Array(repeating: [], count: terms.count)
  }

  /// Returns the query with other forms of its terms.
  func with(forms: [[SearchTerm]]) -> SearchQuery {
    var query = self
    query.forms = forms
    return query
  }

  /// Whether the query has no term.
  package var isEmpty: Bool { terms.isEmpty }

  /// Whether some of its words must stand in order.
  package var isPhrase: Bool { terms.contains { $0.letters.contains(.space) } }

  // MARK: - Quotation marks

  /// Returns the texts inside and outside quotation marks. An open mark is closed at the end.
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
