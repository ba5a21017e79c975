/// A search for words in many texts: the ayat of the Quran, or the passages of a translation.
///
/// It is made once and asked often. Making it folds all texts, and this takes longer than a search. Any thread may use
/// it.
package struct TextSearch: Sendable {
  /// A spelling of texts.
  package enum Spelling: Hashable, Sendable {
    /// The Uthmani spelling of the mushaf, with all signs.
    case uthmani
    /// The usual spelling of any language; anything between `<` and `>` is ignored.
    case plain
  }

  let text: FoldedText

  /// Reads the texts. A text is identified by its place in the sequence.
  package init(_ texts: some Sequence<String>, spelled spelling: Spelling) {
    self.init(spelled: spelling) { add in
      for var text in texts { text.withUTF8(add) }
    }
  }

  /// Reads the texts that `source` gives in UTF-8, one after the other. No strings are needed.
  ///
  /// - Parameters:
  ///   - spelling: the spelling of the texts.
  ///   - letters: the expected number of letters; nil where it is not known.
  ///   - source: calls its argument for each text; the bytes are used only during the call.
  /// - Throws: the errors of `source`.
  package init<Failure: Error>(
    spelled spelling: Spelling, letters: Int? = nil,
    from source: ((UnsafeBufferPointer<UInt8>) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    var folded: FoldedText
    switch spelling {
    case .uthmani:
      folded = FoldedText(capacity: letters ?? 500_000)
      var folding = QuranFolding()
      try source { folding.append($0, to: &folded) }
    case .plain:
      folded = FoldedText(capacity: letters ?? 1_000_000)
      var folding = PlainFolding()
      try source { folding.append($0, to: &folded) }
    }
    text = folded
  }

  /// The number of texts.
  package var count: Int { text.count }

  /// Returns the texts with all terms of the query, ranked.
  ///
  /// - Parameters:
  ///   - query: the query.
  ///   - ordinals: the texts to search; nil means all.
  package func hits(for query: SearchQuery, within ordinals: [Range<Int>]? = nil) -> SearchResult {
    guard !query.isEmpty, count > 0 else { return .none }
    return text.withView { text in
      var pass = SearchPass(query, in: text)
      for range in ordinals ?? [0..<count] { pass.look(at: range.clamped(to: 0..<count)) }
      return pass.result()
    }
  }
}
